@NullMarked
package io.lammer.report;

import org.jspecify.annotations.NullMarked;
