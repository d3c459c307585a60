package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Where sessions are: in this process, or in the database where servers share it.
@Configuration(proxyBeanMethods = false)
class SessionPlace {
  @Bean
  Sessions sessions(
      FloorHost host,
      Settings settings,
      @Value("${server.servlet.session.timeout}") Duration timeout) {
    var database = host.live().database();
    return database.isShared()
        ? new SharedSessions(
            database.sessions(),
            new EndedSessions(host.live(), settings.sessionLifetime()),
            timeout)
        : new OwnSessions();
  }
}
