package io.lammer.render.felt;

import io.lammer.render.picture.Drawing;
import io.lammer.table.felt.Corner;
import java.util.List;

/// The SVG path of a polygon with rounded corners.
final class Outline {
  private Outline() {}

  static String path(List<Corner> corners) {
    var path = new StringBuilder();
    for (var i = 0; i < corners.size(); i++) {
      var before = corners.get((i + corners.size() - 1) % corners.size());
      var at = corners.get(i);
      var after = corners.get((i + 1) % corners.size());
      path.append(i == 0 ? "M" : " L").append(towards(at, before));
      path.append(" Q").append(point(at.x(), at.y())).append(' ').append(towards(at, after));
    }
    return path.append(" Z").toString();
  }

  /// The point on an edge where the rounding of a corner ends.
  private static String towards(Corner at, Corner other) {
    var length = Math.hypot(other.x() - at.x(), other.y() - at.y());
    var part = Math.min(0.5, at.radius() / length);
    return point(at.x() + (other.x() - at.x()) * part, at.y() + (other.y() - at.y()) * part);
  }

  private static String point(double x, double y) {
    return Drawing.number(x) + " " + Drawing.number(y);
  }
}
