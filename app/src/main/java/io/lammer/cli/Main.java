package io.lammer.cli;

import io.lammer.report.paper.Ink;
import io.lammer.server.Program;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/// The `lammer` command.
@Command(
    name = "lammer",
    versionProvider = Main.Version.class,
    mixinStandardHelpOptions = true,
    description = {
      "Runs and proves casino table games: Bonus Craps and Bonus Craps Progressive, Rising Phoenix"
          + " Baccarat and 3 Dice Baccarat, with their House and Progressive jackpots.",
      ""
    },
    subcommands = {
      ServeCommand.class,
      SettleCommand.class,
      CatalogCommand.class,
      AnalyzeCommand.class,
      SimulateCommand.class,
      CountsCommand.class,
      ParCommand.class,
      PlayCommand.class,
      JournalCommand.class,
      ReplayCommand.class,
      VerifyCommand.class,
      SealCommand.class,
      BackupCommand.class,
      CopyCommand.class,
      RestoreCommand.class,
      ReportCommand.class,
      GamingDayCommand.class,
      AcceptLossCommand.class,
      TestCommand.class,
      UpdateCommand.class,
      PackageCommand.class,
      UsersCommand.class,
      AutoComplete.GenerateCompletion.class,
      CommandLine.HelpCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  lammer                                      a training floor in the browser",
      "  lammer --port 9000                          the same, with options of lammer serve",
      "  lammer settle examples/baccarat.yaml        settle a script of play",
      "  lammer catalog --edition rising-phoenix-wa  list the paytables of an edition",
      "  lammer catalog PT-PRG-HP-01                 show one paytable",
      "  lammer analyze --paytable PT-PRG-HP-01      its exact odds",
      "  lammer simulate --edition bonus-craps-wa    play it and compare",
      "  lammer par --edition bonus-craps-nv -o craps.pdf   a math report to file",
      "  lammer play examples/house.yaml --table C1  play at a live table of the house",
      "  lammer replay C1                            what happened there",
      "  lammer verify                               that the journals are whole",
      "  lammer report                               the gaming day, jackpots reconciled",
      "  source <(lammer generate-completion)        complete words in bash and zsh",
      "",
      "Exit codes: 0 all well, 1 something was refused, 2 invalid input or set-up, 64 wrong usage,",
      "70 a fault of the program, 74 the output cannot be written.",
      "Colors appear on a terminal only; set NO_COLOR to switch them off."
    })
public final class Main {
  /// Something in the input was refused; the rest was done.
  static final int REFUSED = 1;

  /// The input is invalid; nothing was done.
  static final int INVALID = 2;

  private static final int USAGE = 64;

  /// What nobody expected.
  private static final int FAULT = 70;

  private static final int UNWRITTEN = 74;

  /// As of a program that a closed pipe ends.
  private static final int CLOSED_PIPE = 141;

  private static final List<String> OWN_FLAGS = List.of("-h", "--help", "-V", "--version");

  Main() {}

  /// What `--version` prints: the version, and the hash of all jars as the journals and math
  /// reports have it.
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {Program.NAME, "program SHA-256 " + Program.hash()};
    }
  }

  public static void main(String[] arguments) {
    var out =
        new PrintWriter(new OutputStreamWriter(new StandardOutput(), StandardCharsets.UTF_8), true);
    var error = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(written(out, error, arguments));
  }

  private static int written(PrintWriter out, PrintWriter error, String... arguments) {
    try {
      var code = run(out, error, arguments);
      out.flush();
      return code;
    } catch (StandardOutput.Failed failed) {
      return unwritten(failed, error);
    }
  }

  private static int unwritten(StandardOutput.Failed failed, PrintWriter error) {
    if (failed.isClosedPipe()) {
      return CLOSED_PIPE;
    }
    error.println("lammer: " + failed.getMessage());
    return UNWRITTEN;
  }

  /// Runs one command and gives its exit code.
  public static int run(PrintWriter out, PrintWriter error, String... arguments) {
    return Spellings.taught(new CommandLine(new Main()))
        .setOut(out)
        .setErr(error)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true)
        .setColorScheme(Help.defaultColorScheme(ink() == Ink.ANSI ? Ansi.ON : Ansi.OFF))
        .setParameterExceptionHandler(Main::wrongUsage)
        .setExecutionExceptionHandler(Main::failed)
        .execute(meant(arguments));
  }

  /// Without a command, a training floor.
  private static String[] meant(String[] arguments) {
    var isFloor =
        arguments.length == 0
            || (arguments[0].startsWith("-") && !OWN_FLAGS.contains(arguments[0]));
    return isFloor
        ? Stream.concat(Stream.of("serve", "--demo"), Arrays.stream(arguments))
            .toArray(String[]::new)
        : arguments;
  }

  private static int wrongUsage(ParameterException e, String[] arguments) {
    var command = e.getCommandLine();
    // as picocli says it of an option that wants NAME=VALUE
    command
        .getErr()
        .println("lammer: " + String.valueOf(e.getMessage()).replace("option option", "option"));
    CommandLine.UnmatchedArgumentException.printSuggestions(e, command.getErr());
    command.getErr().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return USAGE;
  }

  private static int failed(Exception e, CommandLine command, CommandLine.ParseResult result) {
    if (e instanceof StandardOutput.Failed unwritten) {
      return unwritten(unwritten, command.getErr());
    }
    var sentences = Failure.sentences(e);
    if (sentences.isEmpty()) {
      command.getErr().println("lammer: " + Failure.fault(e));
      return FAULT;
    }
    sentences.forEach(sentence -> command.getErr().println("lammer: " + sentence));
    return INVALID;
  }

  /// Colors where a person looks and wants them, and plain text everywhere else.
  static Ink ink() {
    return isTerminal() && System.getenv("NO_COLOR") == null ? Ink.ANSI : Ink.PLAIN;
  }

  @SuppressWarnings("SystemConsoleNull")
  static boolean isTerminal() {
    var console = System.console();
    return console != null && console.isTerminal();
  }
}
