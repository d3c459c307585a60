package io.lammer.tables.floor;

import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.Profiles;

/// What tables are laid out with.
public record Rulebook(Catalog catalog, Profiles profiles) {}
