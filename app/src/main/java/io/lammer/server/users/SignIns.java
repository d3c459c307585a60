package io.lammer.server.users;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.audit.EventLines;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.AccessEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/// Who came lately, from the journal of access.
@Component
public record SignIns(FloorHost host, EventLines told) {
  /// How far back the page looks, and how much of it it lists.
  private static final int EVENTS = 2000;

  private static final int SHOWN = 30;

  /// A sign-in, a refused one, or the end of one.
  public record Try(String at, String user, String what, String from, boolean refused) {}

  /// @param tries newest first
  /// @param last when each person last signed in
  record Recent(List<Try> tries, Map<String, String> last) {}

  Recent recent() {
    var from = Math.max(0, host.live().version(Access.JOURNAL) - EVENTS);
    var tries = new ArrayList<Try>();
    var last = new HashMap<String, String>();
    host.live()
        .history()
        .after(Access.JOURNAL, from, Access.NONE)
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
