package io.lammer.tables.roads;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// Marks in columns of six rows, in the order in which they were made.
public record Road<M>(List<Cell<M>> cells) {
  public static final int ROWS = 6;

  /// A mark and where it is drawn, both counted from 0.
  public record Cell<M>(int column, int row, M mark) {}

  private record Place(int column, int row) {}

  public Road {
    cells = List.copyOf(cells);
  }

  /// Column after column, each filled down.
  static <M> Road<M> filled(List<M> marks) {
    var cells = new ArrayList<Cell<M>>(marks.size());
    for (var mark : marks) {
      cells.add(new Cell<>(cells.size() / ROWS, cells.size() % ROWS, mark));
    }
    return new Road<>(cells);
  }

  /// A column for each run of like marks; a run that finds no room below turns right and follows
  /// its row, the dragon tail.
  static <M> Road<M> ofRuns(List<List<M>> runs) {
    var cells = new ArrayList<Cell<M>>();
    var taken = new HashSet<Place>();
    var first = -1;
    for (var run : runs) {
      first = freeTop(taken, first + 1);
      draw(run, first, taken, cells);
    }
    return new Road<>(cells);
  }

  private static int freeTop(Set<Place> taken, int from) {
    var column = from;
    while (taken.contains(new Place(column, 0))) {
      column++;
    }
    return column;
  }

  private static <M> void draw(List<M> run, int first, Set<Place> taken, List<Cell<M>> cells) {
    var column = first;
    var row = -1;
    var turned = false;
    for (var mark : run) {
      turned |= row + 1 == ROWS || taken.contains(new Place(column, row + 1));
      column += turned ? 1 : 0;
      row += turned ? 0 : 1;
      taken.add(new Place(column, row));
      cells.add(new Cell<>(column, row, mark));
    }
  }

  /// The marks in runs that have something in common.
  static <M, K> List<List<M>> runs(List<M> marks, Function<M, K> common) {
    var runs = new ArrayList<List<M>>();
    for (var mark : marks) {
      if (runs.isEmpty() || !common.apply(runs.getLast().getLast()).equals(common.apply(mark))) {
        runs.add(new ArrayList<>());
      }
      runs.getLast().add(mark);
    }
    return runs;
  }

  public List<M> marks() {
    return cells.stream().map(Cell::mark).toList();
  }

  /// How many columns it reaches across.
  public int columns() {
    return cells.stream().mapToInt(Cell::column).max().orElse(-1) + 1;
  }

  /// What is seen where there is room for so many columns: the oldest ones are dropped whole.
  public Road<M> last(int columns) {
    var dropped = Math.max(0, columns() - columns);
    return dropped == 0
        ? this
        : new Road<>(
            cells.stream()
                .filter(cell -> cell.column() >= dropped)
                .map(cell -> new Cell<>(cell.column() - dropped, cell.row(), cell.mark()))
                .toList());
  }
}
