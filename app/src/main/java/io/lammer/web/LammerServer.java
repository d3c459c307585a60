package io.lammer.web;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.slf4j.LoggerFactory;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.core.env.MapPropertySource;

/// The server application: starts and stops the Spring context.
@SpringBootApplication(nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@ConfigurationPropertiesScan
public class LammerServer {
  /// Default database, for the server and for commands.
  public static final String HOUSE = "lammer-data/house.db";

  public static final String TRAINING = "lammer-data/demo.db";

  /// Spring defaults. Spring's own report of a failed start is turned off; [StartFailed] reports it
  /// in one sentence.
  private static final Map<String, Object> DEFAULTS =
      Map.of(
          "spring.config.name", "lammer-server,lammer",
          "logging.level.org.sqlite.SQLiteJDBCLoader", "off",
          "logging.level.org.springframework.boot.SpringApplication", "off",
          "logging.level.org.springframework.boot.diagnostics", "off",
          "logging.level.org.springframework.boot.tomcat.servlet", "off",
          "logging.level.org.springframework.boot.web.server.servlet.context", "error");

  /// Starts the server, which runs until its context is closed.
  ///
  /// @param settings properties such as `lammer.db`; they override the environment and the
  ///   configuration file
  public static ConfigurableApplicationContext start(Map<String, String> settings) {
    return start(settings, BcryptCost.PRODUCTION, ProcessHalt.HALT);
  }

  /// For tests, which use a lower bcrypt cost and must not halt the JVM.
  static ConfigurableApplicationContext start(
      Map<String, String> settings, BcryptCost cost, ProcessHalt fatal) {
    var hashes = BuildIdentity.Hashes.begin();
    var application = new SpringApplication(LammerServer.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setBeanNameGenerator(FullyQualifiedAnnotationBeanNameGenerator.INSTANCE);
    application.setDefaultProperties(DEFAULTS);
    application.addInitializers(
        KnownSettings::check,
        LammerServer::choose,
        ListenCheck::check,
        ActuatorCheck::check,
        OidcSettings::check,
        SecondFactor::check,
        context -> context.getBeanFactory().registerSingleton("hashes", hashes),
        context -> context.getBeanFactory().registerSingleton("fatal", fatal),
        context -> context.getBeanFactory().registerSingleton("bcryptCost", cost));
    try {
      return application.run(
          settings.entrySet().stream()
              .map(entry -> "--" + entry.getKey() + "=" + entry.getValue())
              .toArray(String[]::new));
    } catch (RuntimeException failure) {
      throw StartFailed.of(failure).map(RuntimeException.class::cast).orElse(failure);
    }
  }

  /// Sets the default database: training floors have their own, whichever source `lammer.demo`
  /// comes from.
  static void choose(ConfigurableApplicationContext context) {
    var environment = context.getEnvironment();
    var training = environment.getProperty("lammer.demo", Boolean.class, false);
    environment
        .getPropertySources()
        .addLast(new MapPropertySource("house", Map.of("lammer.db", training ? TRAINING : HOUSE)));
  }

  public static void run(Map<String, String> settings) {
    Thread.setDefaultUncaughtExceptionHandler(LammerServer::uncaught);
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

  /// Halts the process on a `VirtualMachineError`: after an out-of-memory error some threads are
  /// dead. The JVM does this itself only with `-XX:+ExitOnOutOfMemoryError`.
  private static void uncaught(Thread thread, Throwable failed) {
    if (failed instanceof VirtualMachineError) {
      ProcessHalt.HALT.end("the thread %s ended with %s".formatted(thread.getName(), failed));
    }
    LoggerFactory.getLogger(LammerServer.class)
        .error("the thread {} ended", thread.getName(), failed);
  }
}
