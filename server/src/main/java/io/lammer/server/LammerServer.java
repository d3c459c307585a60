package io.lammer.server;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.context.event.ContextClosedEvent;

/// The server program.
@SpringBootApplication(nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@ConfigurationPropertiesScan
public class LammerServer {

  /// What the framework would say about a start that fails; [StartFailed] says it in one sentence.
  private static final Map<String, Object> DEFAULTS =
      Map.of(
          "spring.config.name", "lammer-server,lammer",
          "logging.level.org.springframework.boot.SpringApplication", "off",
          "logging.level.org.springframework.boot.diagnostics", "off",
          "logging.level.org.springframework.boot.tomcat.servlet", "off",
          "logging.level.org.springframework.boot.web.server.servlet.context", "error");

  /// Starts it; it runs until its context is closed.
  ///
  /// @param settings such as `lammer.db`, over the environment and the configuration file
  public static ConfigurableApplicationContext start(Map<String, String> settings) {
    var application = new SpringApplication(LammerServer.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setBeanNameGenerator(FullyQualifiedAnnotationBeanNameGenerator.INSTANCE);
    var defaults = new HashMap<>(DEFAULTS);
    defaults.put(
        "lammer.db",
        "true".equals(settings.get("lammer.demo"))
            ? "lammer-data/demo.db"
            : "lammer-data/house.db");
    application.setDefaultProperties(defaults);
    application.addInitializers(Listening::check);
    try {
      return application.run(
          settings.entrySet().stream()
              .map(entry -> "--" + entry.getKey() + "=" + entry.getValue())
              .toArray(String[]::new));
    } catch (RuntimeException failure) {
      throw StartFailed.of(failure).map(RuntimeException.class::cast).orElse(failure);
    }
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
