package io.lammer.server;

/// Ends the process because it can no longer do its work.
@FunctionalInterface
public interface Fatal {
  /// The exit code of a fault of the program: a service manager starts it anew.
  int EXIT = 70;

  /// At once: a stop in order could wait for the very thread that is missing.
  Fatal HALT =
      why -> {
        System.err.println("lammer: " + why + "; the server has ended");
        System.err.flush();
        Runtime.getRuntime().halt(EXIT);
      };

  void end(String why);
}
