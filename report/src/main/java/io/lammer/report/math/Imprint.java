package io.lammer.report.math;

import org.jspecify.annotations.Nullable;

/// Who answers for a report, and which program wrote it.
///
/// @param program the program and its version
/// @param sha256 of the program's files, or why there is none
/// @param author null where it is left to be written by hand, like the others
public record Imprint(
    String program,
    String sha256,
    @Nullable String author,
    @Nullable String reviewer,
    @Nullable String revision) {}
