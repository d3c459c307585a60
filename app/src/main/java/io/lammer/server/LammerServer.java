package io.lammer.server;

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

/// The server program.
@SpringBootApplication(nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class)
@ConfigurationPropertiesScan
public class LammerServer {
  /// Where the house is unless a setting says otherwise, for the server and for commands.
  public static final String HOUSE = "lammer-data/house.db";

  /// The same of a training floor.
  public static final String TRAINING = "lammer-data/demo.db";

  /// What the framework would say about a start that fails; [StartFailed] says it in one sentence.
  private static final Map<String, Object> DEFAULTS =
      Map.of(
          "spring.config.name", "lammer-server,lammer",
          "logging.level.org.sqlite.SQLiteJDBCLoader", "off",
          "logging.level.org.springframework.boot.SpringApplication", "off",
          "logging.level.org.springframework.boot.diagnostics", "off",
          "logging.level.org.springframework.boot.tomcat.servlet", "off",
          "logging.level.org.springframework.boot.web.server.servlet.context", "error");

  /// Starts it; it runs until its context is closed.
  ///
  /// @param settings such as `lammer.db`, over the environment and the configuration file
  public static ConfigurableApplicationContext start(Map<String, String> settings) {
    return start(settings, BcryptCost.PRODUCTION, Fatal.HALT);
  }

  /// Tests hash their many secrets at a lower cost, and may outlive the end of a server.
  static ConfigurableApplicationContext start(
      Map<String, String> settings, BcryptCost cost, Fatal fatal) {
    var hashes = Program.Hashes.begin();
    var application = new SpringApplication(LammerServer.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setBeanNameGenerator(FullyQualifiedAnnotationBeanNameGenerator.INSTANCE);
    application.setDefaultProperties(DEFAULTS);
    application.addInitializers(
        KnownSettings::check,
        LammerServer::choose,
        Listening::check,
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

  /// A training floor has a file of its own, by whatever way it was asked for.
  static void choose(ConfigurableApplicationContext context) {
    var environment = context.getEnvironment();
    var training = environment.getProperty("lammer.demo", Boolean.class, false);
    environment
        .getPropertySources()
        .addLast(new MapPropertySource("house", Map.of("lammer.db", training ? TRAINING : HOUSE)));
  }

  /// Starts it and waits until it is told to stop.
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

  /// A machine that ran out of memory does not go on with half of its threads; where the virtual
  /// machine was started without `-XX:+ExitOnOutOfMemoryError`, this ends it.
  private static void uncaught(Thread thread, Throwable failed) {
    if (failed instanceof VirtualMachineError) {
      Fatal.HALT.end("the thread %s ended with %s".formatted(thread.getName(), failed));
    }
    LoggerFactory.getLogger(LammerServer.class)
        .error("the thread {} ended", thread.getName(), failed);
  }
}
