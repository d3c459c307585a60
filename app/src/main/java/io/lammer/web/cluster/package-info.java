/// Messages between the servers of one house, and reading one's own writes on any of them.
@NullMarked
package io.lammer.web.cluster;

import org.jspecify.annotations.NullMarked;
