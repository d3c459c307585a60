package io.lammer.script;

import io.lammer.ledger.Books;
import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script.Step;
import io.lammer.table.Answer;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Evolution;
import io.lammer.table.Layout;
import io.lammer.table.Postings;
import io.lammer.table.Profiles;
import io.lammer.table.Refusal;
import io.lammer.table.SetupCheck;
import io.lammer.table.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A played script: the result of each step, and the final state of the table.
public record ScriptRun(Layout layout, List<Played> steps, View end, Books books) {
  public ScriptRun {
    steps = List.copyOf(steps);
  }

  /// The result of one step.
  ///
  /// @param refusal null if the step was accepted
  /// @param after the table and its jackpots after the step
  public record Played(
      Step step, @Nullable Refusal refusal, List<Event> events, View after, Books books) {
    public Played {
      events = List.copyOf(events);
    }

    public boolean isAccepted() {
      return refusal == null;
    }
  }

  /// Plays a script, or returns the refusals of its set-up.
  public static Answer<ScriptRun> of(Catalog catalog, Script script) {
    return SetupCheck.check(catalog, Profiles.builtIn(), script.table())
        .map(layout -> play(layout, script.play()));
  }

  private static ScriptRun play(Layout layout, List<Step> play) {
    var view = View.opened(layout);
    var books = Books.EMPTY.post(Postings.opening(view));
    var played = new ArrayList<Played>();
    for (var step : play) {
      var next = play(view, books, step);
      played.add(next);
      view = next.after();
      books = next.books();
    }
    return new ScriptRun(layout, played, view, books);
  }

  /// Plays one step. If any command is refused, the whole step has no effect.
  static Played play(View view, Books books, Step step) {
    var events = new ArrayList<Event>();
    var next = view;
    var nextBooks = books;
    for (var command : step.commands()) {
      switch (Decider.decide(next, command)) {
        case Answer.Refused<List<Event>>(var refusals) -> {
          return new Played(step, refusals.getFirst(), List.of(), view, books);
        }
        case Answer.Accepted<List<Event>>(var accepted) -> {
          for (var event : accepted) {
            nextBooks = nextBooks.post(Postings.of(next, event));
            next = Evolution.evolve(next, event);
            events.add(event);
          }
        }
      }
    }
    return new Played(step, null, events, next, nextBooks);
  }

  public boolean hasRefusals() {
    return steps.stream().anyMatch(step -> !step.isAccepted());
  }
}
