/// Journals, replays, verification and reports for those who look back.
@NullMarked
package io.lammer.server.audit;

import org.jspecify.annotations.NullMarked;
