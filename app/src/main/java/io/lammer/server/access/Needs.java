package io.lammer.server.access;

import io.lammer.tables.floor.Role.Right;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The right that it takes to use a handler. One without this is closed to everybody.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Needs {
  Right value();

  /// It is open also to a person who has yet to choose a password of their own.
  boolean unsettled() default false;

  /// It is open also to a session that a PIN opened at a console.
  boolean byPin() default true;
}
