@NullMarked
package io.lammer.web;

import org.jspecify.annotations.NullMarked;
