/// What tests of every module share.
@NullMarked
package io.lammer.kit;

import org.jspecify.annotations.NullMarked;
