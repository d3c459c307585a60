package io.lammer.cli;

import io.lammer.cli.house.PrintedSeal;
import io.lammer.rules.Game;
import io.lammer.rules.yaml.Value;
import io.lammer.sim.table.PlannedBet.Progression;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Converters for dates, numbers, zones and other option values, with plain error messages.
final class OptionConverters {
  private OptionConverters() {}

  static CommandLine taught(CommandLine command) {
    return command
        .registerConverter(
            LocalDate.class, reader(LocalDate::parse, "a date; expected such as 2026-01-31"))
        .registerConverter(
            ZoneId.class, reader(ZoneId::of, "a time zone; expected such as America/Los_Angeles"))
        .registerConverter(
            BigDecimal.class,
            reader(
                OptionConverters::amount,
                "an amount; expected dollars such as 150000, $150,000 or 0.25"))
        .registerConverter(
            Progression.class,
            reader(
                text -> Progression.valueOf(text.toUpperCase(Locale.ROOT)),
                "a progression; expected flat, press or ride"))
        .registerConverter(
            Game.class,
            reader(
                OptionConverters::game,
                "a game; expected " + Value.oneOf(Game.all().stream().map(Game::word).toList())))
        .registerConverter(
            PrintedSeal.class,
            reader(
                PrintedSeal::parse,
                "a seal; expected its number, a colon and 64 hexadecimal digits"));
  }

  private static Game game(String text) {
    return Game.all().stream()
        .filter(game -> game.word().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(IllegalArgumentException::new);
  }

  private static BigDecimal amount(String text) {
    if (!text.matches("-?\\$?([0-9]{1,15}|[0-9]{1,3}(,[0-9]{3}){1,4})(\\.[0-9]{1,15})?")) {
      throw new NumberFormatException(text);
    }
    return new BigDecimal(text.replaceAll("[$,]", ""));
  }

  private static <T> ITypeConverter<T> reader(Function<String, T> reader, String kind) {
    return text -> {
      try {
        return reader.apply(text);
      } catch (DateTimeException | IllegalArgumentException _) {
        throw new TypeConversionException("\"%s\" is not %s".formatted(text, kind));
      }
    };
  }
}
