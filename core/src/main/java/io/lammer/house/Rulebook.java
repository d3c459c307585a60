package io.lammer.house;

import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Profiles;

/// The catalog and the jurisdiction profiles from which tables are laid out.
public record Rulebook(Catalog catalog, Profiles profiles) {}
