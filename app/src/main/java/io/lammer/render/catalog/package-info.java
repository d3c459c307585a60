/// Editions and paytables as text and JSON.
@NullMarked
package io.lammer.render.catalog;

import org.jspecify.annotations.NullMarked;
