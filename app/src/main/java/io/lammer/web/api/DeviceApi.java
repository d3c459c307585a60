package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.ActReader;
import io.lammer.house.LiveDevice;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.web.access.NotSignedInException;
import io.lammer.web.access.PublicPage;
import io.lammer.web.device.DeviceTopics;
import io.lammer.web.device.Devices;
import io.lammer.web.page.Problem;
import io.lammer.web.push.Streams;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/// API of devices. A device authenticates with its token on each request; there is no session.
@RestController
record DeviceApi(Devices devices, DeviceTopics topics, Streams streams) {
  private static final String BEARER = "Bearer ";

  @JsonPost("/api/device/messages")
  @PublicPage("the device's token opens it")
  ResponseEntity<?> message(
      Value body,
      @RequestHeader(name = HttpHeaders.AUTHORIZATION, defaultValue = "") String token) {
    var read = ActReader.of("", body, Map.of(), ForeignFormats::commands).read(Act.Report.class);
    var device = opened(token);
    if (!devices.isInTempo(device)) {
      throw new Problem(HttpStatus.TOO_MANY_REQUESTS, "too many messages; send it again later");
    }
    var report = read.from(device.name());
    return switch (devices.report(device.device(), report)) {
      case Answer.Accepted<Devices.Reply>(var reply) -> ResponseEntity.ok(json(report, reply));
      case Answer.Refused<Devices.Reply>(var refusals) -> refused(device, refusals);
    };
  }

  private static Map<String, Object> json(Act.Report report, Devices.Reply reply) {
    return Map.of(
        "sequence", report.sequence(),
        "taken", Math.max(report.sequence(), reply.taken()),
        "done", reply.refusals().isEmpty(),
        "refusals", reply.refusals().stream().map(it -> Problem.told(it, it.sentence())).toList());
  }

  /// A refused message was not recorded; a sequence error tells the device which number is
  /// expected.
  private ResponseEntity<ProblemDetail> refused(LiveDevice device, List<Refusal> refusals) {
    var first = refusals.getFirst();
    var answer =
        Problem.told(Problem.of(first.code()), first.code().word(), first.sentence(), refusals);
    var problem = answer.getBody();
    if (problem != null
        && (first.code() == Code.OUT_OF_SEQUENCE || first.code() == Code.KEY_REUSED)) {
      problem.setProperty("expected", devices.taken(device.name()) + 1);
    }
    return answer;
  }

  /// Records a heartbeat and returns the table state that the stream would send.
  @JsonPost("/api/device/beat")
  @PublicPage("the device's token opens it")
  Map<String, Object> beat(
      Value body,
      @RequestHeader(name = HttpHeaders.AUTHORIZATION, defaultValue = "") String token) {
    body.fields(new String[0]);
    return topics.state(opened(token));
  }

  /// Streams the table state; ends after the device is told that it was revoked.
  @GetMapping("/api/device/live")
  @PublicPage("the device's token opens it")
  void live(
      @RequestHeader(name = HttpHeaders.AUTHORIZATION, defaultValue = "") String token,
      @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last,
      HttpServletResponse response) {
    var device = opened(token).device();
    streams.send(
        "device " + device.name(),
        Map.of("device/" + device.name(), topics.topic(device)),
        last == null ? "" : last,
        response,
        () -> found(token).isPresent());
  }

  private Optional<LiveDevice> found(String authorization) {
    return authorization.startsWith(BEARER)
        ? devices.find(authorization.substring(BEARER.length()))
        : Optional.empty();
  }

  private LiveDevice opened(String authorization) {
    var device = found(authorization).orElseThrow(NotSignedInException::new);
    devices.hear(device);
    return device;
  }
}
