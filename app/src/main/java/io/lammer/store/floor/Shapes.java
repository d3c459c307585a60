package io.lammer.store.floor;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.lammer.rules.Card;
import io.lammer.rules.Earn;
import io.lammer.rules.Fraction;
import io.lammer.rules.Hand;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.rules.catalog.EarnText;
import io.lammer.rules.catalog.RowText;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Layout;
import io.lammer.tables.Lock;
import io.lammer.tables.Offer;
import io.lammer.tables.Setup;
import io.lammer.tables.Standing;
import io.lammer.tables.Table;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.TableEvent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.module.SimpleModule;

/// How the floor's records look as JSON: money and cards as people write them, a wager by its spot.
final class Shapes {
  /// The layout that spots are looked up in, while a table's text is read.
  static final String LAYOUT = "layout";

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface Typed {}

  /// A machine that is always the same one.
  @JsonTypeInfo(use = JsonTypeInfo.Id.NONE)
  private interface Untyped {}

  /// What is empty is left out, as it was before there was such a thing.
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  private interface Sparse {}

  /// One switch was for all bonus wagers before each kind had its own.
  private interface OneSwitch {
    @JsonAlias("mainWagerRequired")
    Object mainWager();
  }

  /// A hand is a list of cards or dice; its total follows from them.
  private record CardsShape(List<Card> cards) {}

  /// An offer of a layout: where it lies, and for Fightback which paytable.
  private record OfferShape(Spot spot, @Nullable String paytable) {}

  private record ShoeShape(int decks, String seen, int used) {}

  private record TableShape(
      Table.Phase phase,
      List<Standing> wagers,
      Felt felt,
      List<Card> dealt,
      @Nullable Outcome entered,
      @Nullable Lock lock) {}

  private Shapes() {}

