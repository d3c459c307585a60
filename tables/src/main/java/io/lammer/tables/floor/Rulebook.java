package io.lammer.tables.floor;

import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.Venues;

/// What tables are laid out with.
public record Rulebook(Catalog catalog, Venues venues) {}
