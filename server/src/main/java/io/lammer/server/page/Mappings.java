package io.lammer.server.page;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.autoconfigure.WebMvcRegistrations;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/// Finds the handler of a request. The framework tries every path with a name in it on every
/// request, of which there are two hundred; here most are passed over by how they begin.
@Component
final class Mappings implements WebMvcRegistrations {
  @Override
  public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
    return new ByBeginning();
  }

  private static final class ByBeginning extends RequestMappingHandlerMapping {
    private final Map<RequestMappingInfo, List<String>> beginnings = new ConcurrentHashMap<>();

    /// A request with its path at hand.
    private static final class Asked extends HttpServletRequestWrapper {
      private final String path;

      Asked(HttpServletRequest request, String path) {
        super(request);
        this.path = path;
      }
    }

    /// A path with encoded letters in it is left to the framework.
    @Override
    protected @Nullable HandlerMethod lookupHandlerMethod(String path, HttpServletRequest request)
        throws Exception {
      return super.lookupHandlerMethod(
          path, path.indexOf('%') < 0 ? new Asked(request, path) : request);
    }

    @Override
    protected @Nullable RequestMappingInfo getMatchingMapping(
        RequestMappingInfo info, HttpServletRequest request) {
      return request instanceof Asked asked && !begins(info, asked.path)
          ? null
          : super.getMatchingMapping(info, request);
    }

    private boolean begins(RequestMappingInfo info, String path) {
      var known = beginnings.get(info);
      if (known == null) {
        known = beginnings(info);
        beginnings.put(info, known);
      }
      for (var beginning : known) {
        if (path.startsWith(beginning)) {
          return true;
        }
      }
      return false;
    }

    private static List<String> beginnings(RequestMappingInfo info) {
      return info.getPatternValues().stream()
          .map(pattern -> pattern.replaceFirst("[{*?].*", ""))
          .toList();
    }
  }
}
