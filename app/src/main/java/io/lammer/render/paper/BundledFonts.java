package io.lammer.render.paper;

import java.io.IOException;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/// Makes PDFBox use the report's bundled fonts instead of searching the system for fonts.
final class BundledFonts implements FontMapper {
  private final TrueTypeFont font;

  BundledFonts() throws IOException {
    font = new TTFParser().parse(new RandomAccessReadBuffer(Pdf.font(Pdf.REGULAR)));
  }

  @Override
  public FontMapping<TrueTypeFont> getTrueTypeFont(
      String name, @Nullable PDFontDescriptor descriptor) {
    return new FontMapping<>(font, false);
  }

  @Override
  public FontMapping<FontBoxFont> getFontBoxFont(
      String name, @Nullable PDFontDescriptor descriptor) {
    return new FontMapping<>(font, false);
  }

  @Override
  public @Nullable CIDFontMapping getCIDFont(
      String name, @Nullable PDFontDescriptor descriptor, PDCIDSystemInfo info) {
    return null;
  }
}
