package io.lammer.web.access;

import io.lammer.house.AccessEvent;
import io.lammer.house.AccessEvent.Means;
import io.lammer.house.Actor;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.web.HouseService;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/// Interceptor that lets a request through if the user has the right its handler requires.
@Component
public record RightsInterceptor(CurrentUser people, HouseService host)
    implements HandlerInterceptor {
  @Override
  public boolean preHandle(
      HttpServletRequest request, HttpServletResponse response, Object handler) {
    if (!(handler instanceof HandlerMethod method)
        || !Handlers.isOurs(method)
        || method.hasMethodAnnotation(PublicPage.class)) {
      return true;
    }
    var right = Handlers.right(method);
    var declared = method.getMethodAnnotation(RequiresRight.class);
    var actor = people.asking();
    if (right == null) {
      throw new IllegalStateException(method + " does not say what it needs");
    }
    if ((declared == null || !declared.unsettled()) && people.isUnsettled(actor)) {
      throw new PasswordSetupRequired();
    }
    if (!actor.role().may(right)) {
      throw refused(
          request,
          actor,
          Code.NOT_ALLOWED.because(actor.role().name().toLowerCase(Locale.ROOT), right.words()));
    }
    if (declared != null && !declared.byPin() && people.means() == Means.PIN) {
      throw refused(request, actor, Code.NOT_ALLOWED.as("by-pin").because());
    }
    return true;
  }

  /// Writes the refused request to the journal.
  private NotAllowedException refused(HttpServletRequest request, Actor actor, Refusal refusal) {
    host.noteRefused(
            new AccessEvent.ActRefused(
                actor.toString(),
                request.getMethod(),
                HouseService.kept(request.getRequestURI()),
                List.of(refusal)))
        .join();
    return new NotAllowedException(refusal);
  }
}
