/// Set-ups of tables: forms, checks, previews, import and export.
@NullMarked
package io.lammer.web.setup;

import org.jspecify.annotations.NullMarked;
