@NullMarked
package io.lammer.script;

import org.jspecify.annotations.NullMarked;
