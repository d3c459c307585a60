package io.lammer.report.paper;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// Words as shapes, from a font of our own: no machine needs fonts for a plot.
final class Outlines {
  private final TrueTypeFont font;

  Outlines(InputStream ttf) throws IOException {
    font = new TTFParser().parse(new RandomAccessReadBuffer(ttf));
  }

  /// The outline of a text that starts at the origin.
  Shape of(String text, double size) {
    try {
      var glyphs = font.getUnicodeCmapLookup();
      var scale = size / font.getUnitsPerEm();
      var shape = new Path2D.Double();
      var x = 0.0;
      for (var character : text.codePoints().toArray()) {
        var id = glyphs.getGlyphId(character);
        var glyph = font.getGlyph().getGlyph(id);
        if (glyph != null) {
          shape.append(
              new AffineTransform(scale, 0, 0, -scale, x, 0)
                  .createTransformedShape(glyph.getPath()),
              false);
        }
        x += font.getAdvanceWidth(id) * scale;
      }
      return shape;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  double width(String text, double size) {
    try {
      var width = 0;
      for (var character : text.codePoints().toArray()) {
        width += font.getAdvanceWidth(font.getUnicodeCmapLookup().getGlyphId(character));
      }
      return width * size / font.getUnitsPerEm();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
