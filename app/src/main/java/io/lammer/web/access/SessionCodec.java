package io.lammer.web.access;

import io.lammer.journal.SessionTable.Kept;
import io.lammer.web.access.CurrentUser.Entered;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.DefaultCsrfToken;
import org.springframework.session.Session;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// The attributes of a session as JSON: principal, CSRF token and texts. Nothing else is stored,
/// and reading it never instantiates classes named in the text.
final class SessionCodec {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  private static final TypeReference<TreeMap<String, Value>> VALUES = new TypeReference<>() {};

  /// An attribute; exactly one field is set.
  private record Value(@Nullable Entered entered, @Nullable Token token, @Nullable String text) {}

  private record Token(String header, String parameter, String token) {}

  /// Name of the attribute with the database row that the session was loaded from.
  private static final String LOADED = SessionCodec.class.getName();

  private SessionCodec() {}

  /// Null for a new session.
  static @Nullable Kept loaded(Session session) {
    return session.getAttribute(LOADED);
  }

  static void load(Session session, Kept row) {
    session.setAttribute(LOADED, row);
  }

  static String write(Session session) {
    var values = new TreeMap<String, Value>();
    for (var name : session.getAttributeNames()) {
      var value = value(session.getAttribute(name));
      if (value != null) {
        values.put(name, value);
      }
    }
    return MAPPER.writeValueAsString(values);
  }

  private static @Nullable Value value(@Nullable Object attribute) {
    return switch (attribute) {
      case SecurityContext context when entered(context) != null ->
          new Value(entered(context), null, null);
      case CsrfToken token ->
          new Value(
              null,
              new Token(token.getHeaderName(), token.getParameterName(), token.getToken()),
              null);
      case String text -> new Value(null, null, text);
      case null, default -> null;
    };
  }

  /// The principal in a security context; null if there is none.
  static @Nullable Entered entered(@Nullable Object context) {
    return context instanceof SecurityContext held
            && held.getAuthentication() instanceof Authentication authentication
            && authentication.getPrincipal() instanceof Entered entered
        ? entered
        : null;
  }

  /// Ignores text that another version of the program wrote and this one cannot parse.
  static void read(String text, Session session) {
    Map<String, Value> values;
    try {
      values = MAPPER.readValue(text, VALUES);
    } catch (JacksonException _) {
      return;
    }
    values.forEach((name, value) -> session.setAttribute(name, attribute(value)));
  }

  private static Object attribute(Value value) {
    if (value.entered() != null) {
      return context(value.entered());
    }
    if (value.token() != null) {
      return new DefaultCsrfToken(
          value.token().header(), value.token().parameter(), value.token().token());
    }
    return String.valueOf(value.text());
  }

  static SecurityContext context(Entered entered) {
    return new SecurityContextImpl(
        UsernamePasswordAuthenticationToken.authenticated(entered, null, List.of()));
  }

  /// The user name; empty if nobody signed in with the session.
  static String person(Session session) {
    return entered(session).map(Entered::user).orElse("");
  }

  static Optional<Entered> entered(Session session) {
    return session.getAttributeNames().stream()
        .map(session::<Object>getAttribute)
        .map(SessionCodec::entered)
        .filter(Objects::nonNull)
        .findFirst();
  }
}
