package io.lammer.server.issuer;

import io.lammer.server.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.security.oauth2.client.oidc.authentication.OidcIdTokenValidator;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.web.client.RestOperations;

/// Where the issuer does what, by its own description, and how its tokens are read.
///
/// @param description the same description makes the same provider
record Provider(
    Map<String, Object> description, ClientRegistration registration, JwtDecoder decoder) {
  static final String ID = "issuer";

  static Provider of(Map<String, Object> description, Settings.Oidc oidc, RestOperations web) {
    var secret = oidc.clientSecret();
    var registration =
        ClientRegistration.withRegistrationId(ID)
            .clientId(oidc.clientId())
            .clientSecret(secret == null ? "" : secret)
            .clientAuthenticationMethod(
                secret == null ? ClientAuthenticationMethod.NONE : shown(description))
            .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
            .redirectUri("{baseUrl}" + IssuerPages.BACK)
            .scope(oidc.scopes())
            .issuerUri(oidc.issuer())
            .authorizationUri(need(description, "authorization_endpoint"))
            .tokenUri(need(description, "token_endpoint"))
            .jwkSetUri(need(description, "jwks_uri"))
            .userInfoUri(text(description, "userinfo_endpoint").orElse(""))
            .userNameAttributeName("sub")
            .providerConfigurationMetadata(description)
            .build();
    var decoder =
        NimbusJwtDecoder.withJwkSetUri(need(description, "jwks_uri"))
            .jwsAlgorithms(all -> all.addAll(signatures(description)))
            .restOperations(web)
            .build();
    decoder.setJwtValidator(
        new DelegatingOAuth2TokenValidator<>(
            new JwtTimestampValidator(), new OidcIdTokenValidator(registration)));
    return new Provider(description, registration, decoder);
  }

  /// How the secret is shown: as the standard has it, unless the issuer only takes another way.
  private static ClientAuthenticationMethod shown(Map<String, Object> description) {
    var ways = texts(description, "token_endpoint_auth_methods_supported");
    var post = ClientAuthenticationMethod.CLIENT_SECRET_POST;
    var basic = ClientAuthenticationMethod.CLIENT_SECRET_BASIC;
    return ways.contains(post.getValue()) && !ways.contains(basic.getValue()) ? post : basic;
  }

  /// Those that the issuer uses, of those that take its own key.
  private static Set<SignatureAlgorithm> signatures(Map<String, Object> description) {
    var used = texts(description, "id_token_signing_alg_values_supported");
    var known =
        Arrays.stream(SignatureAlgorithm.values())
            .filter(algorithm -> used.contains(algorithm.getName()))
            .collect(Collectors.toSet());
    return known.isEmpty() ? Set.of(SignatureAlgorithm.RS256) : known;
  }

  static Optional<String> text(Map<String, Object> description, String key) {
    return description.get(key) instanceof String text && !text.isBlank()
        ? Optional.of(text)
        : Optional.empty();
  }

  private static String need(Map<String, Object> description, String key) {
    return text(description, key)
        .orElseThrow(() -> new IllegalArgumentException("its description has no " + key));
  }

  private static List<?> texts(Map<String, Object> description, String key) {
    return description.get(key) instanceof List<?> list ? list : List.of();
  }
}
