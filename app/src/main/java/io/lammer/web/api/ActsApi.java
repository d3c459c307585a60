package io.lammer.web.api;

import io.lammer.house.ActDeclaration;
import io.lammer.house.ActReader;
import io.lammer.web.HouseService;
import io.lammer.web.access.ActHandler;
import io.lammer.web.access.Handlers;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.PathVariable;

/// The API operations of acts: one for each act that declares an address and has no handler of its
/// own.
@Component
final class ActsApi {
  static final String PREFIX = "/api/";

  /// The operation of one act.
  record Operation(ActDeclaration act, HouseService host) implements ActHandler {
    ResponseEntity<?> execute(ApiRequest asked, @PathVariable Map<String, String> path) {
      var place = place(path);
      var foreign = new ForeignFormats(host, place);
      return asked.act(ActReader.of(place, asked.body(), Map.of(), foreign).read(act));
    }
  }

  ActsApi(Handlers handlers, HouseService host) {
    ActDeclaration.offered()
        .forEach(
            act ->
                handlers.add(
                    PREFIX + act.type().at(),
                    new Operation(act, host),
                    MediaType.APPLICATION_JSON_VALUE,
                    MediaType.APPLICATION_JSON_VALUE));
  }
}
