/// What the servers of one house say to each other, and what a page may not be older than.
@NullMarked
package io.lammer.server.peer;

import org.jspecify.annotations.NullMarked;
