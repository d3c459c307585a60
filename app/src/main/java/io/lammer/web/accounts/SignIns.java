package io.lammer.web.accounts;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.AccessEvent;
import io.lammer.house.SignInCounts;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.audit.EventFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/// Recent sign-ins, from the journal `access`.
@Component
public record SignIns(HouseService host, EventFormatter told) {
  /// Number of events that are searched.
  private static final int EVENTS = 2000;

  private static final int SHOWN = 30;

  /// A sign-in, a refused sign-in, or a sign-out.
  public record Try(String at, String user, String what, String from, boolean refused) {}

  /// @param tries newest first
  /// @param last time of each user's last sign-in
  record Recent(List<Try> tries, Map<String, String> last) {}

  Recent recent() {
    var from = Math.max(0, host.live().version(SignInCounts.JOURNAL) - EVENTS);
    var tries = new ArrayList<Try>();
    var last = new HashMap<String, String>();
    host.live()
        .history()
        .after(SignInCounts.JOURNAL, from, SignInCounts.NONE)
        .forEach(
            happened -> {
              var at = told.time(happened.stored().at());
              switch ((AccessEvent) happened.event()) {
                case AccessEvent.SignedIn(var user, var means, var address, _) -> {
                  last.put(user, at);
                  tries.add(
                      new Try(
                          at, user, say("users.in-by-" + Value.spelled(means)), address, false));
                }
                case AccessEvent.SignInRefused(var user, _, var address, var reason) ->
                    tries.add(new Try(at, user, say("users.refused", reason), address, true));
                case AccessEvent.Reauthenticated(var user, var address) ->
                    tries.add(new Try(at, user, say("users.proved-again"), address, false));
                case AccessEvent.SignedOut(var user, var reason, _) ->
                    tries.add(new Try(at, user, reason, "", false));
                case AccessEvent.Relieved(var table, var before, var user) ->
                    tries.add(new Try(at, user, say("users.relieved", before, table), "", false));
                case AccessEvent.ActRefused _ -> {}
              }
            });
    return new Recent(tries.reversed().stream().limit(SHOWN).toList(), last);
  }
}
