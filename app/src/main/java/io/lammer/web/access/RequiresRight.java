package io.lammer.web.access;

import io.lammer.house.Role.Right;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The right required to call a handler. Handlers with neither this nor [PublicPage] are closed.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface RequiresRight {
  Right value();

  /// Also allowed before the user has set their own password or a required authenticator.
  boolean unsettled() default false;

  /// Also allowed for sessions opened by PIN at a console.
  boolean byPin() default true;
}
