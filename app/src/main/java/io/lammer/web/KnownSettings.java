package io.lammer.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.env.OriginTrackedMapPropertySource;
import org.springframework.boot.origin.Origin;
import org.springframework.boot.origin.TextResourceOrigin;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.json.JsonMapper;

/// Startup check that a configuration file has only known keys: the program's own, and those in the
/// metadata of Spring. A misspelled key would otherwise be ignored silently.
final class KnownSettings {
  private static final String DESCRIPTIONS = "META-INF/spring-configuration-metadata.json";

  private final Set<String> names = new HashSet<>();
  private final Set<String> maps = new HashSet<>();

  private KnownSettings() {
    own().forEach(name -> names.add(spelled(name)));
    maps.add("lammer.oidc.roles");
    try {
      for (var file :
          Collections.list(KnownSettings.class.getClassLoader().getResources(DESCRIPTIONS))) {
        try (var text = file.openStream()) {
          for (var property : new JsonMapper().readTree(text).path("properties")) {
            var isMap = property.path("type").asString("").startsWith("java.util.Map");
            (isMap ? maps : names).add(spelled(property.path("name").asString()));
          }
        }
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static List<String> own() {
    return of("lammer.", Settings.class).toList();
  }

  private static Stream<String> of(String prefix, Class<?> settings) {
    return Arrays.stream(settings.getRecordComponents())
        .flatMap(
            component -> {
              var name = component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
              return component.getType() == Settings.Oidc.class
                  ? of(prefix + name + ".", component.getType())
                  : Stream.of(prefix + name);
            });
  }

  /// Normalizes a key as Spring's relaxed binding does: case, hyphens and indexes do not count.
  private static String spelled(String name) {
    return name.replaceAll("\\[[0-9]+]|[-_]", "").toLowerCase(Locale.ROOT);
  }

  /// Runs before the database is opened.
  static void check(ConfigurableApplicationContext context) {
    for (var source : context.getEnvironment().getPropertySources()) {
      if (source instanceof OriginTrackedMapPropertySource file
          && file.getName().contains("'file [")) {
        new KnownSettings().check(file);
      }
    }
  }

  private void check(OriginTrackedMapPropertySource file) {
    for (var key : file.getPropertyNames()) {
      var name = spelled(key);
      if (!names.contains(name) && maps.stream().noneMatch(map -> name.startsWith(map + "."))) {
        throw new StartRefused(
            "the configuration file has the key %s%s, which is none; expected %s"
                .formatted(
                    key,
                    place(file.getOrigin(key)),
                    key.startsWith("lammer")
                        ? String.join(", ", own())
                        : "one of docs/install.md"));
      }
    }
  }

  private static String place(@Nullable Origin origin) {
    return origin instanceof TextResourceOrigin text && text.getLocation() != null
        ? " in line " + (text.getLocation().getLine() + 1)
        : "";
  }
}
