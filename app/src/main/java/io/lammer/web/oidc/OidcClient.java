package io.lammer.web.oidc;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.Settings;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.client.SimpleClientHttpRequestFactory;
import org.springframework.http.converter.FormHttpMessageConverter;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.client.authentication.OAuth2LoginAuthenticationToken;
import org.springframework.security.oauth2.client.endpoint.RestClientAuthorizationCodeTokenResponseClient;
import org.springframework.security.oauth2.client.http.OAuth2ErrorResponseErrorHandler;
import org.springframework.security.oauth2.client.oidc.authentication.OidcAuthorizationCodeAuthenticationProvider;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.oauth2.client.userinfo.DefaultOAuth2UserService;
import org.springframework.security.oauth2.client.web.DefaultOAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestCustomizers;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationExchange;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationResponse;
import org.springframework.security.oauth2.core.endpoint.PkceParameterNames;
import org.springframework.security.oauth2.core.http.converter.OAuth2AccessTokenResponseHttpMessageConverter;
import org.springframework.security.oauth2.core.oidc.endpoint.OidcParameterNames;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import org.springframework.web.client.RestTemplate;
import org.springframework.web.util.UriComponentsBuilder;

/// The OpenID Connect issuer that the operator configured. Its description is fetched for each
/// sign-in, so that nobody is redirected to an issuer that does not answer.
@Component
@ConditionalOnProperty("lammer.oidc.issuer")
final class OidcClient {
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /// Matches errors about a token that is expired or not yet valid, which point to a wrong clock.
  private static final String TIMES = "(?i).*(expired|exp=|iat=|used before).*";

  private final Settings.Oidc oidc;
  private final RestTemplate web;
  private final OidcAuthorizationCodeAuthenticationProvider codes;
  private volatile @Nullable OidcProvider known;

  /// A redirection of the browser to the issuer.
  record Sent(String address, PendingLogin begun) {}

  OidcClient(Settings settings) {
    this.oidc = Objects.requireNonNull(settings.oidc());
    var requests = new SimpleClientHttpRequestFactory();
    requests.setConnectTimeout(PATIENCE);
    requests.setReadTimeout(PATIENCE);
    this.web = new RestTemplate(requests);
    var tokens = new RestClientAuthorizationCodeTokenResponseClient();
    tokens.setRestClient(
        RestClient.builder()
            .requestFactory(requests)
            .configureMessageConverters(
                converters ->
                    converters
                        .addCustomConverter(new FormHttpMessageConverter())
                        .addCustomConverter(new OAuth2AccessTokenResponseHttpMessageConverter()))
            .defaultStatusHandler(new OAuth2ErrorResponseErrorHandler())
            .build());
    var information = new DefaultOAuth2UserService();
    information.setRestOperations(web);
    var people = new OidcUserService();
    people.setOauth2UserService(information);
    this.codes = new OidcAuthorizationCodeAuthenticationProvider(tokens, people);
    codes.setJwtDecoderFactory(_ -> Objects.requireNonNull(known).decoder());
  }

  Settings.Oidc settings() {
    return oidc;
  }

  /// The provider by its current description.
  private OidcProvider provider() {
    var last = known;
    var description = description();
    var provider =
        last != null && last.description().equals(description)
            ? last // keeps its cached keys
            : OidcProvider.of(description, oidc, web);
    known = provider;
    return provider;
  }

  private Map<String, Object> description() {
    var at = oidc.issuer().replaceAll("/$", "") + "/.well-known/openid-configuration";
    var description =
        web.exchange(
                at, HttpMethod.GET, null, new ParameterizedTypeReference<Map<String, Object>>() {})
            .getBody();
    if (description == null || !oidc.issuer().equals(description.get("issuer"))) {
      throw new IllegalArgumentException(
          "it calls itself " + (description == null ? null : description.get("issuer")));
    }
    return description;
  }

