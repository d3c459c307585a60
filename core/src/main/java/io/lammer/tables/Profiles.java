package io.lammer.tables;

import io.lammer.rules.catalog.Catalog.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The jurisdiction profiles that a house can be under.
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

  /// The text of a built-in profile.
  public static Source builtInSource(String id) {
    return Source.builtIn(Profiles.class, "profiles/" + id + ".yaml");
  }

  /// These profiles with an operator's files; all problems are reported together. A file whose id
  /// is new adds a profile; one whose id exists lays its entries over that profile. A file that
  /// names a venue takes it over.
  public Profiles with(List<Source> sources) {
    return new Profiles(ProfileReader.read(files, sources));
  }

  public List<Profile> all() {
    return List.copyOf(profiles.values());
  }

  public Optional<Profile> profile(String id) {
    return Optional.ofNullable(profiles.get(id));
  }

  /// The profile of a kind of venue.
  public Optional<Profile> of(Setup.Venue venue) {
    return profiles.values().stream().filter(profile -> profile.venue() == venue).findFirst();
  }

  /// The caps that a set-up is under.
  public Optional<Regulation.Caps> caps(Setup setup) {
    return Optional.ofNullable(setup.venue())
        .flatMap(this::of)
        .flatMap(profile -> profile.on(setup.date()))
        .flatMap(entry -> entry.find(Regulation.Caps.class));
  }
}
