package io.lammer.web.ops;

import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import io.lammer.web.access.FirstUser;
import io.lammer.web.access.Secrets;
import io.lammer.web.training.DemoUsers;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/// Creates the first administrator of a new house, or the users of a training floor, before the
/// server accepts connections.
@Component
final class InitialUsers implements SmartLifecycle {
  private final HouseService host;
  private final Secrets secrets;
  private final FirstUser first;
  private final Settings settings;
  private volatile boolean made;
  private volatile @Nullable String password;

  InitialUsers(HouseService host, Secrets secrets, FirstUser first, Settings settings) {
    this.host = host;
    this.secrets = secrets;
    this.first = first;
    this.settings = settings;
  }

  /// The administrator's password, if this start created one.
  Optional<String> password() {
    return Optional.ofNullable(password);
  }

  @Override
  public void start() {
    if (!settings.demo()) {
      password = first.make().orElse(null);
    } else if (host.live().isWriting()) {
      DemoUsers.make(host, secrets);
    }
    made = true;
  }

  @Override
  public void stop() {
    made = false;
  }

  @Override
  public boolean isRunning() {
    return made;
  }

  /// Starts long before the web server.
  @Override
  public int getPhase() {
    return 0;
  }
}
