package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.AccessEvent.Means;
import io.lammer.tables.floor.Actor;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/// Lets a request through when the person behind it has the right that its handler needs.
@Component
public record Gate(People people, FloorHost host) implements HandlerInterceptor {
  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    if (!(handler instanceof HandlerMethod method)
        || !Handlers.isOurs(method)
        || method.hasMethodAnnotation(Open.class)) {
      return true;
    }
    var needs = method.getMethodAnnotation(Needs.class);
    var actor = people.asking();
    if (needs == null) {
      throw new IllegalStateException(method + " does not say what it needs");
    }
    if (!needs.unsettled() && people.isUnsettled(actor)) {
      throw new Unsettled();
    }
    if (!actor.role().may(needs.value())) {
      throw refused(
          request,
          actor,
          Code.NOT_ALLOWED.because(
              "%s may not %s",
              actor.role().name().toLowerCase(Locale.ROOT), needs.value().words()));
    }
    if (!needs.byPin() && people.means() == Means.PIN) {
      throw refused(
          request,
          actor,
          Code.NOT_ALLOWED.because(
              "a session that was opened by PIN changes nothing of an account; sign in with your"
                  + " password"));
    }
    return true;
  }

  /// What was asked is written down.
  private NotAllowed refused(HttpServletRequest request, Actor actor, Refusal refusal) {
    host.noteRefused(
            new AccessEvent.ActRefused(
                actor.toString(),
                request.getMethod(),
                FloorHost.kept(request.getRequestURI()),
                List.of(refusal)))
        .join();
    return new NotAllowed(refusal);
  }
}
