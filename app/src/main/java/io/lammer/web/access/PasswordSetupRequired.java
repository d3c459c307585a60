package io.lammer.web.access;

/// The user must set their own password, or an authenticator, before anything else.
public final class PasswordSetupRequired extends RuntimeException {
  private static final long serialVersionUID = 1;
}
