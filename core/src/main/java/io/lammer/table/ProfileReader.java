package io.lammer.table;

import static java.util.Objects.requireNonNull;

import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads profile files and merges them into existing ones.
final class ProfileReader {
  private final Map<String, ProfileFile> files;
  private final Set<String> ids = new HashSet<>();
  private final Map<String, Value> bases = new LinkedHashMap<>();
  private final Set<Setup.Venue> venues = EnumSet.noneOf(Setup.Venue.class);
  private final ProblemCollector problems = new ProblemCollector();

  private ProfileReader(Map<String, ProfileFile> files) {
    this.files = new LinkedHashMap<>(files);
  }

  /// The existing files with the new ones added. All problems are reported together.
  static Map<String, ProfileFile> read(Map<String, ProfileFile> files, List<Source> sources) {
    var reader = new ProfileReader(files);
    for (var source : sources) {
      reader.problems.tried(() -> reader.add(Value.parse(source.name(), source.text())));
    }
    reader.problems.check();
    reader.bases.forEach((id, base) -> reader.problems.tried(() -> reader.checkBase(id, base)));
    reader.problems.check();
    return reader.files;
  }

  private ProfileFile add(Value value) {
    var fields = value.fields("profile", "title", "venue", "based-on", "entries");
    var mine = new ProblemCollector();
    var id = mine.tried(() -> id(fields.need("profile")));
    var old = id == null ? null : files.get(id);
    var title = mine.tried(() -> old == null ? fields.need("title").text() : title(fields, old));
    var venue = mine.tried(() -> fields.maybe("venue", this::venue));
    var base = mine.tried(() -> fields.maybe("based-on", Value::text));
    var entries = mine.tried(() -> entries(fields.need("entries")));
    mine.check();
    var basePlace = fields.maybe("based-on");
    if (basePlace != null && id != null) {
      bases.put(id, basePlace);
    }
    if (venue != null) {
      files.replaceAll((_, file) -> file.venue() == venue ? file.withoutVenue() : file);
    }
    var file =
        new ProfileFile(
            requireNonNull(id),
            requireNonNull(title),
            venue,
            base,
            List.of(requireNonNull(entries)));
    return files.merge(file.id(), file, ProfileReader::over);
  }

  /// Keys missing from the later file keep their old values.
  private static ProfileFile over(ProfileFile old, ProfileFile file) {
    var layers = new ArrayList<>(old.layers());
    layers.addAll(file.layers());
    return new ProfileFile(
        file.id(),
        file.title(),
        file.venue() == null ? old.venue() : file.venue(),
        file.base() == null ? old.base() : file.base(),
        layers);
  }

  private String id(Value value) {
    var id = value.text();
    if (!ids.add(id)) {
      throw value.wrong("a second file for the profile " + id + "; expected one");
    }
    return id;
  }

  private static String title(Value.Fields fields, ProfileFile old) {
    var title = fields.maybe("title", Value::text);
    return title == null ? old.title() : title;
  }

  private Setup.Venue venue(Value value) {
    var venue = value.word(Setup.Venue.class);
    if (!venues.add(venue)) {
      throw value.wrong("a second profile for the venue " + value.shown() + "; expected one");
    }
    return venue;
  }

  private static List<Profile.Entry> entries(Value value) {
    var items = value.list();
    var entries = value.each(RegulationReader::read);
    var order = new ProblemCollector();
    for (var i = 1; i < entries.size(); i++) {
      var from = entries.get(i).from();
      var before = entries.get(i - 1).from();
      if (!from.isAfter(before)) {
        order.note(
            items.get(i).wrong("from %s after %s; expected a later day".formatted(from, before)));
      }
    }
    order.check();
    return entries;
  }

  private String checkBase(String id, Value base) {
    var file = files.get(id);
    if (!files.containsKey(base.text())) {
      throw base.wrong(
          "unknown profile %s; expected %s"
              .formatted(base.shown(), Value.oneOf(List.copyOf(files.keySet()))));
    }
    if (file != null && file.isCircular(files)) {
      throw base.wrong("the profile " + id + " is based on itself");
    }
    return id;
  }
}
