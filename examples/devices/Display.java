/// A display that has a device's token: it follows the picture of its table, as a browser does at
/// `/d/TOKEN`, and says when it changed.
final class Display implements Link.Device {
  public static void main(String[] args) throws Exception {
    Link.run(new Display(), args);
  }

  @Override
  public String seen(String line, Link link) {
    return null;
  }

  @Override
  public void heard(Link link) {
    Link.say("shown");
  }

  @Override
  public String stream(String token) {
    return "/d/" + token + "/live";
  }
}
