package io.lammer.server;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/// What an operator may set, by flag, environment or configuration file.
///
/// @param db the file of the house
/// @param demo a training floor with players and users of its own
/// @param profile the jurisdiction whose gaming day and flags the house keeps
/// @param profiles a folder of the operator's own profiles
/// @param pace how long a screen is left alone between two updates
/// @param insecure listen beyond this machine without TLS, behind a proxy that has it
/// @param expectProgram the SHA-256 that the program must have, if it is to be checked
/// @param expectCatalog the SHA-256 that the catalog and profiles must have
@ConfigurationProperties("lammer")
public record Settings(
    Path db,
    @DefaultValue("false") boolean demo,
    @DefaultValue("other") String profile,
    @Nullable Path profiles,
    @Nullable Path catalog,
    @DefaultValue("250ms") Duration pace,
    @DefaultValue("false") boolean insecure,
    @Nullable String expectProgram,
    @Nullable String expectCatalog) {}
