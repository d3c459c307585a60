package io.lammer.rules.catalog;

import io.lammer.rules.ConditionText;
import io.lammer.rules.EarnLammers;
import java.util.List;

/// The text form of an [EarnLammers], as journals store it.
public record EarnText(List<String> lammers, String ends) {
  public static EarnText of(EarnLammers earn) {
    return new EarnText(
        earn.lammers().stream().map(ConditionText::of).toList(), ConditionText.of(earn.ends()));
  }

  public EarnLammers earn() {
    return EarnReader.kept(lammers, ends);
  }
}
