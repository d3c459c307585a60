package io.lammer.store;

import io.lammer.ledger.Account;
import java.util.List;

/// How each event of a journal, and each command of the database, hashes the one before it. Every
/// kind of hash starts with its own word and the number of its form.
final class HashChain {
  private final Digest digest = new Digest();

  /// What the first event of a journal has before it.
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

  /// What the first command has before it.
  Hash start() {
    return digest.text("lammer commands 1").finish();
  }

  /// Over its events too, so that the order of events across journals is part of the chain.
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

  Hash credential(String user, String kind, String hash) {
    return digest.text("lammer credential 1").text(user).text(kind).text(hash).finish();
  }

  private void account(Account account) {
    digest.text(account.kind().name()).text(account.owner());
  }
}
