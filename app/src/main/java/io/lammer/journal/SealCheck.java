package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The part of a verification that covers seals: first their own chain, then what they recorded.
final class SealCheck {
  private SealCheck() {}

  /// Parses the seals. Throws unless each is intact, signed by the house, and follows the one
  /// before.
  static List<SealText> chain(
      List<Seal> seals, @Nullable String publicKey, Map<Long, Hash> printed) {
    var texts = new ArrayList<SealText>();
    var previous = SealText.START;
    for (var seal : seals) {
      var number = texts.size() + 1;
      if (seal.number() != number) {
        throw new StoreFailed("seal " + number + " is missing");
      }
      var key = publicKey == null ? seals.getFirst().publicKey() : publicKey;
      texts.add(check(seal, previous, key));
      previous = seal.hash();
    }
    printed.forEach((number, hash) -> requirePrinted(seals, number, hash));
    return texts;
  }

  private static SealText check(Seal seal, Hash previous, String key) {
    if (!Hash.of(seal.text()).equals(seal.hash())) {
      throw bad(seal, "was changed: its hash does not match");
    }
    if (!seal.publicKey().equals(key)) {
      throw bad(seal, "is signed with another key than the house's");
    }
    if (!HouseKey.verifies(key, seal.text(), seal.signature())) {
      throw bad(seal, "is not signed by the house");
    }
    var text = SealText.parse(seal.text());
    if (text.number() != seal.number()
        || !text.day().equals(seal.day())
        || !text.at().equals(seal.at())) {
      throw bad(seal, "was changed: its number, day or time is not that of its text");
    }
    if (!text.previous().equals(previous)) {
      throw bad(seal, "does not follow the seal before it");
    }
    return text;
  }

  private static void requirePrinted(List<Seal> seals, long number, Hash hash) {
    if (number < 1 || number > seals.size()) {
      throw new StoreFailed("seal " + number + " is missing, but was printed");
    }
    var seal = seals.get((int) number - 1);
    if (!seal.hash().equals(hash)) {
      throw bad(seal, "has hash " + seal.hash() + "; printed was " + hash);
    }
  }

  /// Checks that every head a seal recorded still exists.
  static boolean heads(Connection connection, List<SealText> seals) throws SQLException {
    for (var seal : seals) {
      for (var head : seal.heads()) {
        requireHead(connection, seal, head);
      }
      requireCommand(connection, seal);
    }
    return true;
  }

  private static void requireHead(Connection connection, SealText seal, Head head)
      throws SQLException {
    var found =
        EventQueries.query(
            connection,
            """
            select e.number, e.hash
            from events e join journals j on j.id = e.journal
            where j.name = ? and e.number <= ? order by e.number desc limit 1
            """,
            row -> new Head(head.journal(), row.getLong(1), EventQueries.hash(row, 2)),
            head.journal(),
            head.number());
    var recorded = ", but " + name(seal) + " recorded it up to event " + head.number();
    if (found.isEmpty()) {
      throw new StoreFailed("journal \"" + head.journal() + "\" is missing" + recorded);
    }
    var last = found.getFirst();
    if (last.number() != head.number()) {
      throw new StoreFailed(
          "journal \"%s\" ends at event %d%s".formatted(head.journal(), last.number(), recorded));
    }
    if (!last.hash().equals(head.hash())) {
      throw new StoreFailed(
          "journal \"%s\" event %d is not the one that %s recorded"
              .formatted(head.journal(), head.number(), name(seal)));
    }
  }

  private static void requireCommand(Connection connection, SealText seal) throws SQLException {
    var found =
        EventQueries.query(
            connection,
            "select hash from commands where id = ?",
            row -> EventQueries.hash(row, 1),
            seal.commands());
    if (seal.commands() > 0 && !found.equals(List.of(seal.lastCommand()))) {
      throw new StoreFailed(
          "command %d is not the one that %s recorded".formatted(seal.commands(), name(seal)));
    }
  }

  private static String name(SealText seal) {
    return "seal " + seal.number() + " of " + seal.day();
  }

  private static StoreFailed bad(Seal seal, String what) {
    return new StoreFailed("seal " + seal.number() + " " + what);
  }
}
