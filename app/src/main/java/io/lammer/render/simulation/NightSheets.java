package io.lammer.render.simulation;

import static io.lammer.render.simulation.DistributionTables.dollars;
import static io.lammer.render.simulation.DistributionTables.histogram;
import static io.lammer.render.simulation.DistributionTables.mean;
import static io.lammer.render.simulation.DistributionTables.money;
import static io.lammer.render.simulation.DistributionTables.number;
import static io.lammer.render.simulation.DistributionTables.part;
import static io.lammer.render.simulation.DistributionTables.percentiles;

import io.lammer.render.json.JsonObject;
import io.lammer.render.paper.Sheet;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.sim.TrialRandom;
import io.lammer.sim.table.Distribution;
import io.lammer.sim.table.Night;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/// The report on simulated nights at a table, and on months made of them.
///
/// @param seed the seed for combining nights into months
public record NightSheets(Night.Plan plan, List<Night> nights, long seed) {
  private static final int NIGHTS_PER_MONTH = 30;
  private static final int MONTHS = 20_000;

  public NightSheets {
    nights = List.copyOf(nights);
  }

  public List<Sheet> sheets() {
    var results = new Distribution(nights.stream().mapToLong(it -> it.result().units()));
    var worst = new Distribution(nights.stream().mapToLong(it -> it.worstRound().units()));
    var months = months();
    return List.of(
        new Sheet(
                "Exposure",
                "nights",
                "",
                percentiles()
                    .column(">night", part -> money(results.at(part)))
                    .column(
                        ">month of %d nights".formatted(NIGHTS_PER_MONTH),
                        part -> money(months.at(part)))
                    .named("month")
                    .column(">worst round of a night", part -> money(worst.at(part))))
            .facts(
                List.of(
                    "%,d nights of %,d rounds: the house wins %s a night, with a standard deviation"
                            .formatted(nights.size(), plan.rounds(), mean(results))
                        + " of %s; it loses in %s of them."
                            .formatted(
                                money(results.deviation()),
                                part(results.part(result -> result < 0)).text()),
                    number(
                        "One night in a hundred it loses %s or more, one month in a hundred it"
                            + " comes to %s or less; the most it lost in one round is %s.",
                        money(-results.at(0.01)), money(months.at(0.01)), money(worst.at(1)))))
            .notes(
                List.of(
                    "Months are put together of nights that are drawn from those that were played.",
                    "A progressive pays its prizes itself; what the wagers put into it, dealer envy"
                        + " and the prizes of house jackpots are the house's.",
                    spared()))
            .with(Map.of(), figures(results, months, worst))
            .with(
                List.of(
                    histogram("Nights", "What the house wins in a night", results).html(),
                    histogram("Months", "What the house wins in a month", months).html())));
  }

  private JsonObject figures(Distribution results, Distribution months, Distribution worst) {
    return new JsonObject()
        .with("nights", nights.size())
        .with("roundsPerNight", plan.rounds())
        .with("meanNight", dollars(results.mean()))
        .with("meanNightError", dollars(results.error()))
        .with("nightDeviation", dollars(results.deviation()))
        .with("losingNights", results.part(result -> result < 0))
        .with("oneNightIn100", dollars(results.at(0.01)))
        .with("oneMonthIn100", dollars(months.at(0.01)))
        .with("worstRound", dollars(worst.at(1)))
        .with("sparedPerNight", dollars((double) sparedInAll().units() / nights.size()));
  }

  private Money sparedInAll() {
    return nights.stream().map(Night::spared).reduce(Money.ZERO, Money::plus);
  }

  private String spared() {
    var most = plan.layout().rules().maxAggregate();
    return most == null
        ? "The set-up has no maximum aggregate."
        : "The maximum aggregate of %s per %s kept back %s a night."
            .formatted(
                most.amount(),
                Value.spelled(most.per()),
                money((double) sparedInAll().units() / nights.size()));
  }

  private Distribution months() {
    var random = new TrialRandom(seed, nights.size());
    return new Distribution(LongStream.range(0, MONTHS).map(_ -> month(random)));
  }

  private long month(TrialRandom random) {
    var sum = 0L;
    for (var night = 0; night < NIGHTS_PER_MONTH; night++) {
      sum += nights.get(random.below(nights.size())).result().units();
    }
    return sum;
  }
}
