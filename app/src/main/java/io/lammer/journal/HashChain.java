package io.lammer.journal;

import io.lammer.ledger.Account;
import java.util.List;

/// The hash chains: each event of a journal, and each command of the database, hashes its
/// predecessor. The input of each kind of hash begins with its own word and a version number, so
/// that one kind cannot be taken for another.
final class HashChain {
  private final Digest digest = new Digest();

  /// The predecessor of a journal's first event.
  Hash start(String journal) {
    return digest.text("lammer journal 1").text(journal).finish();
  }

  Hash event(Hash previous, long number, Entry entry) {
    digest
        .text("lammer event 1")
        .hash(previous)
        .text(entry.journal())
        .number(number)
        .number(Micros.of(entry.at()))
        .text(entry.actor())
        .text(entry.kind())
        .number(entry.version())
        .text(entry.body())
        .number(entry.transfers().size());
    for (var transfer : entry.transfers()) {
      account(transfer.from());
      account(transfer.to());
      digest.number(transfer.units());
    }
    return digest.finish();
  }

  /// The predecessor of the first command.
  Hash start() {
    return digest.text("lammer commands 1").finish();
  }

  /// The hash of a command covers its events, so that the order of events across journals is part
  /// of the chain.
  Hash command(Hash previous, StoredCommand command, List<Hash> events) {
    digest
        .text("lammer command 1")
        .hash(previous)
        .number(command.id())
        .text(command.key())
        .hash(command.request())
        .text(command.answer())
        .number(events.size());
    events.forEach(digest::hash);
    return digest.finish();
  }

  Hash snapshot(Hash event, int version, String body) {
    return digest.text("lammer snapshot 1").hash(event).number(version).text(body).finish();
  }

  /// Covers all columns of a kept day; its journal is that of the event.
  Hash day(KeptDay day) {
    return digest
        .text("lammer day 1")
        .hash(day.head().hash())
        .number(day.head().number())
        .text(day.day().toString())
        .number(day.version())
        .number(day.rounds())
        .hash(Hash.of(day.totals()))
        .hash(Hash.of(day.state()))
        .finish();
  }

  Hash credential(String user, String kind, String hash) {
    return digest.text("lammer credential 1").text(user).text(kind).text(hash).finish();
  }

  private void account(Account account) {
    digest.text(account.kind().name()).text(account.owner());
  }
}
