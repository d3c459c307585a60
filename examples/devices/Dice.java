/// A reader of dice: each line is a roll of two dice, such as `3 4`, or of two cups of three dice,
/// such as `1 2 3 / 4 5 6`. What it reads waits at the console for the dealer's word.
final class Dice {
  private Dice() {}

  public static void main(String[] args) throws Exception {
    Link.run((line, _) -> read(line), args);
  }

  private static String read(String line) {
    var cups = line.split(" / ");
    return cups.length == 2
        ? "\"do\":{\"shake\":{\"player\":%s,\"banker\":%s}}".formatted(list(cups[0]), list(cups[1]))
        : "\"do\":{\"roll\":%s}".formatted(list(line));
  }

  private static String list(String dice) {
    return "[" + String.join(",", dice.strip().split(" +")) + "]";
  }
}
