package io.lammer.table;

import io.lammer.rules.catalog.Catalog.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The available jurisdiction profiles.
public final class Profiles {
  private static final Profiles BUILT_IN =
      new Profiles(Map.of())
          .with(
              Stream.of("washington-card-room", "washington-tribal", "nevada", "other")
                  .map(Profiles::builtInSource)
                  .toList());

  private final Map<String, ProfileFile> files;
  private final Map<String, Profile> profiles = new LinkedHashMap<>();

  private Profiles(Map<String, ProfileFile> files) {
    this.files = files;
    files.forEach((id, file) -> profiles.put(id, file.profile(files)));
  }

  public static Profiles builtIn() {
    return BUILT_IN;
  }

  public static Source builtInSource(String id) {
    return Source.builtIn(Profiles.class, "profiles/" + id + ".yaml");
  }

  /// These profiles with an operator's files. All problems are reported together. A file with a new
  /// id adds a profile; one with an existing id merges its entries over that profile. A file that
  /// names a venue replaces the venue's earlier profile.
  public Profiles with(List<Source> sources) {
    return new Profiles(ProfileReader.read(files, sources));
  }

  public List<Profile> all() {
    return List.copyOf(profiles.values());
  }

  public Optional<Profile> profile(String id) {
    return Optional.ofNullable(profiles.get(id));
  }

  public Optional<Profile> of(Setup.Venue venue) {
    return profiles.values().stream().filter(profile -> profile.venue() == venue).findFirst();
  }

  /// The caps that apply to a set-up.
  public Optional<Regulation.Caps> caps(Setup setup) {
    return Optional.ofNullable(setup.location().venue())
        .flatMap(this::of)
        .flatMap(profile -> profile.on(setup.location().date()))
        .flatMap(entry -> entry.find(Regulation.Caps.class));
  }
}
