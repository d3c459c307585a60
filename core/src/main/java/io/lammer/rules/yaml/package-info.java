@NullMarked
package io.lammer.rules.yaml;

import org.jspecify.annotations.NullMarked;
