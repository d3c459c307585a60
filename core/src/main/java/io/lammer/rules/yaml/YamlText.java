package io.lammer.rules.yaml;

import io.lammer.rules.yaml.Value.Place;
import io.lammer.rules.yaml.Value.Shape;
import io.lammer.rules.yaml.Value.Shape.Kind;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/// Parses YAML, refusing aliases, tags and duplicate keys.
final class YamlText {
  private static final Map<Tag, Kind> KINDS =
      Map.of(
          Tag.NULL, Kind.NOTHING,
          Tag.BOOL, Kind.FLAG,
          Tag.INT, Kind.NUMBER,
          Tag.FLOAT, Kind.NUMBER,
          Tag.STR, Kind.TEXT);

  private static final Pattern ALIAS = Pattern.compile("(?<![^\\s,:\\[{-])\\*[A-Za-z0-9_-]+");

  private YamlText() {}

  static Value read(String file, String text) {
    var start = new Place(file, 1, 1);
    if (text.length() > Value.LETTERS_MAX) {
      throw start.malformed(
          "%,d letters; expected at most %,d".formatted(text.length(), Value.LETTERS_MAX));
    }
    var settings =
        LoadSettings.builder()
            .setLabel(file)
            .setMaxAliasesForCollections(0)
            .setAllowDuplicateKeys(false)
            .setCodePointLimit(Value.LETTERS_MAX)
            .build();
    try {
      return new Compose(settings)
          .composeString(text)
          .map(node -> value(file, node))
          .orElseThrow(() -> start.malformed("the file is empty; expected a mapping"));
    } catch (MarkedYamlEngineException e) {
      throw place(file, e.getProblemMark()).malformed("not valid YAML or JSON: " + e.getProblem());
    } catch (YamlEngineException e) {
      throw refused(file, text, e);
    } catch (StackOverflowError e) {
      throw start.malformed("nested too deeply");
    }
  }

  private static Value value(String file, Node node) {
    var place = place(file, node.getStartMark());
    var tag = node.getTag();
    var kind = KINDS.get(tag);
    var shape =
        switch (node) {
          case ScalarNode scalar when kind != null -> new Shape.Scalar(kind, scalar.getValue());
          case SequenceNode list when tag.equals(Tag.SEQ) ->
              new Shape.Items(list.getValue().stream().map(item -> value(file, item)).toList());
          case MappingNode mapping when tag.equals(Tag.MAP) ->
              new Shape.Entries(
                  mapping.getValue().stream()
                      .map(
                          entry ->
                              new Shape.Entry(
                                  value(file, entry.getKeyNode()),
                                  value(file, entry.getValueNode())))
                      .toList());
          default -> throw place.malformed("the tag %s; expected none".formatted(tag));
        };
    return new Value(place, shape);
  }

  private static Place place(String file, Optional<Mark> mark) {
    return new Place(
        file, mark.map(Mark::getLine).orElse(0) + 1, mark.map(Mark::getColumn).orElse(0) + 1);
  }

  /// Converts a parser exception. The parser reports no position for an alias to a collection, so
  /// it is searched for in the text.
  private static MalformedText refused(String file, String text, YamlEngineException e) {
    var alias = ALIAS.matcher(text);
    if (!alias.find()) {
      return new Place(file, 1, 1).malformed("not valid YAML or JSON: " + e.getMessage());
    }
    var before = text.substring(0, alias.start());
    var line = (int) before.chars().filter(letter -> letter == '\n').count() + 1;
    return new Place(file, line, alias.start() - before.lastIndexOf('\n'))
        .malformed(
            "the alias " + alias.group() + "; expected the value itself, aliases are not taken");
  }
}
