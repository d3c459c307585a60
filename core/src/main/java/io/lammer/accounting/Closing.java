package io.lammer.accounting;

/// How a journal stood at the end of a gaming day, from which the next day starts.
public sealed interface Closing permits TableClosing, JackpotClosing, HouseClosing, Closing.None {
  /// The closing of a journal that moves no money, such as a device's.
  record None() implements Closing {}
}
