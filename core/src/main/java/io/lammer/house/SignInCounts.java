package io.lammer.house;

/// Counts of sign-ins, refused sign-ins and refused acts.
public record SignInCounts(long signIns, long refusedSignIns, long refusedActs)
    implements FloorState {
  public static final String JOURNAL = "access";
  public static final SignInCounts NONE = new SignInCounts(0, 0, 0);

  public SignInCounts evolve(AccessEvent event) {
    return switch (event) {
      case AccessEvent.SignedIn _ -> new SignInCounts(signIns + 1, refusedSignIns, refusedActs);
      case AccessEvent.SignInRefused _ ->
          new SignInCounts(signIns, refusedSignIns + 1, refusedActs);
      case AccessEvent.ActRefused _ -> new SignInCounts(signIns, refusedSignIns, refusedActs + 1);
      case AccessEvent.Reauthenticated _, AccessEvent.SignedOut _, AccessEvent.Relieved _ -> this;
    };
  }
}
