/// The building blocks of reports: tables, HTML, PDF and CSV.
@NullMarked
package io.lammer.render.paper;

import org.jspecify.annotations.NullMarked;
