package io.lammer.cli;

import io.lammer.report.json.Json;
import io.lammer.report.paper.Ink;
import io.lammer.report.paper.Pdf;
import io.lammer.report.paper.SheetPaper;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// The options that say in what form a report is wanted, and where.
final class SheetForm {
  @ArgGroup private @Nullable Form form;

  private static final class Form {
    @Option(names = "--csv", description = "Comma-separated values, a section after another.")
    private boolean csv;

    @Option(names = "--json", description = "JSON, with every section.")
    private boolean json;

    @Option(names = "--html", description = "A page.")
    private boolean html;

    @Option(names = "--pdf", description = "A PDF; it needs -o.")
    private boolean pdf;
  }

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write; without it the report is printed.")
  private @Nullable Path output;

  private boolean isPdf() {
    return form != null && form.pdf;
  }

  void check(Subcommand command) {
    if (isPdf() && output == null) {
      throw command.wrong("--pdf without -o; expected a file to write");
    }
  }

  /// @param json what JSON is written of
  void write(PrintWriter out, SheetPaper paper, Map<String, Object> json) {
    var to = output;
    if (to == null) {
      out.print(text(paper, json));
      out.flush();
    } else if (isPdf()) {
      Output.write(to, file -> Pdf.write(paper, file));
    } else {
      Output.write(to, file -> file.write(text(paper, json).getBytes(StandardCharsets.UTF_8)));
    }
  }

  private String text(SheetPaper paper, Map<String, Object> json) {
    if (form != null && form.csv) {
      return paper.csv();
    }
    if (form != null && form.json) {
      return Json.write(json) + "\n";
    }
    if (form != null && form.html) {
      return paper.html();
    }
    return paper.text(output == null ? Main.ink() : Ink.PLAIN);
  }
}
