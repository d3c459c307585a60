package io.lammer.web.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class QrCodeTest {
  private static final int SCALE = 4;

  /// Drawn as a browser draws the picture, and read as a phone reads it.
  @Test
  void aPhoneReadsWhatWasWritten() throws Exception {
    var text = "otpauth://totp/Lammer:vera?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Lammer";
    var svg = QrCode.svg(text, "code");
    var box = Pattern.compile("viewBox=\"0 0 (\\d+) ").matcher(svg);
    assertThat(box.find()).isTrue();
    var size = Integer.parseInt(box.group(1)) * SCALE;
    var pixels = new int[size * size];
    Arrays.fill(pixels, 0xffffff);
    var dark = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z").matcher(svg);
    while (dark.find()) {
      for (var y = 0; y < SCALE; y++) {
        var from = (Integer.parseInt(dark.group(2)) * SCALE + y) * size;
        var x = from + Integer.parseInt(dark.group(1)) * SCALE;
        Arrays.fill(pixels, x, x + SCALE, 0);
      }
    }
    var picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(size, size, pixels)));
    assertThat(new QRCodeReader().decode(picture).getText()).isEqualTo(text);
  }
}
