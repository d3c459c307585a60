package io.lammer.rules.catalog;

import io.lammer.rules.ConditionText;
import io.lammer.rules.Earn;
import java.util.List;

/// What lammers are earned by in words, as a journal keeps it.
public record EarnText(List<String> lammers, String ends) {
  public static EarnText of(Earn earn) {
    return new EarnText(
        earn.lammers().stream().map(ConditionText::of).toList(), ConditionText.of(earn.ends()));
  }

  public Earn earn() {
    return EarnReader.kept(lammers, ends);
  }
}
