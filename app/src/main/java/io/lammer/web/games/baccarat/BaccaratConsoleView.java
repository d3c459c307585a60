package io.lammer.web.games.baccarat;

import io.lammer.web.games.contest.ContestRoads;

/// The live content of a baccarat console.
///
/// @param owed numbers of the seats that owe commission
public record BaccaratConsoleView(String owed, ContestRoads roads) {}
