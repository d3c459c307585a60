package io.lammer.web.oidc;

import io.lammer.web.Settings;
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

/// The issuer's endpoints, from its own description, and the decoder of its tokens.
///
/// @param description equal descriptions give equal providers
record OidcProvider(
    Map<String, Object> description, ClientRegistration registration, JwtDecoder decoder) {
  static final String ID = "issuer";

  static OidcProvider of(Map<String, Object> description, Settings.Oidc oidc, RestOperations web) {
    var secret = oidc.clientSecret();
    var registration =
        ClientRegistration.withRegistrationId(ID)
            .clientId(oidc.clientId())
            .clientSecret(secret == null ? "" : secret)
            .clientAuthenticationMethod(
                secret == null ? ClientAuthenticationMethod.NONE : shown(description))
            .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
            .redirectUri("{baseUrl}" + OidcPages.BACK)
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
    return new OidcProvider(description, registration, decoder);
  }

  /// How the client secret is sent: by HTTP Basic, the default of the standard, unless the issuer
  /// only accepts it in the form.
  private static ClientAuthenticationMethod shown(Map<String, Object> description) {
    var ways = texts(description, "token_endpoint_auth_methods_supported");
    var post = ClientAuthenticationMethod.CLIENT_SECRET_POST;
    var basic = ClientAuthenticationMethod.CLIENT_SECRET_BASIC;
    return ways.contains(post.getValue()) && !ways.contains(basic.getValue()) ? post : basic;
  }

  /// The asymmetric algorithms by which the issuer signs its tokens; RS256 if it names none.
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
