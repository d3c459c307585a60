package io.lammer.web.push;

import io.lammer.house.LiveJackpot;
import io.lammer.house.Role;
import io.lammer.runtime.Committed;
import io.lammer.web.HouseService;
import io.lammer.web.OutageLog;
import io.lammer.web.Settings;
import io.lammer.web.page.Language;
import io.lammer.web.push.SeenVersions.Span;
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

/// Pushes changed topics to their subscribers. A topic is rendered once for all of its screens: at
/// once if it was quiet, otherwise at its pace. A jackpot shared by many tables renders each of
/// them less often.
@Component
public final class Hub {
  /// Time that each table showing a jackpot adds to the pace, up to `SLOWEST` in total.
  private static final Duration FOR_EACH = Duration.ofMillis(10);

  static final Duration SLOWEST = Duration.ofSeconds(3);

  private final HouseService host;
  private final Duration pace;
  private final ObjectProvider<TopicSource> sources;
  private final Renderer renderer;
  private final AtomicLong rendered = new AtomicLong();

  private final Map<String, Channel> channels = new ConcurrentHashMap<>();
  private final Map<String, Set<Channel>> byJournal = new ConcurrentHashMap<>();

  Hub(
      HouseService host,
      Settings settings,
      ObjectProvider<TopicSource> sources,
      Renderer renderer) {
    this.host = host;
    this.pace = settings.pace();
    this.sources = sources;
    this.renderer = renderer;
    host.live().watch(this::moved);
  }

  /// The topic with this name, if it exists and the role may see it.
  public Optional<Topic> topic(String name, Role role) {
    var slash = name.indexOf('/');
    var kind = slash < 0 ? name : name.substring(0, slash);
    var rest = slash < 0 ? "" : name.substring(slash + 1);
    return sources.stream()
        .filter(source -> source.kind().equals(kind) && role.may(source.needs()))
        .findFirst()
        .flatMap(source -> source.topics().apply(rest));
  }

  /// Renders a topic again, in every language, after a change that no journal records.
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

  public long rendered() {
    return rendered.get();
  }

  Channel join(String name, Topic topic, UpdateQueue mailbox) {
    return channels.compute(
        name,
        (_, known) -> {
          var channel = known == null ? new Channel(name, topic, this, renderer) : known;
          channel.add(mailbox);
          return channel;
        });
  }

  void leave(String name, UpdateQueue mailbox) {
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

  /// Reads the journals' versions before and after rendering: an event in between triggers another
  /// rendering, and part of it may already be shown.
  RenderedTopic rendered(Channel channel, Topic topic) {
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
    return new RenderedTopic(channel.name(), html, new SeenVersions(spans), turn);
  }

  /// True if no event of the journals it shows was published since it was rendered.
  boolean isCurrent(RenderedTopic topic) {
    return topic.seen().journals().entrySet().stream()
        .allMatch(entry -> host.live().version(entry.getKey()) <= entry.getValue().from());
  }

  /// Does nothing if the last screen left while the channel waited to be rendered: nothing would
  /// unsubscribe it.
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

  /// Number of channels that are rendered again when this journal changes.
  long listening(String journal) {
    return byJournal.getOrDefault(journal, Set.of()).size();
  }

  /// Called on the thread that applies events.
  private void moved(List<Committed> events) {
    for (var event : events) {
      var journal = event.stored().journal();
      var listening = byJournal.getOrDefault(journal, Set.of());
      var many = listening.size();
      listening.forEach(channel -> channel.moved(pace(journal, channel.isOfTable(), many)));
    }
  }

  /// Minimum time between two renderings of a topic that a journal triggers.
  ///
  /// @param topics how many topics show the journal
  Duration pace(String journal, boolean ofTable, int topics) {
    if (!ofTable || !LiveJackpot.isJournal(journal)) {
      return pace;
    }
    return Collections.max(
        List.of(pace, Collections.min(List.of(SLOWEST, FOR_EACH.multipliedBy(topics)))));
  }

  Duration longest() {
    return Collections.max(List.of(pace, SLOWEST));
  }

  static void failed(String name, Throwable failure) {
    OutageLog.log(
        LoggerFactory.getLogger(Hub.class), "topic " + name + " cannot be rendered", failure);
  }
}
