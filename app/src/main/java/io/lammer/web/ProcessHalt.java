package io.lammer.web;

/// Ends the process after an error that it cannot recover from.
@FunctionalInterface
public interface ProcessHalt {
  /// Exit code of an internal error; a service manager restarts the process.
  int EXIT = 70;

  /// Halts without shutdown hooks: an orderly shutdown could wait for the thread that died.
  ProcessHalt HALT =
      why -> {
        System.err.println("lammer: " + why + "; the server has ended");
        System.err.flush();
        Runtime.getRuntime().halt(EXIT);
      };

  void end(String why);
}
