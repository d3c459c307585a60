package io.lammer.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A house and people at screens for the tests of one class; each screen must stay without errors.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserTest {
  /// A page that is slow on a busy machine is not wrong.
  static final double PATIENCE = 60_000;

  @TempDir static Path folder;

  private House house;
  private final List<Person> people = new ArrayList<>();

  @BeforeAll
  void start() throws Exception {
    house = open(Files.createTempDirectory(folder, "house"));
  }

  /// The house that the tests of the class are about: one of its own, unless the class returns
  /// [House#shared].
  House open(Path where) throws IOException {
    return House.open(where);
  }

  House house() {
    return house;
  }

  Person person() {
    return person(1280, 800);
  }

  Person person(int width, int height) {
    var person = new Person(house, Chromium.shared(), width, height);
    people.add(person);
    return person;
  }

  @AfterEach
  void everybodySawNoErrors() {
    people.forEach(Person::sawNoErrors);
    people.forEach(Person::close);
    people.clear();
  }

  @AfterAll
  void stop() {
    house.leave();
  }
}
