package io.lammer.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// All that differs between databases, the migrations aside.
interface Vendor extends AutoCloseable {
  /// What people call this database.
  String name();

  /// Where the house's signing key is kept.
  Path key();

  /// Makes this process the only writer, and the schema the program's own.
  void claim();

  /// Whether what is written still goes where the next start will look for it.
  boolean isHeld();

  /// Refuses a schema other than the program's own.
  void requireCurrent();

  /// The one connection that writes, checked to be durable.
  Connection writing() throws SQLException;

  Connection reading() throws SQLException;

  /// Writes what is committed now to a new file, while the writer goes on.
  void copy(Path to) throws SQLException;

  /// What is wrong with the file itself, if anything, in the database's own words.
  Optional<String> damage(Connection connection) throws SQLException;

  /// What somebody has put into it that acts by itself, if anything.
  Optional<String> additions(Connection connection) throws SQLException;

  @Override
  void close();
}
