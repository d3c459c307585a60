package io.lammer.render.paper;

import com.openhtmltopdf.css.sheet.FontFaceRule;
import com.openhtmltopdf.css.style.CssContext;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.extend.SVGDrawer;
import com.openhtmltopdf.layout.SharedContext;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.File;
import java.util.List;
import org.w3c.dom.Element;

/// Draws the few SVG element types used by plots, which makes a full SVG library unnecessary.
record PlotDrawer(TextShapes outlines) implements SVGDrawer {
  @Override
  public SVGImage buildSVGImage(
      Element svg, Box box, CssContext context, double width, double height, double dotsPerPixel) {
    return new Plot(svg, dotsPerPixel);
  }

  @Override
  public void importFontFaceRules(List<FontFaceRule> rules, SharedContext context) {}

  @Override
  public void addFontFile(File file, String family, Integer weight, FontStyle style) {}

  @Override
  public void close() {}

  private final class Plot implements SVGImage {
    private final Element svg;
    private final double dotsPerPixel;

    Plot(Element svg, double dotsPerPixel) {
      this.svg = svg;
      this.dotsPerPixel = dotsPerPixel;
    }

    @Override
    public int getIntrinsicWidth() {
      return (int) Math.round(number(svg, "width") * dotsPerPixel);
    }

    @Override
    public int getIntrinsicHeight() {
      return (int) Math.round(number(svg, "height") * dotsPerPixel);
    }

    @Override
    public void drawSVG(OutputDevice device, RenderingContext context, double x, double y) {
      var place = AffineTransform.getTranslateInstance(x, y);
      place.scale(dotsPerPixel, dotsPerPixel);
      var pen = new Pen(device, place, dotsPerPixel);
      for (var node = svg.getFirstChild(); node != null; node = node.getNextSibling()) {
        if (node instanceof Element element) {
          draw(pen, element);
        }
      }
    }
  }

  /// Draws shapes at the plot's position on the page.
  private record Pen(OutputDevice device, AffineTransform place, double dotsPerPixel) {
    void fill(Element element, Shape shape) {
      device.setPaint(Color.decode(element.getAttribute("fill")));
      device.fill(place.createTransformedShape(shape));
    }

    void stroke(Element element, Shape shape) {
      var width = (float) (number(element, "stroke-width") * dotsPerPixel);
      var dashes = element.getAttribute("stroke-dasharray");
      device.setPaint(Color.decode(element.getAttribute("stroke")));
      device.setStroke(
          dashes.isEmpty()
              ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
              : new BasicStroke(
                  width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes(dashes), 0));
      device.draw(place.createTransformedShape(shape));
    }

    private float[] dashes(String text) {
      var lengths = text.split(" ");
      var dots = new float[lengths.length];
      for (var i = 0; i < dots.length; i++) {
        dots[i] = (float) (Double.parseDouble(lengths[i]) * dotsPerPixel);
      }
      return dots;
    }
  }

  private void draw(Pen pen, Element element) {
    switch (element.getNodeName()) {
      case "rect" ->
          pen.fill(
              element,
              new Rectangle2D.Double(
                  number(element, "x"),
                  number(element, "y"),
                  number(element, "width"),
                  number(element, "height")));
      case "circle" -> {
        var radius = number(element, "r");
        pen.fill(
            element,
            new Ellipse2D.Double(
                number(element, "cx") - radius,
                number(element, "cy") - radius,
                2 * radius,
                2 * radius));
      }
      case "line" ->
          pen.stroke(
              element,
              new Line2D.Double(
                  number(element, "x1"),
                  number(element, "y1"),
                  number(element, "x2"),
                  number(element, "y2")));
      case "polyline" -> pen.stroke(element, path(element.getAttribute("points")));
      case "text" -> text(pen, element);
      case "title" -> {}
      default -> throw new IllegalArgumentException("a plot has no " + element.getNodeName());
    }
  }

  private void text(Pen pen, Element element) {
    var words = element.getTextContent();
    var size = number(element, "font-size");
    var width = outlines.width(words, size);
    var shift =
        switch (element.getAttribute("text-anchor")) {
          case "middle" -> width / 2;
          case "end" -> width;
          default -> 0;
        };
    var place =
        AffineTransform.getTranslateInstance(number(element, "x") - shift, number(element, "y"));
    pen.fill(element, place.createTransformedShape(outlines.of(words, size)));
  }

  private static Path2D path(String points) {
    var path = new Path2D.Double();
    for (var point : points.split(" ")) {
      var comma = point.indexOf(',');
      var x = Double.parseDouble(point.substring(0, comma));
      var y = Double.parseDouble(point.substring(comma + 1));
      if (path.getCurrentPoint() == null) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    return path;
  }

  private static double number(Element element, String name) {
    return Double.parseDouble(element.getAttribute(name));
  }
}
