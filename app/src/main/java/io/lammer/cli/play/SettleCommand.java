package io.lammer.cli.play;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Terminal;
import io.lammer.render.json.Json;
import io.lammer.render.transcript.RunJson;
import io.lammer.render.transcript.Transcript;
import io.lammer.script.ScriptRun;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Settles a script of play.
@Command(
    name = "settle",
    description = {
      "Settles a script of play: a table set-up, and the bets, rolls, deals and shakes that"
          + " happened. Prints who is paid what, where the meters stand and what is left on the"
          + " layout.",
      ""
    },
    footer = {
      "",
      "A step that the rules do not allow is refused and changes nothing; the run goes on.",
      "Exit codes: 0 every step was accepted, 1 some were refused, 2 the file is not a script or",
      "its set-up breaks a rule (then nothing was played).",
      "",
      "The shape of scripts is docs/schema/script.schema.json; the names of wagers are in",
      "docs/reference/wagers.md and the refusals in docs/reference/refusals.md.",
      "",
      "Examples:",
      "  lammer settle examples/baccarat.yaml",
      "  lammer settle --json examples/craps.yaml",
      "  lammer settle - < script.yaml"
    })
public final class SettleCommand extends Subcommand {
  @Parameters(paramLabel = "FILE", description = "The script, YAML or JSON; - for standard input.")
  private Path file;

  @Option(names = "--json", description = "Print JSON instead of a transcript.")
  private boolean json;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    var script = ScriptFile.read(file, json, out()).script();
    return switch (ScriptRun.of(catalogs.load(), script)) {
      case Answer.Refused<ScriptRun>(var faults) -> setupRefused(faults);
      case Answer.Accepted<ScriptRun>(var run) -> finished(run);
    };
  }

  private int setupRefused(List<Refusal> faults) {
    if (json) {
      out().println(Json.write(RunJson.setupRefused(faults)));
    } else {
      var error = err();
      error.println("lammer: the set-up breaks the rules; nothing was played");
      faults.forEach(fault -> error.println("  " + fault.code().word() + ": " + fault.message()));
    }
    return INVALID;
  }

  private int finished(ScriptRun run) {
    if (json) {
      out().println(Json.write(RunJson.run(run)));
    } else {
      out().print(Transcript.of(run, Terminal.style()));
      out().flush();
    }
    return run.hasRefusals() ? REFUSED : 0;
  }
}
