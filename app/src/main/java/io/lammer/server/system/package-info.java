/// The page of the servers that share a house.
@NullMarked
package io.lammer.server.system;

import org.jspecify.annotations.NullMarked;
