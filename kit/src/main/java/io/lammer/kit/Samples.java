package io.lammer.kit;

/// The sample sizes of statistical tests: just enough to find a fault, or many with
/// `-Dlammer.samples=long`.
public final class Samples {
  private static final boolean LONG = "long".equals(System.getProperty("lammer.samples"));

  private Samples() {}

  public static int count(int few, int many) {
    return LONG ? many : few;
  }
}
