package io.lammer.web.api;

import io.lammer.house.ActDeclaration;
import io.lammer.house.ActReader;
import io.lammer.web.HouseService;
import io.lammer.web.access.ActHandler;
import io.lammer.web.access.Handlers;
import io.lammer.web.access.Handlers.Handler;
import io.lammer.web.audit.EventFormatter;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;

/// The API operations of acts: one for each act that declares an address, unless a handler of its
/// own is there.
@Component
final class ActsApi {
  static final String PREFIX = "/api/";

  /// The operation of one act.
  record Operation(ActDeclaration act, HouseService host) implements ActHandler {
    ResponseEntity<?> execute(ApiRequest asked, @PathVariable Map<String, String> path) {
      var place = path.values().stream().findFirst().map(EventFormatter::name).orElse("");
      return asked.act(
          new ActReader(
                  ActReader.typed("address", place),
                  asked.body(),
                  Map.of(),
                  new ForeignFormats(host, place))
              .read(act));
    }
  }

  ActsApi(Handlers handlers, HouseService host) throws NoSuchMethodException {
    var execute = Operation.class.getDeclaredMethod("execute", ApiRequest.class, Map.class);
    var taken =
        handlers.all().stream()
            .filter(it -> it.method().equals("POST"))
            .map(Handler::path)
            .toList();
    ActDeclaration.offered()
        .filter(act -> !taken.contains(PREFIX + act.type().at()))
        .forEach(
            act ->
                handlers.add(
                    RequestMappingInfo.paths(PREFIX + act.type().at())
                        .methods(RequestMethod.POST)
                        .consumes(MediaType.APPLICATION_JSON_VALUE)
                        .produces(MediaType.APPLICATION_JSON_VALUE),
                    new Operation(act, host),
                    execute));
  }
}
