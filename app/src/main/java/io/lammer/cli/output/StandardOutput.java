package io.lammer.cli.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// The standard output of the process. A failed write ends the command; a [java.io.PrintWriter]
/// would ignore it, so that a full disk would look like success.
public final class StandardOutput extends OutputStream {
  public static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Failed(IOException cause) {
      super("the output cannot be written: " + cause.getMessage(), cause);
    }

    /// True if the reader closed the pipe, as in `lammer catalog | head -1`.
    public boolean isClosedPipe() {
      return String.valueOf(getMessage()).endsWith("Broken pipe");
    }
  }

  @SuppressWarnings("resource")
  private final OutputStream file = new FileOutputStream(FileDescriptor.out);

  @Override
  public void write(int octet) {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] octets, int from, int length) {
    try {
      file.write(octets, from, length);
    } catch (IOException failed) {
      throw new Failed(failed);
    }
  }
}
