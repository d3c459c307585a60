package io.lammer.table.roads;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// Marks in a grid of six rows, in the order in which they were made.
public record Road<M>(List<Cell<M>> cells) {
  public static final int ROWS = 6;

  /// A mark and its position; column and row start at 0.
  public record Cell<M>(int column, int row, M mark) {}

  private record Place(int column, int row) {}

  public Road {
    cells = List.copyOf(cells);
  }

  /// Fills one column after another from top to bottom.
  static <M> Road<M> filled(List<M> marks) {
    var cells = new ArrayList<Cell<M>>(marks.size());
    for (var mark : marks) {
      cells.add(new Cell<>(cells.size() / ROWS, cells.size() % ROWS, mark));
    }
    return new Road<>(cells);
  }

  /// Draws one column for each run. A run without room below turns right and continues in its row
  /// (the dragon tail).
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

  /// Groups consecutive marks that have the same key.
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

  /// The width in columns.
  public int columns() {
    return cells.stream().mapToInt(Cell::column).max().orElse(-1) + 1;
  }

  /// The road reduced to its last columns.
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
