import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;

/// The jackpot sensors of a table: a line `cover 2 1` puts a chip on sensor 1 of seat 2, and
/// `uncover 2 1` takes it away. When bets open again, chips that still lie there are told anew.
final class Sensors implements Link.Device {
  private static final Pattern DARK =
      Pattern.compile("\"seat\":([0-9]+),\"sensor\":([0-9]+),\"lit\":false");

  private final Set<String> covered = new ConcurrentSkipListSet<>();
  private String told = "";

  public static void main(String[] args) throws Exception {
    Link.run(new Sensors(), args);
  }

  @Override
  public String seen(String line, Link link) {
    var words = line.split(" ");
    var sensor = words[1] + " " + words[2];
    var chip = words[0].equals("cover");
    if (chip ? covered.add(sensor) : covered.remove(sensor)) {
      return message(words[1], words[2], chip);
    }
    return null;
  }

  @Override
  public void heard(Link link) {
    var open = link.state().contains("\"bets\":\"open\"");
    var now = link.number("round") + (open ? " open" : " closed");
    if (now.equals(told) || !link.isIdle()) {
      return;
    }
    told = now;
    for (var dark = DARK.matcher(link.state()); open && dark.find(); ) {
      if (covered.contains(dark.group(1) + " " + dark.group(2))) {
        link.put(message(dark.group(1), dark.group(2), true));
      }
    }
  }

  private static String message(String seat, String sensor, boolean covered) {
    return "\"do\":{\"sense\":{\"seat\":%s,\"sensor\":%s,\"covered\":%b}}"
        .formatted(seat, sensor, covered);
  }
}
