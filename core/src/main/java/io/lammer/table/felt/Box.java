package io.lammer.table.felt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A rectangle on a felt or in another picture, with y growing downward.
public record Box(double x, double y, double width, double height) {
  public static final double GAP = 5;

  public double midX() {
    return x + width / 2;
  }

  public double midY() {
    return y + height / 2;
  }

  public double right() {
    return x + width;
  }

  public double bottom() {
    return y + height;
  }

  public Box inset(double by) {
    return new Box(x + by, y + by, width - 2 * by, height - 2 * by);
  }

  /// A box with the same center and at most this width.
  public Box middle(double most) {
    var wide = Math.min(width, most);
    return new Box(midX() - wide / 2, y, wide, height);
  }

  public Box top(double part) {
    return new Box(x, y, width, height * part);
  }

  public Box below(double part) {
    return new Box(x, y + height * part, width, height * (1 - part));
  }

  public List<Box> columns(double... weights) {
    var boxes = new ArrayList<Box>();
    var unit = (width - GAP * (weights.length - 1)) / Arrays.stream(weights).sum();
    var left = x;
    for (var weight : weights) {
      boxes.add(new Box(left, y, unit * weight, height));
      left += unit * weight + GAP;
    }
    return boxes;
  }

  public List<Box> rows(double... weights) {
    var boxes = new ArrayList<Box>();
    var unit = (height - GAP * (weights.length - 1)) / Arrays.stream(weights).sum();
    var down = y;
    for (var weight : weights) {
      boxes.add(new Box(x, down, width, unit * weight));
      down += unit * weight + GAP;
    }
    return boxes;
  }

  public List<Box> columns(int count) {
    return columns(equal(count));
  }

  /// A grid of `count` boxes in rows of at most `columns`, distributed evenly; boxes in shorter
  /// rows are wider.
  public List<Box> grid(int count, int columns) {
    var rows = rows(equal(Math.ceilDiv(count, columns)));
    var boxes = new ArrayList<Box>();
    for (var i = 0; i < rows.size(); i++) {
      boxes.addAll(rows.get(i).columns(Math.ceilDiv(count - boxes.size(), rows.size() - i)));
    }
    return boxes;
  }

  private static double[] equal(int count) {
    var weights = new double[count];
    Arrays.fill(weights, 1);
    return weights;
  }
}
