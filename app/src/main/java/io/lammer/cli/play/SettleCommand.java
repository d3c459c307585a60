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
@Command(name = "settle")
public final class SettleCommand extends Subcommand {
  @Parameters(paramLabel = "FILE", description = "The script, YAML or JSON; - for standard input.")
  private Path file;

  @Option(names = "--json")
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
