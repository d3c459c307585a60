/// Pages for auditing: journals, replays, verification and reports.
@NullMarked
package io.lammer.web.audit;

import org.jspecify.annotations.NullMarked;
