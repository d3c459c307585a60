package io.lammer.script;

import io.lammer.rules.Money;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Converts a set-up to the maps, lists and scalars that [SetupReader] reads, without fields that
/// have their default.
public final class SetupWriter {
  private SetupWriter() {}

  public static Map<String, Object> of(Setup setup) {
    return mapping(setup);
  }

  /// An entry of `jackpots`.
  public static Map<String, Object> of(Setup.Jackpot jackpot) {
    return mapping(jackpot);
  }

  private static Map<String, Object> mapping(Record whole) {
    var tree = new LinkedHashMap<String, Object>();
    var groups = new LinkedHashMap<String, Map<String, Object>>();
    for (var field : SetupField.of(whole.getClass())) {
      if (field.isStated(whole) && field.kind() != Kind.DEALER) {
        var group = field.group();
        if (group != null) {
          tree.putIfAbsent(group, groups.computeIfAbsent(group, _ -> new LinkedHashMap<>()));
        }
        groups.getOrDefault(group, tree).put(field.name(), stated(field, whole));
      }
    }
    return tree;
  }

  private static Object stated(SetupField field, Record whole) {
    var value = Objects.requireNonNull(field.value(whole));
    return field.many()
        ? ((List<?>) value).stream().map(item -> one(field.kind(), item)).toList()
        : one(field.kind(), value);
  }

  private static Object one(Kind kind, Object value) {
    return switch (kind) {
      case TEXT, PAYTABLE, WAGER, REFERENCE, WHOLE, NUMBER, FLAG, WORD -> value;
      case DOLLARS -> ScriptText.dollars((Money) value);
      case PERCENT -> percent((BigDecimal) value);
      case DATE -> value.toString();
      case COMMISSION -> commission(((Setup.Commission) value).percent());
      case NEED -> value.equals(true) ? "required" : "optional";
      case ODDS -> value + "x";
      case DEALER -> "dealer";
      case LIMITS -> limits((Map<?, ?>) value);
      case RECORD -> whole((Record) value);
    };
  }

  private static String percent(BigDecimal rate) {
    return rate.toPlainString() + "%";
  }

  private static String commission(@Nullable BigDecimal percent) {
    return percent == null ? "free" : percent(percent);
  }

  /// Writes a record as a mapping, or as its single value if that says everything.
  private static Object whole(Record whole) {
    var known = SetupField.of(whole.getClass());
    var stated = known.stream().filter(field -> field.isStated(whole)).toList();
    var alone = known.stream().filter(field -> field.declared().alone()).toList();
    var values = stated.stream().map(field -> stated(field, whole)).distinct().toList();
    return !stated.isEmpty() && stated.equals(alone) && values.size() == 1
        ? values.getFirst()
        : mapping(whole);
  }

  private static Map<String, Object> limits(Map<?, ?> limits) {
    var tree = new TreeMap<String, Object>();
    limits.forEach(
        (wager, range) -> {
          var bounds = (Setup.Limits) range;
          tree.put(
              wager.toString(),
              List.of(ScriptText.dollars(bounds.minimum()), ScriptText.dollars(bounds.maximum())));
        });
    return tree;
  }
}
