package io.lammer.runtime;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.lammer.accounting.Balances;
import io.lammer.accounting.Closing;
import io.lammer.accounting.Totals;
import io.lammer.house.Act;
import io.lammer.ledger.Account;
import io.lammer.rules.Card;
import io.lammer.rules.Family;
import io.lammer.rules.Fraction;
import io.lammer.rules.Game;
import io.lammer.rules.Machine;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Row;
import io.lammer.rules.Shoe;
import io.lammer.rules.Spot;
import io.lammer.rules.catalog.GameCatalog;
import io.lammer.rules.catalog.RowText;
import io.lammer.table.Command;
import io.lammer.table.Felt;
import io.lammer.table.GameJournal;
import io.lammer.table.GameRules;
import io.lammer.table.Layout;
import io.lammer.table.Lock;
import io.lammer.table.Setup;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.WagerRef;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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

/// The JSON format of the floor's records: money and cards in their usual notation, wagers by their
/// spot.
final class JournalJson {
  /// Attribute that holds the layout of a table while its snapshot is read.
  static final String LAYOUT = "layout";

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface Typed {}

  /// Balances by account.
  private record BalancesShape(Map<String, Long> opening, Map<String, Long> closing) {}

  private record ShoeShape(int decks, String seen, int used) {}

  private record TableShape(
      Table.Phase phase,
      List<StandingBet> wagers,
      Felt felt,
      List<Card> dealt,
      @Nullable Outcome entered,
      @Nullable Lock lock) {}

  private JournalJson() {}

  static JsonMapper mapper() {
    var module = new SimpleModule("floor");
    text(module, Money.class, JournalJson::money, text -> Money.of(new BigDecimal(text)));
    text(module, Fraction.class, Fraction::toString, JournalJson::fraction);
    text(module, Spot.class, Spot::toString, Spot::parse);
    text(module, Spot.Dice.class, Spot.Dice::toString, Spot.Dice::parse);
    text(module, WagerRef.class, WagerRef::toString, WagerRef::parse);
    text(module, Card.class, Card::toString, text -> Card.parse(text).orElseThrow());
    text(module, Game.class, Game::name, Game::named);
    text(module, Family.class, Family::name, GameCatalog::family);
    shaped(
        module,
        Shoe.class,
        ShoeShape.class,
        shoe -> new ShoeShape(shoe.decks(), shoe.seen(), shoe.used()),
        (shape, _) -> Shoe.of(shape.decks(), shape.seen(), shape.used()));
    outcome(module, Outcome.class);
    outcome(module, Outcome.Contest.class);
    GameJournal.all()
        .flatMap(game -> game.outcomes().stream())
        .forEach(type -> outcome(module, type));
    module.addSerializer(Act.class, new ActJson.Writer());
    module.addDeserializer(Act.class, new ActJson.Reader<>(Act.class));
    module.addDeserializer(Act.Dual.class, new ActJson.Reader<>(Act.Dual.class));
    module.addSerializer(Setup.class, new SetupJson.Writer());
    module.addDeserializer(Setup.class, new SetupJson.Reader());
    shaped(module, Row.class, RowText.class, RowText::of, (text, _) -> text.row());
    shaped(module, Layout.class, LayoutJson.class, LayoutJson::of, (shape, _) -> shape.layout());
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
    shaped(
        module,
        Balances.class,
        BalancesShape.class,
        balances -> new BalancesShape(written(balances.opening()), written(balances.closing())),
        (shape, _) -> new Balances(balances(shape.opening()), balances(shape.closing())));
    var builder =
        JsonMapper.builder()
            .addModule(module)
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .changeDefaultVisibility(
                shown -> shown.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .changeDefaultPropertyInclusion(
                value -> value.withValueInclusion(JsonInclude.Include.NON_NULL));
    for (var type :
        List.of(
            GameJournal.Form.class,
            GameRules.class,
            Felt.class,
            Machine.class,
            Command.class,
            Totals.class,
            Closing.class)) {
      builder.addMixIn(type, Typed.class);
    }
    return builder
        .registerSubtypes(WrittenNames.PARTS.toArray(NamedType[]::new))
        .registerSubtypes(WrittenNames.DAYS.toArray(NamedType[]::new))
        .build();
  }

  private static Map<String, Long> written(SortedMap<Account, Long> balances) {
    var written = new TreeMap<String, Long>();
    balances.forEach((account, units) -> written.put(account.toString(), units));
    return written;
  }

  private static SortedMap<Account, Long> balances(Map<String, Long> written) {
    var balances = new TreeMap<Account, Long>(Balances.ORDER);
    written.forEach((account, units) -> balances.put(Account.parse(account), units));
    return balances;
  }

  private static String money(Money money) {
    return money.isWholeCents() ? money.plain() : money.decimal().toPlainString();
  }

  private static Fraction fraction(String text) {
    var parts = text.split("/", -1);
    return new Fraction(Long.parseLong(parts[0]), parts.length == 1 ? 1 : Long.parseLong(parts[1]));
  }

  private static Layout layout(DeserializationContext context) {
    if (context.getAttribute(LAYOUT) instanceof Layout layout) {
      return layout;
    }
    throw new IllegalStateException("a table is read without its layout");
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

  /// Registers a field of one type of outcome; outcomes of other types cannot be read into it.
  private static <T extends Outcome> void outcome(SimpleModule module, Class<T> type) {
    shaped(
        module,
        type,
        GameJournal.Form.class,
        outcome -> GameJournal.of(outcome.game()).form(outcome),
        (form, _) -> type.cast(form.outcome()));
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
