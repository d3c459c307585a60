package io.lammer.script;

import io.lammer.ledger.Books;
import io.lammer.rules.catalog.Catalog;
import io.lammer.script.Script.Step;
import io.lammer.tables.Answer;
import io.lammer.tables.Decider;
import io.lammer.tables.Event;
import io.lammer.tables.Evolution;
import io.lammer.tables.Layout;
import io.lammer.tables.Postings;
import io.lammer.tables.Profiles;
import io.lammer.tables.Refusal;
import io.lammer.tables.SetupCheck;
import io.lammer.tables.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A played script: what each step did, and how the table stands at the end.
public record Run(Layout layout, List<Played> steps, View end, Books books) {
  public Run {
    steps = List.copyOf(steps);
  }

  /// What one step did.
  ///
  /// @param refusal null when the step was accepted
  /// @param after the table and jackpots after it
  public record Played(
      Step step, @Nullable Refusal refusal, List<Event> events, View after, Books books) {
    public Played {
      events = List.copyOf(events);
    }

    public boolean isAccepted() {
      return refusal == null;
    }
  }

  /// A run, or the faults of a set-up that breaks a rule.
  public static Answer<Run> of(Catalog catalog, Script script) {
    return SetupCheck.check(catalog, Profiles.builtIn(), script.table())
        .map(layout -> play(layout, script.play()));
  }

  private static Run play(Layout layout, List<Step> play) {
    var view = View.opened(layout);
    var books = Books.EMPTY.post(Postings.opening(view));
    var played = new ArrayList<Played>();
    for (var step : play) {
      var next = play(view, books, step);
      played.add(next);
      view = next.after();
      books = next.books();
    }
    return new Run(layout, played, view, books);
  }

  /// A refused command undoes its whole step.
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
