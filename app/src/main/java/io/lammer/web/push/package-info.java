/// Live updates: pieces of pages, pushed to screens as they change.
@NullMarked
package io.lammer.web.push;

import org.jspecify.annotations.NullMarked;
