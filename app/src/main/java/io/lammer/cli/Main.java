package io.lammer.cli;

import io.lammer.cli.house.AcceptLossCommand;
import io.lammer.cli.house.BackupCommand;
import io.lammer.cli.house.CopyCommand;
import io.lammer.cli.house.GamingDaySettingCommand;
import io.lammer.cli.house.JournalCommand;
import io.lammer.cli.house.ReplayCommand;
import io.lammer.cli.house.ReportCommand;
import io.lammer.cli.house.RestoreCommand;
import io.lammer.cli.house.SealCommand;
import io.lammer.cli.house.ServeCommand;
import io.lammer.cli.house.UsersCommand;
import io.lammer.cli.house.VerifyCommand;
import io.lammer.cli.lab.AnalyzeCommand;
import io.lammer.cli.lab.CatalogCommand;
import io.lammer.cli.lab.CountsCommand;
import io.lammer.cli.lab.ParCommand;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.StandardOutput;
import io.lammer.cli.output.Terminal;
import io.lammer.cli.play.PlayCommand;
import io.lammer.cli.play.SettleCommand;
import io.lammer.cli.simulate.SimulateCommand;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.web.BuildIdentity;
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
      GamingDaySettingCommand.class,
      AcceptLossCommand.class,
      TestCommand.class,
      UpdateCommand.class,
      PackageCommand.class,
      UsersCommand.class,
      AutoComplete.GenerateCompletion.class,
      CommandLine.HelpCommand.class
    })
public final class Main {
  private static final int USAGE = 64;

  /// Exit code: an unexpected exception.
  private static final int FAULT = 70;

  private static final int UNWRITTEN = 74;

  /// Exit code of a program that a closed pipe ends: 128 + SIGPIPE.
  private static final int CLOSED_PIPE = 141;

  private static final List<String> OWN_FLAGS = List.of("-h", "--help", "-V", "--version");

  Main() {}

  /// The output of `--version`: the version, and the same hash of all jars that journals and math
  /// reports contain.
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {BuildIdentity.NAME, "program SHA-256 " + BuildIdentity.hash()};
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

  public static int run(PrintWriter out, PrintWriter error, String... arguments) {
    return OptionConverters.taught(new CommandLine(new Main()))
        .setOut(out)
        .setErr(error)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true)
        .setHelpFactory(UsageText::help)
        .setColorScheme(
            Help.defaultColorScheme(Terminal.style() == AnsiStyle.ANSI ? Ansi.ON : Ansi.OFF))
        .setParameterExceptionHandler(Main::wrongUsage)
        .setExecutionExceptionHandler(Main::failed)
        .execute(meant(arguments));
  }

  /// Starts a training floor if no command is given.
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
    // removes a word that picocli doubles for NAME=VALUE options
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
    var sentences = ErrorMessages.sentences(e);
    if (sentences.isEmpty()) {
      command.getErr().println("lammer: " + ErrorMessages.fault(e));
      return FAULT;
    }
    sentences.forEach(sentence -> command.getErr().println("lammer: " + sentence));
    return Subcommand.INVALID;
  }
}
