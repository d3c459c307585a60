package io.lammer.server;

import io.lammer.store.HouseAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/// What an operator may set, by flag, environment or configuration file.
///
/// @param db the file of the house, or the connection string of its PostgreSQL database
/// @param demo a training floor with players and users of its own
/// @param profile the jurisdiction whose gaming day and flags the house keeps
/// @param profiles a folder of the operator's own profiles
/// @param pace how long a screen is left alone between two updates
/// @param streams how many streams one person or display may have open
/// @param bodyTime how long the body of a request may take to come
/// @param witness files, best on other machines, that remember what the journals must hold
/// @param insecure listen beyond this machine without TLS, behind a proxy that has it
/// @param hosts the names that people and programs reach the server by, beside `localhost`
/// @param proxies the addresses of the proxies whose word on who asks is taken
/// @param secondFactor administrators need an authenticator, not on a training floor
/// @param expectProgram the SHA-256 that the program must have, if it is to be checked
/// @param expectCache the SHA-256 that the program's AOT cache must have
/// @param expectCatalog the SHA-256 that the catalog and profiles must have
@ConfigurationProperties("lammer")
public record Settings(
    HouseAddress db,
    @DefaultValue("false") boolean demo,
    @DefaultValue("other") String profile,
    @Nullable Path profiles,
    @Nullable Path catalog,
    @DefaultValue("250ms") Duration pace,
    @DefaultValue("30") int streams,
    @DefaultValue("15s") Duration bodyTime,
    @DefaultValue List<Path> witness,
    @DefaultValue("false") boolean insecure,
    @DefaultValue List<String> hosts,
    @DefaultValue List<String> proxies,
    @DefaultValue("false") boolean secondFactor,
    @Nullable String expectProgram,
    @Nullable String expectCache,
    @Nullable String expectCatalog) {}
