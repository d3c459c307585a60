package io.lammer.server.ops;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.access.FirstUser;
import io.lammer.server.access.Secrets;
import io.lammer.server.demo.DemoUsers;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/// Creates the first administrator of a new house, or the people of a training floor, before the
/// server accepts connections.
@Component
final class FirstPeople implements SmartLifecycle {
  private final FloorHost host;
  private final Secrets secrets;
  private final FirstUser first;
  private final Settings settings;
  private volatile boolean made;
  private volatile @Nullable String password;

  FirstPeople(FloorHost host, Secrets secrets, FirstUser first, Settings settings) {
    this.host = host;
    this.secrets = secrets;
    this.first = first;
    this.settings = settings;
  }

  /// The password of a new administrator.
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

  /// Long before the web server.
  @Override
  public int getPhase() {
    return 0;
  }
}
