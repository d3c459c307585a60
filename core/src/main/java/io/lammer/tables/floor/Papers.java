package io.lammer.tables.floor;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What the house has to put its name to: what waits for a second person, the slips it gave out,
/// and the disputes of its patrons.
///
/// @param proposals those that wait, oldest first
/// @param decided the last proposal that was confirmed at each place
/// @param lastSlip the last number that the house gave
/// @param disputes all there were, by number
public record Papers(
    List<Proposal> proposals,
    int lastProposal,
    Map<String, Slip> slips,
    int lastSlip,
    Map<Integer, Dispute> disputes,
    @Nullable Map<String, Integer> decided) {
  static final Papers NONE = new Papers(List.of(), 0, Map.of(), 0, Map.of(), Map.of());

  public Papers {
    proposals = List.copyOf(proposals);
    slips = Collections.unmodifiableMap(new TreeMap<>(slips));
    disputes = Collections.unmodifiableMap(new TreeMap<>(disputes));
    decided = decided == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(decided));
  }

  @Override
  public Map<String, Integer> decided() {
    return decided == null ? Map.of() : decided;
  }

  /// The next numbers for slips, one after the other; a number that people used before 0.2.0 is
  /// passed over.
  List<String> nextSlips(int count) {
    return IntStream.iterate(lastSlip + 1, number -> number + 1)
        .mapToObj("%06d"::formatted)
        .filter(number -> !slips.containsKey(number))
        .limit(count)
        .toList();
  }

  /// The slips of a hit, in the order of their numbers.
  public List<Slip> slips(String jackpot, int hit) {
    return slips.values().stream()
        .filter(slip -> slip.jackpot().equals(jackpot) && slip.hit() == hit)
        .toList();
  }

  /// The numbers of the slips of a hit that are not void.
  public List<String> valid(String jackpot, int hit) {
    return slips(jackpot, hit).stream()
        .filter(slip -> slip.state() != Slip.State.VOID)
        .map(Slip::number)
        .toList();
  }

  /// The slips that are still to be paid.
  public List<Slip> unpaid() {
    return slips.values().stream().filter(slip -> slip.state() == Slip.State.ISSUED).toList();
  }

  /// Who named the payee of a slip, on it or on one before it. They do not pay it.
  public Optional<Actor> namer(Slip slip) {
    return replaced(slip)
        .filter(before -> before.isFor(slip.payee()))
        .map(this::namer)
        .orElse(Optional.ofNullable(slip.by()));
  }

  /// Who approved the pay of a slip, or wrote one of the slips before it.
  Set<String> writers(String number) {
    return Stream.ofNullable(slips.get(number))
        .flatMap(slip -> history(slip).stream())
        .flatMap(one -> Stream.ofNullable(one.by()))
        .map(Actor::name)
        .collect(Collectors.toSet());
  }

  /// A slip and those that it took the place of.
  private List<Slip> history(Slip slip) {
    return Stream.iterate(slip, Objects::nonNull, one -> replaced(one).orElse(null)).toList();
  }

  private Optional<Slip> replaced(Slip slip) {
    return Optional.ofNullable(slip.replaces()).map(slips::get);
  }

  Papers proposed(Proposal proposal) {
    return new Papers(
        Stream.concat(proposals.stream(), Stream.of(proposal)).toList(),
        proposal.number(),
        slips,
        lastSlip,
        disputes,
        decided);
  }

  Papers declined(int number) {
    return without(number, decided());
  }

  Papers confirmed(int number) {
    var all = new TreeMap<>(decided());
    proposals.stream()
        .filter(proposal -> proposal.number() == number)
        .forEach(proposal -> proposal.places().forEach(place -> all.put(place, number)));
    return without(number, all);
  }

  private Papers without(int number, Map<String, Integer> newDecided) {
    return new Papers(
        proposals.stream().filter(proposal -> proposal.number() != number).toList(),
        lastProposal,
        slips,
        lastSlip,
        disputes,
        newDecided);
  }

  /// A slip that people numbered themselves does not count.
  Papers issued(HouseEvent.SlipIssued issued) {
    return with(
        Slip.of(issued), issued.payee() == null ? lastSlip : Integer.parseInt(issued.slip()));
  }

  Papers with(Slip slip) {
    return with(slip, lastSlip);
  }

  private Papers with(Slip slip, int last) {
    var all = new TreeMap<>(slips);
    all.put(slip.number(), slip);
    return new Papers(proposals, lastProposal, all, last, disputes, decided);
  }

  /// A slip that the journal says was given out.
  Slip known(String number) {
    return Objects.requireNonNull(slips.get(number), () -> "there is no slip " + number);
  }

  Papers with(Dispute dispute) {
    var all = new TreeMap<>(disputes);
    all.put(dispute.number(), dispute);
    return new Papers(proposals, lastProposal, slips, lastSlip, all, decided);
  }

  Papers decided(int number, String outcome) {
    var dispute =
        Objects.requireNonNull(disputes.get(number), () -> "there is no dispute " + number);
    return with(dispute.decided(outcome));
  }
}
