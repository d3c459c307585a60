package io.lammer.report.felt;

import io.lammer.report.picture.Drawing;
import java.util.ArrayList;
import java.util.List;

/// The outline of a spot that is no rectangle: a polygon with rounded corners.
final class Outline {
  private record Corner(double x, double y, double radius) {}

  private final List<Corner> corners = new ArrayList<>();

  Outline corner(double x, double y, double radius) {
    corners.add(new Corner(x, y, radius));
    return this;
  }

  String path() {
    var path = new StringBuilder();
    for (var i = 0; i < corners.size(); i++) {
      var before = corners.get((i + corners.size() - 1) % corners.size());
      var at = corners.get(i);
      var after = corners.get((i + 1) % corners.size());
      path.append(i == 0 ? "M" : " L").append(towards(at, before));
      path.append(" Q").append(point(at.x, at.y)).append(' ').append(towards(at, after));
    }
    return path.append(" Z").toString();
  }

  /// The point of a side where a corner's rounding ends.
  private static String towards(Corner at, Corner other) {
    var length = Math.hypot(other.x - at.x, other.y - at.y);
    var part = Math.min(0.5, at.radius / length);
    return point(at.x + (other.x - at.x) * part, at.y + (other.y - at.y) * part);
  }

  private static String point(double x, double y) {
    return Drawing.number(x) + " " + Drawing.number(y);
  }
}
