package io.lammer.runtime;

import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The writer's reply to a [PeerCommand].
///
/// @param accepted null if the command was refused
/// @param position of the writer when it replied; the reply is shown once the forwarding server has
///   reached it
public record Reply(@Nullable Receipt accepted, List<Refusal> refused, long position) {
  public Reply {
    refused = List.copyOf(refused);
  }

  public static Reply of(Answer<Receipt> answer, long position) {
    return switch (answer) {
      case Answer.Accepted<Receipt>(var receipt) -> new Reply(receipt, List.of(), position);
      case Answer.Refused<Receipt>(var refusals) -> new Reply(null, refusals, position);
    };
  }

  public Answer<Receipt> answer() {
    return accepted == null ? new Answer.Refused<>(refused) : new Answer.Accepted<>(accepted);
  }

  public static Reply read(String text) {
    return EventJson.read(text, Reply.class);
  }

  public String write() {
    return EventJson.write(this);
  }
}
