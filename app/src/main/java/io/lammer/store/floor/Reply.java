package io.lammer.store.floor;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What came of an [Ask].
///
/// @param accepted null where it is refused
/// @param position what whoever writes had seen when it answered: an answer is not shown with less
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
    return Wire.MAPPER.readValue(text, Reply.class);
  }

  public String write() {
    return Wire.MAPPER.writeValueAsString(this);
  }
}
