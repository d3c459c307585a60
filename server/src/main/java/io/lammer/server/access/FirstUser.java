package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.store.floor.Reply;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.User;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/// The administrator of a new house.
@Component
public final class FirstUser {
  public static final String NAME = "admin";

  /// Letters and digits that nobody mistakes for each other.
  private static final String ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

  private static final int LENGTH = 16;

  private final FloorHost host;
  private final People people;

  FirstUser(FloorHost host, People people) {
    this.host = host;
    this.people = people;
  }

  /// Makes the administrator where there are no users, and gives the password; it is kept nowhere.
  public Optional<String> make() {
    if (!host.floor().house().users().isEmpty()) {
      return Optional.empty();
    }
    var password = secret();
    var program = new Actor(FloorHost.SYSTEM.name(), Role.ADMINISTRATOR);
    if (!(host.act(program, new Act.AddUser(NAME, "Administrator", Role.ADMINISTRATOR))
        instanceof Reply.Done)) {
      throw new IllegalStateException("the first administrator was refused");
    }
    people.keep(NAME, User.Secret.PASSWORD, password);
    host.act(program, new Act.SetSecret(NAME, User.Secret.PASSWORD));
    return Optional.of(password);
  }

  /// A password that nobody could guess.
  public static String secret() {
    return new SecureRandom()
        .ints(LENGTH, 0, ALPHABET.length())
        .mapToObj(index -> String.valueOf(ALPHABET.charAt(index)))
        .collect(Collectors.joining());
  }
}
