package io.lammer.web.accounts;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.Encoder;

/// Renders a QR code as SVG.
final class QrCode {
  /// Width of the empty border (quiet zone) in modules.
  private static final int BORDER = 4;

  private QrCode() {}

  /// The code as SVG, dark on white in every color scheme.
  static String svg(String text, String label) {
    try {
      var modules = Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix();
      var size = modules.getWidth() + 2 * BORDER;
      var dark = new StringBuilder();
      for (var y = 0; y < modules.getHeight(); y++) {
        for (var x = 0; x < modules.getWidth(); x++) {
          if (modules.get(x, y) == 1) {
            dark.append("M%d %dh1v1h-1z".formatted(x + BORDER, y + BORDER));
          }
        }
      }
      return """
      <svg class="qr" role="img" aria-label="%s" viewBox="0 0 %d %d" width="180" height="180" \
      shape-rendering="crispEdges"><path fill="#fff" d="M0 0h%dv%dH0z"/>\
      <path fill="#000" d="%s"/></svg>\
      """
          .formatted(label, size, size, size, size, dark);
    } catch (WriterException tooLong) {
      throw new IllegalArgumentException(tooLong);
    }
  }
}
