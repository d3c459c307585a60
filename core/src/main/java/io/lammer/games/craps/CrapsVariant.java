package io.lammer.games.craps;

/// The house variations of standard craps (ruling 23).
///
/// @param barred the total that is barred for don't wagers
/// @param fieldTwo the field's pay on 2, as printed
public record CrapsVariant(int barred, String fieldTwo, String fieldTwelve, boolean crapless) {
  public static final CrapsVariant STANDARD = new CrapsVariant(12, "2 to 1", "3 to 1", false);
}