  static JsonMapper mapper() {
    var module = new SimpleModule("floor");
    text(module, Money.class, Shapes::money, text -> Money.of(new BigDecimal(text)));
    text(module, Fraction.class, Fraction::toString, Shapes::fraction);
    text(module, Card.class, Card::toString, text -> Card.parse(text).orElseThrow());
    shaped(
        module,
        Hand.Cards.class,
        CardsShape.class,
        hand -> new CardsShape(hand.cards()),
        (shape, _) -> new Hand.Cards(shape.cards()));
    shaped(
        module,
        Shoe.class,
        ShoeShape.class,
        shoe -> new ShoeShape(shoe.decks(), shoe.seen(), shoe.used()),
        (shape, _) -> Shoe.of(shape.decks(), shape.seen(), shape.used()));
    outcome(module, Outcome.class);
    outcome(module, Outcome.Contest.class);
    outcome(module, Outcome.Deal.class);
    outcome(module, Outcome.Roll.class);
    read(module, Setup.MainWager.class, Object.class, (json, _) -> mainWager(json));
    read(
        module,
        Layout.MainWager.class,
        Object.class,
        (json, _) ->
            json instanceof Boolean all
                ? new Layout.MainWager(all, all)
                : new Layout.MainWager(flag(json, "bonus"), flag(json, "jackpots")));
    shaped(module, Row.class, RowText.class, RowText::of, (text, _) -> text.row());
    shaped(module, Earn.class, EarnText.class, EarnText::of, (text, _) -> text.earn());
    shaped(module, Layout.class, LayoutShape.class, LayoutShape::of, (shape, _) -> shape.layout());
    shaped(module, Offer.class, OfferShape.class, Shapes::offer, Shapes::offer);
    shaped(
        module,
        Table.class,
        TableShape.class,
        table ->
            new TableShape(
                table.phase(),
                table.wagers(),
                table.felt(),
                table.dealt(),
                table.entered(),
                table.lock().equals(Lock.NONE) ? null : table.lock()),
        (shape, context) ->
            new Table(
                layout(context),
                shape.phase(),
                shape.wagers(),
                shape.felt(),
                shape.dealt(),
                shape.entered(),
                shape.lock() == null ? Lock.NONE : shape.lock()));
    var builder =
        JsonMapper.builder()
            .addModule(module)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .changeDefaultVisibility(
                shown -> shown.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .changeDefaultPropertyInclusion(
                value -> value.withValueInclusion(JsonInclude.Include.NON_NULL));
    builder.addMixIn(Felt.Dice.class, Sparse.class);
    builder.addMixIn(TableEvent.Voided.class, Sparse.class);
    for (var type :
        List.of(OutcomeShape.class, Felt.class, Machine.class, Command.class, Act.Dual.class)) {
      builder.addMixIn(type, Typed.class);
    }
    builder.addMixIn(Earn.class, Untyped.class);
    builder.addMixIn(Setup.class, OneSwitch.class);
    builder.addMixIn(Layout.Rules.class, OneSwitch.class);
    return builder.registerSubtypes(WrittenNames.PARTS.toArray(NamedType[]::new)).build();
  }

  private static Setup.MainWager mainWager(Object json) {
    return json instanceof Boolean all
        ? new Setup.MainWager(all, all)
        : new Setup.MainWager(stated(json, "bonusCraps"), stated(json, "progressive"));
  }

  private static @Nullable Boolean stated(Object json, String key) {
    return json instanceof Map<?, ?> map && map.get(key) instanceof Boolean flag ? flag : null;
  }

  private static boolean flag(Object json, String key) {
    return Objects.requireNonNull(stated(json, key), key);
  }

  private static String money(Money money) {
    return money.isWholeCents() ? money.plain() : money.decimal().toPlainString();
  }

  private static Fraction fraction(String text) {
    var parts = text.split("/", -1);
    return new Fraction(Long.parseLong(parts[0]), parts.length == 1 ? 1 : Long.parseLong(parts[1]));
  }

  private static OfferShape offer(Offer offer) {
    var paytable = offer.paytable();
    return new OfferShape(
        offer.wager().spot(), offer.isFightback() && paytable != null ? paytable.id() : null);
  }

  private static Offer offer(OfferShape shape, DeserializationContext context) {
    var layout = layout(context);
    var offers = new ArrayList<@Nullable Offer>();
    offers.add(layout.offers().get(shape.spot()));
    offers.add(layout.fightbackAfterWin());
    offers.add(layout.fightbackAfterTie());
    for (var offer : offers) {
      if (offer != null
          && offer.wager().spot().equals(shape.spot())
          && (shape.paytable() == null
              || (offer.paytable() != null && offer.paytable().id().equals(shape.paytable())))) {
        return offer;
      }
    }
    throw new IllegalStateException("the layout has no " + shape.spot());
  }

  private static Layout layout(DeserializationContext context) {
    if (context.getAttribute(LAYOUT) instanceof Layout layout) {
      return layout;
    }
    throw new IllegalStateException("a wager is read without its table's layout");
  }

  private static <T> void text(
      SimpleModule module, Class<T> type, Function<T, String> write, Function<String, T> read) {
    module.addSerializer(
        type,
        new ValueSerializer<>() {
          @Override
          public void serialize(T value, JsonGenerator json, SerializationContext context) {
            json.writeString(write.apply(value));
          }
        });
    read(module, type, String.class, (text, _) -> read.apply(text));
  }

  /// A field of this type, which an outcome of another does not come in.
  private static <T extends Outcome> void outcome(SimpleModule module, Class<T> type) {
    shaped(
        module,
        type,
        OutcomeShape.class,
        OutcomeShape::of,
        (shape, _) -> type.cast(shape.outcome()));
  }

  private interface Reading<S, T> {
    T read(S shape, DeserializationContext context);
  }

  private static <T, S> void shaped(
      SimpleModule module,
      Class<T> type,
      Class<S> shape,
      Function<T, S> write,
      Reading<S, T> read) {
    module.addSerializer(
        type,
        new ValueSerializer<>() {
          @Override
          public void serialize(T value, JsonGenerator json, SerializationContext context) {
            context.writeValue(json, write.apply(value));
          }
        });
    read(module, type, shape, read);
  }

  private static <T, S> void read(
      SimpleModule module, Class<T> type, Class<S> shape, Reading<S, T> read) {
    module.addDeserializer(
        type,
        new ValueDeserializer<>() {
          @Override
          public T deserialize(JsonParser json, DeserializationContext context) {
            return read.read(context.readValue(json, shape), context);
          }
        });
  }
}
