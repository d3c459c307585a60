package io.lammer.render.felt;

import io.lammer.rules.Spot;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/// An SVG that was read back; one that is not well-formed is an error.
record Picture(Element root) {
  private static final DocumentBuilderFactory BUILDERS = DocumentBuilderFactory.newInstance();

  static Picture of(String svg) {
    try {
      var bytes = svg.getBytes(StandardCharsets.UTF_8);
      var builder = BUILDERS.newDocumentBuilder();
      return new Picture(builder.parse(new ByteArrayInputStream(bytes)).getDocumentElement());
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new IllegalArgumentException(svg, e);
    }
  }

  List<Spot> spots() {
    return elements("g")
        .filter(element -> element.getAttribute("class").equals("spot"))
        .map(Picture::spot)
        .toList();
  }

  private static Spot spot(Element element) {
    var dice = element.getAttribute("data-dice");
    var number = element.getAttribute("data-number");
    var wager = element.getAttribute("data-wager");
    var sensor = element.getAttribute("data-sensor");
    if (!sensor.isEmpty()) {
      return Spot.of(wager).on(Integer.parseInt(sensor));
    }
    return !dice.isEmpty()
        ? Spot.of(wager, new Spot.Dice(dice.charAt(0) - '0', dice.charAt(2) - '0'))
        : number.isEmpty() ? Spot.of(wager) : Spot.of(wager, Integer.parseInt(number));
  }

  /// The values of an attribute, in the order of the picture.
  List<String> attributes(String name) {
    return elements("*")
        .map(element -> element.getAttribute(name))
        .filter(value -> !value.isEmpty())
        .toList();
  }

  List<String> texts() {
    return elements("text").map(Element::getTextContent).toList();
  }

  Picture stack(String spot) {
    return new Picture(
        elements("g")
            .filter(element -> element.getAttribute("data-spot").equals(spot))
            .findFirst()
            .orElseThrow());
  }

  List<String> lammers(String wager) {
    return elements("g")
        .filter(element -> element.getAttribute("class").equals("lammers"))
        .filter(element -> element.getAttribute("data-wager").equals(wager))
        .flatMap(element -> new Picture(element).attributes("data-number").stream())
        .toList();
  }

  private Stream<Element> elements(String name) {
    var found = root.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i));
  }
}
