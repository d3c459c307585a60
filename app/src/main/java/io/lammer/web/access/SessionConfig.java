package io.lammer.web.access;

import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Chooses the session store: memory, or the database if several servers share it.
@Configuration(proxyBeanMethods = false)
class SessionConfig {
  @Bean
  Sessions sessions(
      HouseService host,
      Settings settings,
      @Value("${server.servlet.session.timeout}") Duration timeout) {
    var database = host.live().database();
    return database.isShared()
        ? new DatabaseSessions(
            database.sessions(),
            new RevokedSessions(host.live(), settings.sessionLifetime()),
            timeout)
        : new InMemorySessions();
  }
}
