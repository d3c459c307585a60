/// The page about the servers that share a house.
@NullMarked
package io.lammer.web.system;

import org.jspecify.annotations.NullMarked;
