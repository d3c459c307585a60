package io.lammer.server.live;

import io.lammer.server.FloorHost;
import io.lammer.server.Outage;
import io.lammer.server.Settings;
import io.lammer.server.live.Seen.Span;
import io.lammer.server.page.Language;
import io.lammer.store.floor.Committed;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/// Tells screens what changed. A topic is rendered once for all of its screens, at once when it was
/// quiet and else after its pace; a jackpot of many tables moves what is shown of each of them less
/// often.
@Component
public final class Hub {
  /// What each table that shows a jackpot adds to the time between two updates, and the most.
  private static final Duration FOR_EACH = Duration.ofMillis(10);

  static final Duration SLOWEST = Duration.ofSeconds(3);

  private final FloorHost host;
  private final Duration pace;
  private final ObjectProvider<TopicSource> sources;
  private final Renderer renderer;
  private final AtomicLong rendered = new AtomicLong();

  private final Map<String, Channel> channels = new ConcurrentHashMap<>();
  private final Map<String, Set<Channel>> byJournal = new ConcurrentHashMap<>();

  Hub(FloorHost host, Settings settings, ObjectProvider<TopicSource> sources, Renderer renderer) {
    this.host = host;
    this.pace = settings.pace();
    this.sources = sources;
    this.renderer = renderer;
    host.live().watch(this::moved);
  }

  /// The topic of a name, if there is one and the role may look at it.
  public Optional<Topic> topic(String name, Role role) {
    var slash = name.indexOf('/');
    var kind = slash < 0 ? name : name.substring(0, slash);
    var rest = slash < 0 ? "" : name.substring(slash + 1);
    return sources.stream()
        .filter(source -> source.kind().equals(kind) && role.may(source.needs()))
        .findFirst()
        .flatMap(source -> source.topics().apply(rest));
  }

  /// Something that no journal tells has changed what a topic shows, in whatever language.
  public void refresh(String name) {
    Language.named(name)
        .ifPresent(
            it -> {
              for (var language : Language.values()) {
                var channel = channels.get(language.naming(it.plain()));
                if (channel != null) {
                  channel.moved(pace);
                }
              }
            });
  }

  /// How often topics were rendered.
  public long rendered() {
    return rendered.get();
  }

  Channel join(String name, Topic topic, Mailbox mailbox) {
    return channels.compute(
        name,
        (_, known) -> {
          var channel = known == null ? new Channel(name, topic, this, renderer) : known;
          channel.add(mailbox);
          return channel;
        });
  }

  void leave(String name, Mailbox mailbox) {
    channels.computeIfPresent(
        name,
        (_, channel) -> {
          if (!channel.remove(mailbox)) {
            return channel;
          }
          byJournal.values().forEach(all -> all.remove(channel));
          return null;
        });
  }

  /// The numbers are read before and after: what comes meanwhile makes the topic render again, and
  /// some of it may be shown already.
  Rendered rendered(Channel channel, Topic topic) {
    var journals = topic.shows().get();
    var turn = rendered.incrementAndGet();
    listen(channel, journals);
    var before = new HashMap<String, Long>();
    journals.forEach(journal -> before.put(journal, host.live().version(journal)));
    var html = topic.render();
    var spans = new HashMap<String, Span>();
    before.forEach(
        (journal, number) ->
            spans.put(journal, new Span(number, host.live().versionAtMost(journal))));
    return new Rendered(channel.name(), html, new Seen(spans), turn);
  }

  /// Unless its last screen left while it waited to be rendered: nobody would take it off again.
  private void listen(Channel channel, Set<String> journals) {
    channels.computeIfPresent(
        channel.name(),
        (_, known) -> {
          if (known == channel) {
            channel.shows(journals);
            journals.forEach(
                journal ->
                    byJournal
                        .computeIfAbsent(journal, _ -> ConcurrentHashMap.newKeySet())
                        .add(channel));
          }
          return known;
        });
  }

  /// How many channels are rendered again when a journal moves.
  long listening(String journal) {
    return byJournal.getOrDefault(journal, Set.of()).size();
  }

  /// On the thread that writes.
  private void moved(List<Committed> events) {
    for (var event : events) {
      var journal = event.stored().journal();
      var listening = byJournal.getOrDefault(journal, Set.of());
      var many = listening.size();
      listening.forEach(channel -> channel.moved(pace(journal, channel.isOfTable(), many)));
    }
  }

  /// How often a topic is rendered because of a journal that so many show.
  Duration pace(String journal, boolean ofTable, int topics) {
    if (!ofTable || !LiveJackpot.isJournal(journal)) {
      return pace;
    }
    return Collections.max(
        List.of(pace, Collections.min(List.of(SLOWEST, FOR_EACH.multipliedBy(topics)))));
  }

  /// The longest that is ever waited between two updates.
  Duration longest() {
    return Collections.max(List.of(pace, SLOWEST));
  }

  static void failed(String name, Throwable failure) {
    Outage.log(
        LoggerFactory.getLogger(Hub.class), "topic " + name + " cannot be rendered", failure);
  }
}
