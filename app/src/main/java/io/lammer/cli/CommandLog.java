package io.lammer.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;

/// The logging configuration of commands. Only warnings of libraries are logged, and to standard
/// error, because standard output carries the command's result. The server replaces it with its
/// own.
public final class CommandLog extends ContextAwareBase implements Configurator {
  @Override
  public ExecutionStatus configure(LoggerContext loggers) {
    var line = new PatternLayoutEncoder();
    line.setContext(loggers);
    line.setPattern("lammer: %msg%nopex%n");
    line.start();
    var errors = new ConsoleAppender<ILoggingEvent>();
    errors.setContext(loggers);
    errors.setTarget("System.err");
    errors.setEncoder(line);
    errors.start();
    var root = loggers.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.WARN);
    // The SQLite driver logs an error if two commands that start together clean up its old files.
    // This is harmless.
    loggers.getLogger("org.sqlite.SQLiteJDBCLoader").setLevel(Level.OFF);
    root.addAppender(errors);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }
}
