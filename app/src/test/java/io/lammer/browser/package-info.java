/// What people do on the pages, in a real browser.
@NullMarked
package io.lammer.browser;

import org.jspecify.annotations.NullMarked;
