package io.lammer.tables.floor;

/// How often people signed in, failed to, and were refused something.
public record Access(long signIns, long refusedSignIns, long refusedActs) implements FloorState {
  public static final String JOURNAL = "access";
  public static final Access NONE = new Access(0, 0, 0);

  public Access evolve(AccessEvent event) {
    return switch (event) {
      case AccessEvent.SignedIn _ -> new Access(signIns + 1, refusedSignIns, refusedActs);
      case AccessEvent.SignInRefused _ -> new Access(signIns, refusedSignIns + 1, refusedActs);
      case AccessEvent.ActRefused _ -> new Access(signIns, refusedSignIns, refusedActs + 1);
      case AccessEvent.Reauthenticated _, AccessEvent.SignedOut _, AccessEvent.Relieved _ -> this;
    };
  }
}
