package io.lammer.accounting;

/// The state of a journal at the end of a gaming day. The next day starts from it.
public sealed interface Closing permits TableClosing, JackpotClosing, HouseClosing, Closing.None {
  /// The closing of a journal that moves no money, such as a device's.
  record None() implements Closing {}
}
