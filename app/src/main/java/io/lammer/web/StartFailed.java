package io.lammer.web;

import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoreRefused;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.runtime.GamingDayMismatch;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.config.ConfigDataException;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.convert.ConversionFailedException;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/// A failed start: a sentence for the operator, and an exit code for scripts.
public final class StartFailed extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// Invalid configuration.
  public static final int SETTINGS = 2;

  /// The port or address is not available.
  public static final int PORT = 3;

  /// The database is newer than the program, in use, damaged, or of another program.
  public static final int DATABASE = 4;

  private final int exitCode;

  private StartFailed(int exitCode, @Nullable String sentence, Throwable cause) {
    super(String.valueOf(sentence), cause);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /// Empty for an unexpected failure.
  static Optional<StartFailed> of(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
        .flatMap(cause -> known(cause).stream())
        .findFirst();
  }

  private static Optional<StartFailed> known(Throwable cause) {
    return switch (cause) {
      case PortInUseException port ->
          failed(
              PORT,
              "port %d is taken by another program; choose another with --port"
                  .formatted(port.getPort()),
              port);
      case BindException address ->
          failed(PORT, "cannot listen there: " + address.getMessage(), address);
      case GamingDayMismatch other -> failed(SETTINGS, other.getMessage(), other);
      case StoreRefused refused -> failed(DATABASE, refused.getMessage(), refused);
      case StoreFailed broken -> failed(DATABASE, broken.getMessage(), broken);
      case StartRefused refused -> failed(SETTINGS, refused.getMessage(), refused);
      case MalformedText malformed -> failed(SETTINGS, malformed.getMessage(), malformed);
      case UncheckedIOException file -> failed(SETTINGS, file.getMessage(), file);
      case MarkedYAMLException yaml ->
          failed(
              SETTINGS,
              "the configuration file is not valid YAML: %s, line %d"
                  .formatted(yaml.getProblem(), yaml.getProblemMark().getLine() + 1),
              yaml);
      case ConfigDataException config -> failed(SETTINGS, config.getMessage(), config);
      case org.springframework.boot.context.properties.bind.BindException value ->
          failed(SETTINGS, sentence(value), value);
      case ConversionFailedException value ->
          failed(
              SETTINGS,
              "a setting is \"%s\", which is %s"
                  .formatted(value.getValue(), not(value.getTargetType().getType())),
              value);
      default -> Optional.empty();
    };
  }

  private static Optional<StartFailed> failed(
      int exitCode, @Nullable String sentence, Throwable cause) {
    return Optional.of(new StartFailed(exitCode, sentence, cause));
  }

  private static String sentence(
      org.springframework.boot.context.properties.bind.BindException it) {
    var property = it.getProperty();
    var type = it.getTarget().getType().resolve(Object.class);
    if (it.getCause() instanceof ConversionFailedException value
        && value.getTargetType().getType().isEnum()) {
      return "%s has \"%s\", which is %s"
          .formatted(it.getName(), value.getValue(), not(value.getTargetType().getType()));
    }
    return property == null || !isOf(it.getName(), property.getName())
        ? "%s is not set as it should be: %s"
            .formatted(it.getName(), NestedExceptionUtils.getMostSpecificCause(it).getMessage())
        : "%s is \"%s\", which is %s".formatted(property.getName(), property.getValue(), not(type));
  }

  /// What a bad value is, for a message: "none of" an enum's constants, or "no" and the type.
  private static String not(Class<?> type) {
    return type.isEnum()
        ? "none of "
            + Stream.of(type.getEnumConstants())
                .map(constant -> Value.spelled((Enum<?>) constant))
                .toList()
        : "no " + type.getSimpleName();
  }

  /// True if the failed name is the property or a parent of it. Otherwise the property is only the
  /// last one that was bound, and not the one at fault.
  private static boolean isOf(
      ConfigurationPropertyName failed, ConfigurationPropertyName property) {
    return failed.equals(property) || failed.isAncestorOf(property);
  }
}
