package io.lammer.web.games.threedice;

import io.lammer.web.games.contest.ContestRoads;
import java.util.List;

/// The live content of a 3 Dice Baccarat console.
///
/// @param shaken the shakes of this round's cups, in order
public record ThreeDiceConsoleView(List<String> shaken, ContestRoads roads) {}
