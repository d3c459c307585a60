package io.lammer.kit;

/// How many samples a test of chance takes: as few as find a fault, or many with
/// `-Dlammer.samples=long`.
public final class Samples {
  private static final boolean LONG = "long".equals(System.getProperty("lammer.samples"));

  private Samples() {}

  public static int count(int few, int many) {
    return LONG ? many : few;
  }
}
