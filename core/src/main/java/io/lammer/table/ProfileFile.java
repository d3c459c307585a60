package io.lammer.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A profile as its file declares it: its own dated changes, which are merged over its base
/// profile.
///
/// @param layers the changes of the file that introduced it, then those of each file merged over it
record ProfileFile(
    String id,
    String title,
    Setup.@Nullable Venue venue,
    @Nullable String base,
    List<List<Profile.Entry>> layers) {
  ProfileFile {
    layers = List.copyOf(layers);
  }

  ProfileFile withoutVenue() {
    return new ProfileFile(id, title, null, base, layers);
  }

  Profile profile(Map<String, ProfileFile> files) {
    return new Profile(id, title, venue, Profile.resolved(allLayers(files)));
  }

  private List<List<Profile.Entry>> allLayers(Map<String, ProfileFile> files) {
    var all = new ArrayList<List<Profile.Entry>>();
    base(files).ifPresent(below -> all.addAll(below.allLayers(files)));
    all.addAll(layers);
    return all;
  }

  private Optional<ProfileFile> base(Map<String, ProfileFile> files) {
    return Optional.ofNullable(base).map(files::get);
  }

  boolean isCircular(Map<String, ProfileFile> files) {
    var below = Optional.of(this);
    for (var steps = 0; below.isPresent(); steps++) {
      if (steps > files.size()) {
        return true;
      }
      below = below.get().base(files);
    }
    return false;
  }
}
