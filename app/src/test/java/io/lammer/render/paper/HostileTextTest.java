package io.lammer.render.paper;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Texts of old journals, which nobody looked at when they were written.
final class HostileTextTest {
  /// A page that says one thing.
  private record Page(String said) implements PrintableReport {
    @Override
    public String html() {
      return "<html><head><title>x</title></head><body><p>%s</p></body></html>"
          .formatted(Html.escape(said));
    }

    @Override
    public List<Bookmark> bookmarks() {
      return List.of(new Bookmark(said, "x"));
    }

    @Override
    public String title() {
      return said;
    }

    @Override
    public String program() {
      return "lammer";
    }

    @Override
    public LocalDate date() {
      return LocalDate.of(2026, 11, 15);
    }
  }

  @Test
  void controlsInATextDoNotKeepAReportFromPaper() throws IOException {
    var out = new ByteArrayOutputStream();
    Pdf.write(new Page("a\u0000\u0001\u001b\u000b\u007f\u0085\ud800\ufffe<b"), out);
    assertThat(out.size()).isPositive();
    assertThat(Html.escape("a\u0001\ud800b\u00e9\ud83c\udfb2\t<"))
        .isEqualTo("a??b\u00e9\ud83c\udfb2\t&lt;");
  }

  @Test
  void aSpreadsheetFindsNoFormulas() {
    assertThat(Csv.line("=HYPERLINK(1)", "@SUM(A1)", "+cmd|x", "-2+3", "\tx", "\uff1d1"))
        .isEqualTo("'=HYPERLINK(1),'@SUM(A1),'+cmd|x,'-2+3,'\tx,'\uff1d1\n");
    assertThat(Csv.line("=a,b\"c", "x\ry")).isEqualTo("\"'=a,b\"\"c\",\"x\ry\"\n");
  }

  @Test
  void figuresStayFigures() {
    assertThat(Csv.line("-12.50", "+5", "-$1,000.00", "-5%", "-", "", "1 to 1"))
        .isEqualTo("-12.50,+5,\"-$1,000.00\",-5%,-,,1 to 1\n");
  }
}
