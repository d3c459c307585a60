package io.lammer.issuer;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.tomcat.TomcatWebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.Order;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.server.authorization.client.InMemoryRegisteredClientRepository;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.settings.AuthorizationServerSettings;
import org.springframework.security.oauth2.server.authorization.settings.ClientSettings;
import org.springframework.security.oauth2.server.authorization.token.JwtEncodingContext;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenCustomizer;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.LoginUrlAuthenticationEntryPoint;

/// An OpenID Connect issuer on this machine. It prints `issuer PORT` when it is ready, and reads
/// commands from standard input, each answered with `ok`:
///
/// - `client BASE`: registers the server at this base URL, with the secret `between-us`;
/// - `person LOGIN NAME GROUP,GROUP`: adds a person with the password `issuer`;
/// - `late SECONDS`: tokens are dated this much later than now;
/// - `forge NONCE`: tokens contain this nonce instead of the requested one; `-` for the right one;
/// - `down`: closes the port, until `up` opens the same one again.
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class IssuerProgram {
  public static void main(String[] arguments) {
    var application = new SpringApplication(IssuerProgram.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setDefaultProperties(
        Map.of("server.address", "127.0.0.1", "server.port", "0", "logging.level.root", "error"));
    var context = (WebServerApplicationContext) application.run(arguments);
    var server = (TomcatWebServer) Objects.requireNonNull(context.getWebServer());
    var port = server.getPort();
    server.getTomcat().getConnector().setPort(port);
    var clients = context.getBean(InMemoryRegisteredClientRepository.class);
    var known = context.getBean(Known.class);
    System.out.println("issuer " + port);
    var lines = new Scanner(System.in, StandardCharsets.UTF_8);
    while (lines.hasNextLine()) {
      var words = lines.nextLine().split(" ");
      switch (words[0]) {
        case "client" -> clients.save(client("lammer", "between-us", words[1]));
        case "person" -> known.add(words[1], words[2], words[3]);
        case "late" -> known.tokensAre(Integer.parseInt(words[1]));
        case "forge" -> known.tokensHold(words[1]);
        case "down" -> server.stop();
        case "up" -> server.start();
        default -> throw new IllegalArgumentException(words[0]);
      }
      System.out.println("ok");
    }
    SpringApplication.exit(context);
  }

  @Bean
  Known known() {
    return new Known();
  }

  /// The registered client, which must use PKCE.
  private static RegisteredClient client(String id, String secret, String base) {
    return RegisteredClient.withId(id)
        .clientId(id)
        .clientSecret("{noop}" + secret)
        .clientAuthenticationMethod(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
        .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
        .redirectUri(base + "/sign-in/issuer/back")
        .postLogoutRedirectUri(base + "/sign-in")
        .scope("openid")
        .scope("profile")
        .clientSettings(
            ClientSettings.builder()
                .requireProofKey(true)
                .requireAuthorizationConsent(false)
                .build())
        .build();
  }

  @Bean
  InMemoryRegisteredClientRepository clients() {
    return new InMemoryRegisteredClientRepository(
        client("nobody", "nothing", "http://127.0.0.1:1"));
  }

  @Bean
  UserDetailsService people(Known known) {
    return login -> {
      if (!known.has(login)) {
        throw new UsernameNotFoundException(login);
      }
      return org.springframework.security.core.userdetails.User.withUsername(login)
          .password("{noop}issuer")
          .build();
    };
  }

  @Bean
  OAuth2TokenCustomizer<JwtEncodingContext> claims(Known known) {
    return known::fill;
  }

  @Bean
  AuthorizationServerSettings settings() {
    return AuthorizationServerSettings.builder().build();
  }

  @Bean
  @Order(1)
  SecurityFilterChain protocol(HttpSecurity http) {
    return http.oauth2AuthorizationServer(
            server -> {
              http.securityMatcher(server.getEndpointsMatcher());
              server.oidc(Customizer.withDefaults());
            })
        .authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
        .exceptionHandling(
            handling ->
                handling.authenticationEntryPoint(new LoginUrlAuthenticationEntryPoint("/login")))
        .build();
  }

  @Bean
  @Order(2)
  SecurityFilterChain signIn(HttpSecurity http) {
    return http.authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
        .formLogin(Customizer.withDefaults())
        .build();
  }
}
