package io.lammer.render.paper;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// Converts text to shapes with a bundled font, so that plots do not depend on installed fonts.
final class TextShapes {
  private final TrueTypeFont font;

  TextShapes(InputStream ttf) throws IOException {
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
