/// Exact odds of editions and paytables, computed in the background.
@NullMarked
package io.lammer.web.odds;

import org.jspecify.annotations.NullMarked;
