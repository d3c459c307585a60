package io.lammer.table;

/// The operator's checked choices that only one game has, in the form that its play uses.
public interface GameRules {}
