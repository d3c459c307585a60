package io.lammer.render.paper;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.FontMappers;

/// Renders a report as PDF/A-2a, tagged for screen readers (PDF/UA). The same report always gives
/// the same bytes.
public final class Pdf {
  static final String REGULAR = "/liberation/LiberationSans-Regular.ttf";
  private static final String BOLD = "/liberation/LiberationSans-Bold.ttf";
  private static final String MONO = "/liberation/LiberationMono-Regular.ttf";

  private Pdf() {}

  public static void write(PrintableReport report, OutputStream out) throws IOException {
    XRLog.setLoggingEnabled(false);
    FontMappers.set(new BundledFonts());
    var page = report.html();
    var builder = new PdfRendererBuilder();
    try (var renderer =
        builder
            .useFont(() -> font(REGULAR), "Liberation Sans", 400, FontStyle.NORMAL, true)
            .useFont(() -> font(BOLD), "Liberation Sans", 700, FontStyle.NORMAL, true)
            .useFont(() -> font(MONO), "Liberation Mono", 400, FontStyle.NORMAL, true)
            .useSVGDrawer(new PlotDrawer(new TextShapes(font(REGULAR))))
            .useExternalResourceAccessControl(
                (_, _) -> false, ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
            .usePdfAConformance(PdfRendererBuilder.PdfAConformance.PDFA_2_A)
            .usePdfUaAccessibility(true)
            .useColorProfile(ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData())
            .withProducer(report.program())
            .withHtmlContent(withBookmarks(page, report.bookmarks()), null)
            .toStream(out)
            .buildPdfRenderer()) {
      renderer.layout();
      renderer.createPDFWithoutClosing();
      try (var document = renderer.getPdfDocument()) {
        document.getDocumentInformation().setCreationDate(dateOf(report));
        document.getDocumentInformation().setModificationDate(dateOf(report));
        dateMetadata(document, report);
        document.setDocumentId((long) page.hashCode());
        document.save(out);
      }
    }
  }

  private static String withBookmarks(String page, List<PrintableReport.Bookmark> bookmarks) {
    var list = new StringBuilder("<bookmarks>");
    for (var bookmark : bookmarks) {
      list.append(
          "<bookmark name=\"%s\" href=\"#%s\"/>"
              .formatted(Html.escape(bookmark.name()), bookmark.anchor()));
    }
    return page.replace("</head>", list + "</bookmarks></head>");
  }

  /// Repeats the document's dates in its metadata, where they must agree.
  private static void dateMetadata(PDDocument document, PrintableReport report) throws IOException {
    var metadata = document.getDocumentCatalog().getMetadata();
    var text = new String(metadata.toByteArray(), StandardCharsets.UTF_8);
    metadata.importXMPMetadata(
        text.replaceAll(
                "(<xmp:(?:Create|Modify|Metadata)Date>)[^<]*",
                "$1" + report.date() + "T00:00:00+00:00")
            .getBytes(StandardCharsets.UTF_8));
  }

  private static Calendar dateOf(PrintableReport report) {
    return GregorianCalendar.from(report.date().atStartOfDay(ZoneOffset.UTC));
  }

  static InputStream font(String name) {
    var in = Pdf.class.getResourceAsStream(name);
    if (in == null) {
      throw new IllegalStateException(name + " is missing from the program");
    }
    return in;
  }
}
