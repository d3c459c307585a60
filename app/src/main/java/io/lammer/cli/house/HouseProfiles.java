package io.lammer.cli.house;

import io.lammer.cli.options.Subcommand;
import io.lammer.table.Profile;
import io.lammer.table.Profiles;
import io.lammer.web.RulebookLoader;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that name the jurisdiction profile of a house.
final class HouseProfiles {
  @Option(names = "--profile", paramLabel = "ID")
  private @Nullable String profile;

  @Option(names = "--profiles", paramLabel = "DIR")
  private @Nullable Path folder;

  @Nullable String name() {
    return profile;
  }

  Profiles load() {
    return RulebookLoader.profiles(folder);
  }

  static Profile known(Subcommand command, Profiles profiles, String id) {
    var lack = "there is no profile \"%s\"".formatted(id);
    return command.known(profiles.profile(id), lack, profiles.all().stream().map(Profile::id));
  }
}
