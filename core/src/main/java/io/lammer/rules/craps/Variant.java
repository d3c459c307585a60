package io.lammer.rules.craps;

/// What casinos vary in standard craps itself (ruling 23).
///
/// @param barred the total barred on don't wagers
/// @param fieldTwo what the field pays on 2, as printed
public record Variant(int barred, String fieldTwo, String fieldTwelve, boolean crapless) {
  public static final Variant STANDARD = new Variant(12, "2 to 1", "3 to 1", false);
}
