package io.lammer.house;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.script.ScriptText;
import io.lammer.script.SetupWriter;
import io.lammer.table.Setup;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Converts an act to the maps, lists and scalars that [ActReader] reads. Commands, felts and
/// events are left as they are.
public final class ActWriter {
  /// The key of the act's written name.
  public static final String ACT = "act";

  /// The key of the table, jackpot or other thing in the act's address.
  public static final String AT = "at";

  private ActWriter() {}

  public static Map<String, Object> of(Act act) {
    var declared = ActDeclaration.of(act.getClass());
    var tree = new LinkedHashMap<String, Object>();
    tree.put(ACT, declared.name());
    if (declared.place() != null) {
      put(tree, AT, declared.place(), (Record) act);
    }
    declared.fields().forEach(field -> put(tree, field.name(), field, (Record) act));
    return tree;
  }

  private static void put(Map<String, Object> tree, String key, ActField field, Record whole) {
    var value = field.value(whole);
    if (value != null) {
      tree.put(key, field.isForeign() ? value : tree(value));
    }
  }

  private static Object tree(Object value) {
    return switch (value) {
      case Money money -> ScriptText.dollars(money);
      case Enum<?> word -> Value.spelled(word);
      case LocalDate day -> day.toString();
      case List<?> items -> items.stream().map(ActWriter::tree).toList();
      case Map<?, ?> map -> {
        var sorted = new TreeMap<String, Object>();
        map.forEach((key, part) -> sorted.put(key.toString(), tree(part)));
        yield sorted;
      }
      case Setup setup -> tree(SetupWriter.of(setup));
      case Setup.Jackpot terms -> tree(SetupWriter.of(terms));
      case Record part -> {
        var tree = new LinkedHashMap<String, Object>();
        ActField.of(part.getClass()).forEach(field -> put(tree, field.name(), field, part));
        yield tree;
      }
      default -> value;
    };
  }
}
