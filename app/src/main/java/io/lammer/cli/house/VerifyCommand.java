package io.lammer.cli.house;

import io.lammer.cli.options.CatalogOption;
import io.lammer.cli.options.HouseOption;
import io.lammer.cli.options.Subcommand;
import io.lammer.cli.output.Progress;
import io.lammer.journal.Database;
import io.lammer.journal.Hash;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.Verify;
import io.lammer.journal.VerifyResult;
import io.lammer.runtime.Audit;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Verifies the journals of a house.
@Command(name = "verify")
public final class VerifyCommand extends Subcommand {
  @Mixin private HouseOption house;

  @Option(names = "--seal", paramLabel = "N:HASH")
  private List<PrintedSeal> seals = List.of();

  @Option(names = "--key", paramLabel = "BASE64")
  private @Nullable String key;

  @Option(names = "--json")
  private boolean json;

  @Mixin private CatalogOption catalogs;

  @Override
  public Integer call() {
    requireKey();
    try (var database = Database.read(HouseAddress.of(house.name()))) {
      var verify = new Verify(database);
      for (var seal : seals) {
        verify = verify.expecting(seal.number(), Hash.parse(seal.hash()));
      }
      if (key != null) {
        verify = verify.trusting(key);
      }
      VerifyResult finding;
      try (var progress = new Progress("verifying")) {
        finding = Audit.full(database, verify, catalogs.rules(), progress::at);
      }
      var name = HouseAddress.of(house.name()).toString();
      var since = database.authenticSince();
      out()
          .println(
              json ? VerifyText.json(name, finding, since) : VerifyText.sentence(name, finding));
      if (!json && finding instanceof VerifyResult.Sound && since.isEmpty()) {
        out()
            .println(
                "Who committed them was not checked: the secret of the house is not here, or no"
                    + " server has written with it yet.");
      }
      return finding instanceof VerifyResult.Sound ? 0 : REFUSED;
    }
  }

  private void requireKey() {
    try {
      if (key != null) {
        Base64.getDecoder().decode(key);
      }
    } catch (IllegalArgumentException _) {
      throw wrong("\"%s\" is not a key; expected Base64".formatted(key));
    }
  }
}
