package io.lammer.web.access;

import io.lammer.house.Role.Right;
import java.net.InetAddress;
import java.util.function.Supplier;
import org.apache.catalina.Globals;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.core.Authentication;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;
import org.springframework.stereotype.Component;

/// Access rule of the metrics endpoint: clients on this machine, and users who may read journals or
/// administer. Requests forwarded by a local proxy do not count as local.
@Component
record MetricsReaders(CurrentUser people)
    implements AuthorizationManager<RequestAuthorizationContext> {
  @Override
  public AuthorizationDecision authorize(
      Supplier<? extends @Nullable Authentication> authentication,
      RequestAuthorizationContext context) {
    var request = context.getRequest();
    var passedOn =
        Boolean.TRUE.equals(request.getAttribute(Globals.REQUEST_FORWARDED_ATTRIBUTE))
            || request.getHeader("X-Forwarded-For") != null
            || request.getHeader("Forwarded") != null;
    return new AuthorizationDecision(
        (!passedOn && isHere(request.getRemoteAddr()))
            || people
                .actor(authentication.get())
                .filter(
                    actor ->
                        actor.role().may(Right.SEE_JOURNALS) || actor.role().may(Right.ADMINISTER))
                .isPresent());
  }

  private static boolean isHere(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
