package io.lammer.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.web.page.Problem.BadRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {
  /// What both readers take they read alike, so a script and a request mean the same.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"bet\": {\"seat\": 1, \"wager\": \"player\", \"amount\": 25.50}}",
        "[{\"deal\": {\"player\": [\"8h\", \"Kd\"], \"banker\": [\"7c\", \"7d\"]}}, {\"confirm\":"
            + " {}}]",
        "{\"a\": null, \"b\": true, \"c\": false, \"d\": \"true\", \"e\": \"12\", \"f\": -3, \"g\":"
            + " 1e2}",
        "{\n  \"deep\": [[[{\"more\": [1, [2]]}]]]\n}",
        "{\"said\": \"\\u00e9 \\\"quoted\\\" \\/ \\\\\"}",
        "[]",
        "\"a word\"",
        "12"
      })
  void readsWhatYamlReads(String text) {
    assertThat(JsonText.read(text).plain()).isEqualTo(Value.parse("request", text).plain());
  }

  @Test
  void noTextIsAMappingWithoutEntries() {
    assertThat(JsonText.read(" \n").fields().keys()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{reason: x}             | 1:2",
        "{\"a\": 1,}             | 1:9",
        "{\"a\": 01}             | 1:8",
        "{\"a\": 1} {\"b\": 2}   | 1:10",
        "{\"a\": [1, 2}          | 1:12",
        "{\"a\":                 | 1:6",
        "{\"a\": NaN}            | 1:10",
        "--- {}                  | 1:2",
        "{\"a\": 'x'}            | 1:7"
      })
  void whatIsNotJsonIsRefusedWithItsPlace(String text, String place) {
    assertThatThrownBy(() -> JsonText.read(text))
        .isInstanceOf(BadRequest.class)
        .hasMessageContaining("'request:" + place + ": not valid JSON: ");
  }

  @Test
  void deepNestingIsRefused() {
    assertThatThrownBy(() -> JsonText.read("[".repeat(2_000)))
        .isInstanceOf(BadRequest.class)
        .hasMessageContaining("nesting depth");
  }

  @Test
  void valuesKnowTheirPlaces() {
    var value = JsonText.read("{\"a\": 1,\n  \"seat\": \"one\"}");
    assertThatThrownBy(() -> value.fields().need("seat").whole())
        .isInstanceOf(MalformedText.class)
        .hasMessage("request:2:11: found \"one\"; expected a number");
    assertThatThrownBy(() -> value.fields("a"))
        .isInstanceOf(MalformedText.class)
        .hasMessageStartingWith("request:2:3: unknown key \"seat\"");
  }

  @Test
  void aKeyThatStandsTwiceIsRefused() {
    assertThatThrownBy(() -> JsonText.read("{\"a\": 1, \"a\": 2}").fields())
        .isInstanceOf(MalformedText.class)
        .hasMessage("request:1:10: the key \"a\" stands here twice");
  }
}
