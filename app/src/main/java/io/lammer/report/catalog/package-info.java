/// Editions and paytables, as text and as JSON.
@NullMarked
package io.lammer.report.catalog;

import org.jspecify.annotations.NullMarked;
