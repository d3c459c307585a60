package io.lammer.web.hostile;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Values that no good program sends.
final class Bad {
  private static final JsonMapper JSON = new JsonMapper();

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "0",
          "-1",
          "1",
          "true",
          "null",
          "NaN",
          "1e9",
          "0.001",
          "$5",
          "5%",
          "1,000.00",
          "2147483648",
          "9223372036854775807",
          "99999999999999999999",
          "2026-11-15",
          "2026-02-30",
          "9999-12-31",
          "0000-01-01",
          "+999999999-12-31",
          "-999999999-01-01",
          "2026-11-15T20:00",
          "+999999999-12-31T23:59",
          "-999999999-01-01T00:00",
          "\u00e9\u4e16",
          "\u202eevil",
          "\u200b",
          "\u0000",
          "\u0001\u001b[2J",
          "\u007f\u0085",
          "a\r\nSet-Cookie: x=1",
          "\ufffe",
          "\ud83c\udfb2",
          "<script>alert(1)</script>",
          "' OR 1=1 --",
          "=HYPERLINK(1)",
          "{0}",
          "${7*7}",
          "{",
          "[]",
          "{}",
          "../../etc/passwd",
          "/",
          "//evil.example/",
          "~",
          ";:;",
          "%zz:1",
          "a:b:c",
          "x".repeat(600),
          "y".repeat(20_000),
          "none",
          "x",
          "house",
          "access",
          "table/B1",
          "B1",
          "D1",
          "harmony",
          "rising-phoenix-wa",
          "PT-PRG-HP-01",
          "seat",
          "void");

  /// Already as they stand in an address.
  private static final List<String> RAW =
      List.of("%ff", "%zz", "%", "%00", "%c0%ae", "%0d%0a", "%ed%a0%80", "%2f", "%5c", ";x=1", "+");

  private static final List<String> JSONS =
      List.of(
          "",
          "{",
          "[]",
          "null",
          "1",
          "\"x\"",
          "{\"a\":1,\"a\":2}",
          "{\"\":{}}",
          "\u0000",
          "a: b",
          "[".repeat(3_000),
          "{\"reason\":" + "[".repeat(500) + "]".repeat(500) + "}",
          "{\"reason\":\"\\ud800\"}",
          "{\"reason\":\"\\u0000\"}",
          "1e999999999",
          "&a [*a, *a]");

  private final Random random;

  Bad(Random random) {
    this.random = random;
  }

  <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  String text() {
    return of(TEXTS);
  }

  /// For an address or a form; now and then not even encoded as it should be.
  String encoded() {
    var text = text();
    return random.nextInt(20) == 0 || text.length() > 5_000
        ? of(RAW)
        : URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /// For a header, which is one line of bytes.
  String header() {
    return text().replaceAll("[\\r\\n]", "") + (random.nextInt(4) == 0 ? "\u0001\u00ff" : "");
  }

  /// A body that was good once.
  String json(String good) {
    if (good.isEmpty() || random.nextInt(4) == 0) {
      return of(JSONS);
    }
    var tree = JSON.readTree(good);
    mutate(tree, 0);
    return tree.toString();
  }

  private void mutate(JsonNode at, int depth) {
    if (at instanceof ObjectNode object && !object.isEmpty()) {
      var key = of(List.copyOf(object.propertyNames()));
      if (depth < 6 && object.get(key).isContainer() && random.nextBoolean()) {
        mutate(object.get(key), depth + 1);
      } else if (random.nextInt(6) == 0) {
        object.remove(key);
        object.put(text(), 1);
      } else {
        object.set(key, value());
      }
    } else if (at instanceof ArrayNode array && !array.isEmpty()) {
      var index = random.nextInt(array.size());
      if (array.get(index).isContainer() && random.nextBoolean()) {
        mutate(array.get(index), depth + 1);
      } else {
        array.set(index, value());
      }
    }
  }

  private JsonNode value() {
    return switch (random.nextInt(6)) {
      case 0 ->
          JSON.readTree(of(List.of("null", "true", "{}", "[]", "[[]]", "-1", "1.5", "1e400")));
      case 1 -> JSON.readTree(of(List.of("2147483648", "99999999999999999999", "0", "7", "-0.0")));
      default -> JSON.getNodeFactory().stringNode(text());
    };
  }
}
