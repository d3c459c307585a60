package io.lammer.house;

import io.lammer.house.Role.Right;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares an act: who may request it, its written name, and its address. Rights, journals, the
/// API and forms use this declaration, so that each act is defined once.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ActType {
  /// The right that the act requires.
  Right value();

  /// The name in journals and request fingerprints if it differs from the record's. It must stay
  /// when the record is renamed.
  String name() default "";

  /// The address below `/api/`, such as `tables/{table}/close`. A variable in braces stands for the
  /// component of that name. Empty if the API does not offer the act.
  String at() default "";

  /// True if a request must name the version of the table or jackpot that it is based on.
  boolean versioned() default false;
}
