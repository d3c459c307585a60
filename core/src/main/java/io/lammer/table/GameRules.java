package io.lammer.table;

/// The operator's checked choices that only one game has, as its play needs them.
public interface GameRules {}
