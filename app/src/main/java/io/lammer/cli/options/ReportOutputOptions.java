package io.lammer.cli.options;

import io.lammer.cli.output.AtomicFile;
import io.lammer.cli.output.Terminal;
import io.lammer.render.json.Json;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.DataTable;
import io.lammer.render.paper.Pdf;
import io.lammer.render.paper.SheetPaper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// The options for the format and the destination of a report.
public final class ReportOutputOptions {
  @ArgGroup private Form form = new Form();

  private static final class Form {
    @Option(names = "--csv", arity = "0..1", fallbackValue = "", paramLabel = "TABLE")
    private @Nullable String csv;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--html")
    private boolean html;

    @Option(names = "--pdf")
    private boolean pdf;
  }

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      descriptionKey = "report-output")
  private @Nullable Path output;

  public void check(Subcommand command) {
    if (form.pdf && output == null) {
      throw command.wrong("--pdf without -o; expected a file to write");
    }
    if (output != null && !isFolderOfTables(output)) {
      AtomicFile.check(output);
    }
  }

  /// @param csv the output for `--csv` without the name of a table
  /// @param json the content of the JSON output
  public void write(
      Subcommand command,
      SheetPaper paper,
      Function<SheetPaper, String> csv,
      Map<String, Object> json) {
    var to = output;
    if (to == null) {
      command.out().print(text(command, paper, csv, json));
      command.out().flush();
    } else if (form.pdf) {
      AtomicFile.write(command.out(), to, file -> Pdf.write(paper, file));
    } else if (isFolderOfTables(to)) {
      paper
          .tables()
          .forEach((name, table) -> write(command, to.resolve(name + ".csv"), table.csv()));
    } else {
      write(command, to, text(command, paper, csv, json));
    }
  }

  private boolean isFolderOfTables(Path to) {
    return "".equals(form.csv) && Files.isDirectory(to);
  }

  private static void write(Subcommand command, Path to, String text) {
    AtomicFile.write(command.out(), to, file -> file.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  private String text(
      Subcommand command,
      SheetPaper paper,
      Function<SheetPaper, String> csv,
      Map<String, Object> json) {
    if (form.csv != null) {
      return form.csv.isEmpty() ? csv.apply(paper) : table(command, paper, form.csv).csv();
    }
    if (form.json) {
      return Json.write(json) + "\n";
    }
    if (form.html) {
      return paper.html();
    }
    return paper.text(output == null ? Terminal.style() : AnsiStyle.PLAIN);
  }

  private static DataTable table(Subcommand command, SheetPaper paper, String name) {
    var tables = paper.tables();
    var table = tables.get(name);
    if (table == null) {
      throw command.wrong(
          "there is no table \"%s\"; expected %s"
              .formatted(name, String.join(", ", tables.keySet())));
    }
    return table;
  }
}
