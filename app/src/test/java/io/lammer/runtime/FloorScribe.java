package io.lammer.runtime;

import io.lammer.journal.Child;
import io.lammer.table.Answer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/// A process that runs a floor as fast as it can until it is killed: `FloorScribe FOLDER SEED`. It
/// says the key of each act that was done once its reply came.
final class FloorScribe {
  static final String DONE = "done ";
  private static final int AT_ONCE = 12;

  private FloorScribe() {}

  public static void main(String[] arguments) {
    try (var pit = new Pit(Path.of(arguments[0]))) {
      if (pit.floor().tables().isEmpty()) {
        pit.openFloor();
      }
      var chance = new Chance(pit, new Random(Long.parseLong(arguments[1])));
      while (true) {
        var replies = new ArrayList<CompletableFuture<Void>>();
        for (var i = 0; i < AT_ONCE; i++) {
          var asked = chance.next();
          var key = UUID.randomUUID().toString();
          replies.add(
              pit.floor()
                  .submit(key, asked.actor(), asked.act())
                  .thenAccept(
                      reply -> {
                        if (reply instanceof Answer.Accepted) {
                          Child.say(DONE + key);
                        }
                      }));
        }
        replies.forEach(CompletableFuture::join);
      }
    }
  }
}
