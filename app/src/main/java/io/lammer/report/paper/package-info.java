/// What reports are made of: tables, HTML, PDF and CSV.
@NullMarked
package io.lammer.report.paper;

import org.jspecify.annotations.NullMarked;