  /// Starts a sign-in.
  Sent begin(String then, HttpServletRequest request) {
    try {
      var registration = provider().registration();
      var resolver = new DefaultOAuth2AuthorizationRequestResolver(_ -> registration);
      resolver.setAuthorizationRequestCustomizer(OAuth2AuthorizationRequestCustomizers.withPkce());
      var asked = Objects.requireNonNull(resolver.resolve(request, OidcProvider.ID));
      var begun =
          new PendingLogin(
              Objects.requireNonNull(asked.getState()),
              held(asked, OidcParameterNames.NONCE),
              held(asked, PkceParameterNames.CODE_VERIFIER),
              then);
      return new Sent(asked.getAuthorizationRequestUri(), begun);
    } catch (RestClientException | IllegalArgumentException failed) {
      throw new OidcSignInFailed(
          HttpStatus.BAD_GATEWAY, say("issuer.down"), "no description: " + failed);
    }
  }

  private static String held(OAuth2AuthorizationRequest asked, String key) {
    return String.valueOf(asked.getAttributes().get(key));
  }

  /// Exchanges the code that the browser brought back for the person's identity.
  OidcIdentity finish(PendingLogin begun, String code, HttpServletRequest request) {
    try {
      var provider = provider();
      var registration = provider.registration();
      var back = base(request) + OidcPages.BACK;
      var asked =
          OAuth2AuthorizationRequest.authorizationCode()
              .authorizationUri(
                  Objects.requireNonNull(registration.getProviderDetails().getAuthorizationUri()))
              .clientId(oidc.clientId())
              .redirectUri(back)
              .scope(oidc.scopes().toArray(String[]::new))
              .state(begun.state())
              .attributes(
                  attributes -> {
                    attributes.put(OidcParameterNames.NONCE, begun.nonce());
                    attributes.put(PkceParameterNames.CODE_VERIFIER, begun.verifier());
                  })
              .build();
      var answered =
          OAuth2AuthorizationResponse.success(code).redirectUri(back).state(begun.state()).build();
      var shown =
          Objects.requireNonNull(
              codes.authenticate(
                  new OAuth2LoginAuthenticationToken(
                      registration, new OAuth2AuthorizationExchange(asked, answered))));
      var person = (OidcUser) Objects.requireNonNull(shown.getPrincipal());
      return new OidcIdentity(person.getClaims(), leaving(provider, person, request));
    } catch (AuthenticationException | RestClientException | IllegalArgumentException failed) {
      throw notVouched(failed);
    }
  }

  private static OidcSignInFailed notVouched(Exception failed) {
    var reason =
        failed instanceof OAuth2AuthenticationException known
            ? known.getError().getErrorCode() + " " + known.getError().getDescription()
            : failed.toString();
    if (Stream.<Throwable>iterate(failed, Objects::nonNull, Throwable::getCause)
        .anyMatch(IOException.class::isInstance)) {
      return new OidcSignInFailed(HttpStatus.BAD_GATEWAY, say("issuer.down"), reason);
    }
    return new OidcSignInFailed(
        HttpStatus.UNAUTHORIZED,
        say(reason.matches(TIMES) ? "issuer.clock" : "issuer.not-believed"),
        reason);
  }

  private String leaving(OidcProvider provider, OidcUser person, HttpServletRequest request) {
    return OidcProvider.text(provider.description(), "end_session_endpoint")
        .map(
            place ->
                UriComponentsBuilder.fromUriString(place)
                    .queryParam("id_token_hint", "{token}")
                    .queryParam("client_id", "{client}")
                    .queryParam("post_logout_redirect_uri", "{back}")
                    .encode()
                    .buildAndExpand(
                        person.getIdToken().getTokenValue(),
                        oidc.clientId(),
                        base(request) + "/sign-in")
                    .toUriString())
        .orElse("");
  }

  /// The base address of this server as the browser sees it.
  private static String base(HttpServletRequest request) {
    var url = request.getRequestURL().toString();
    return url.substring(0, url.length() - request.getRequestURI().length());
  }
}
