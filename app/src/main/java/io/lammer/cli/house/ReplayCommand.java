package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Terminal;
import io.lammer.house.LiveTable;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.render.json.Json;
import io.lammer.render.transcript.LiveJson;
import io.lammer.render.transcript.LiveScript;
import io.lammer.render.transcript.LiveTranscript;
import io.lammer.render.transcript.TableHistory;
import io.lammer.runtime.History;
import io.lammer.script.ScriptText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Replays a table from its journal.
@Command(name = "replay")
public final class ReplayCommand extends Subcommand {
  @Parameters(paramLabel = "TABLE", description = "The table's name.")
  private String table;

  @Option(names = "--to", paramLabel = "N")
  private long to = Long.MAX_VALUE;

  @ArgGroup private Form form = new Form();

  @Mixin private HouseOption house;

  @Mixin private CatalogOption catalogs;

  static final class Form {
    @Option(names = "--json")
    boolean json;

    @Option(names = "--script")
    boolean script;
  }

  @Override
  public Integer call() {
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      var rules = catalogs.rules();
      var name = table.replaceFirst("^" + LiveTable.journal(""), "");
      var story = TableHistory.of(new History(database, rules), name, to);
      if (story.events().isEmpty()) {
        throw wrong(
            database.journals().head(LiveTable.journal(name)).number() == 0
                ? "there is no table \"%s\"; lammer journal lists them".formatted(name)
                : "--to %d; events are counted from 1".formatted(to));
      }
      var out = out();
      if (form.json) {
        out.println(Json.write(LiveJson.of(story)));
      } else if (form.script) {
        var told = LiveScript.of(story);
        if (told.isEmpty()) {
          err().println("lammer: table " + name + " was never opened");
          return INVALID;
        }
        out.print(ScriptText.of(told.get().script(), told.get().notes()));
      } else {
        out.print(LiveTranscript.of(story, Terminal.style()));
      }
      out.flush();
      return 0;
    }
  }
}
