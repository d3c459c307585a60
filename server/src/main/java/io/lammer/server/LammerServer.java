package io.lammer.server;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;

/// The server program.
@SpringBootApplication
@ConfigurationPropertiesScan
public class LammerServer {
  /// Starts it; it runs until its context is closed.
  ///
  /// @param settings such as `lammer.db`, over the environment and the configuration file
  public static ConfigurableApplicationContext start(Map<String, String> settings) {
    var application = new SpringApplication(LammerServer.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setDefaultProperties(Map.of("spring.config.name", "lammer-server,lammer"));
    return application.run(
        settings.entrySet().stream()
            .map(entry -> "--" + entry.getKey() + "=" + entry.getValue())
            .toArray(String[]::new));
  }

  /// Starts it and waits until it is told to stop.
  public static void run(Map<String, String> settings) {
    var stopped = new CountDownLatch(1);
    var running = start(settings);
    running.addApplicationListener(
        event -> {
          if (event instanceof ContextClosedEvent) {
            stopped.countDown();
          }
        });
    try {
      stopped.await();
    } catch (InterruptedException _) {
      running.close();
      Thread.currentThread().interrupt();
    }
  }
}
