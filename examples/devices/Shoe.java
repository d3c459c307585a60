/// A shoe that reads its cards: each line is the next card, such as `9s`, or `fightback 9s` for the
/// card after a round. It counts the cards of a round, so that one keyed by hand is not entered
/// twice.
final class Shoe implements Link.Device {
  private long round = -1;
  private long place;

  public static void main(String[] args) throws Exception {
    Link.run(new Shoe(), args);
  }

  @Override
  public String seen(String line, Link link) {
    if (line.startsWith("fightback ")) {
      return "\"do\":{\"fightback\":\"%s\"}".formatted(line.substring("fightback ".length()));
    }
    if (link.number("round") != round) {
      place = round < 0 ? link.number("cards") : 0;
      round = link.number("round");
    }
    place++;
    return "\"place\":%d,\"do\":{\"card\":\"%s\"}".formatted(place, line);
  }
}
