package io.lammer.house;

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

/// The house's proposals, slips and disputes.
///
/// @param proposals the proposals that are not decided yet, oldest first
/// @param decided the last confirmed proposal for each place
/// @param lastSlip the last slip number that the house gave
/// @param disputes all disputes, by number
public record Paperwork(
    List<Proposal> proposals,
    int lastProposal,
    Map<String, Slip> slips,
    int lastSlip,
    Map<Integer, Dispute> disputes,
    Map<String, Integer> decided) {
  static final Paperwork NONE = new Paperwork(List.of(), 0, Map.of(), 0, Map.of(), Map.of());

  public Paperwork {
    proposals = List.copyOf(proposals);
    slips = Collections.unmodifiableMap(new TreeMap<>(slips));
    disputes = Collections.unmodifiableMap(new TreeMap<>(disputes));
    decided = Collections.unmodifiableMap(new TreeMap<>(decided));
  }

  /// The next consecutive slip numbers.
  List<String> nextSlips(int count) {
    return IntStream.rangeClosed(lastSlip + 1, lastSlip + count)
        .mapToObj("%06d"::formatted)
        .toList();
  }

  /// The slips of a hit, in the order of their numbers.
  public List<Slip> slips(String jackpot, int hit) {
    return slips.values().stream()
        .filter(slip -> slip.jackpot().equals(jackpot) && slip.hit() == hit)
        .toList();
  }

  /// The numbers of a hit's slips that are not void.
  public List<String> valid(String jackpot, int hit) {
    return slips(jackpot, hit).stream()
        .filter(slip -> slip.state() != Slip.State.VOID)
        .map(Slip::number)
        .toList();
  }

  public List<Slip> unpaid() {
    return slips.values().stream().filter(slip -> slip.state() == Slip.State.ISSUED).toList();
  }

  /// The person who first named a slip's payee, on this slip or on one that it replaces. That
  /// person may not pay the slip.
  public Actor namer(Slip slip) {
    return replaced(slip)
        .filter(before -> before.isFor(slip.payee()))
        .map(this::namer)
        .orElse(slip.by());
  }

  /// The people who approved the slip's pay or issued one of the slips it replaces.
  Set<String> writers(String number) {
    return Stream.ofNullable(slips.get(number))
        .flatMap(slip -> history(slip).stream())
        .map(one -> one.by().name())
        .collect(Collectors.toSet());
  }

  /// A slip and the slips that it replaces, newest first.
  private List<Slip> history(Slip slip) {
    return Stream.iterate(slip, Objects::nonNull, one -> replaced(one).orElse(null)).toList();
  }

  private Optional<Slip> replaced(Slip slip) {
    return Optional.ofNullable(slip.replaces()).map(slips::get);
  }

  Paperwork proposed(Proposal proposal) {
    return new Paperwork(
        Stream.concat(proposals.stream(), Stream.of(proposal)).toList(),
        proposal.number(),
        slips,
        lastSlip,
        disputes,
        decided);
  }

  Paperwork declined(int number) {
    return without(number, decided);
  }

  Paperwork confirmed(int number) {
    var all = new TreeMap<>(decided);
    proposals.stream()
        .filter(proposal -> proposal.number() == number)
        .forEach(proposal -> proposal.places().forEach(place -> all.put(place, number)));
    return without(number, all);
  }

  private Paperwork without(int number, Map<String, Integer> newDecided) {
    return new Paperwork(
        proposals.stream().filter(proposal -> proposal.number() != number).toList(),
        lastProposal,
        slips,
        lastSlip,
        disputes,
        newDecided);
  }

  Paperwork issued(HouseEvent.SlipIssued issued) {
    return with(Slip.of(issued), Integer.parseInt(issued.slip()));
  }

  Paperwork with(Slip slip) {
    return with(slip, lastSlip);
  }

  private Paperwork with(Slip slip, int last) {
    var all = new TreeMap<>(slips);
    all.put(slip.number(), slip);
    return new Paperwork(proposals, lastProposal, all, last, disputes, decided);
  }

  /// A slip that an event refers to, which must exist.
  Slip known(String number) {
    return Objects.requireNonNull(slips.get(number), () -> "there is no slip " + number);
  }

  Paperwork with(Dispute dispute) {
    var all = new TreeMap<>(disputes);
    all.put(dispute.number(), dispute);
    return new Paperwork(proposals, lastProposal, slips, lastSlip, all, decided);
  }

  Paperwork decided(int number, String outcome) {
    var dispute =
        Objects.requireNonNull(disputes.get(number), () -> "there is no dispute " + number);
    return with(dispute.decided(outcome));
  }
}
