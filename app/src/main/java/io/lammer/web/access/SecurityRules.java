package io.lammer.web.access;

import java.util.List;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.security.autoconfigure.actuate.web.servlet.EndpointRequest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.security.web.header.writers.CrossOriginOpenerPolicyHeaderWriter.CrossOriginOpenerPolicy;
import org.springframework.security.web.header.writers.CrossOriginResourcePolicyHeaderWriter.CrossOriginResourcePolicy;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/// Spring Security configuration: headers, CSRF, sessions. Authorization is done by the
/// [RightsInterceptor] and by the floor itself.
@Configuration(proxyBeanMethods = false)
record SecurityRules(RightsInterceptor gate, ActorArgument actors) implements WebMvcConfigurer {
  private static final String CONTENT =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data:",
          "font-src 'self'",
          "connect-src 'self'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'");

  @Bean
  SecurityFilterChain chain(
      HttpSecurity http,
      MetricsReaders figures,
      @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    return http.authorizeHttpRequests(
            requests ->
                requests
                    .requestMatchers(EndpointRequest.to("health"))
                    .permitAll()
                    .requestMatchers(EndpointRequest.toAnyEndpoint())
                    .access(figures)
                    .anyRequest()
                    .permitAll())
        .csrf(
            csrf ->
                csrf.csrfTokenRepository(SignIn.TOKENS)
                    .ignoringRequestMatchers(
                        request ->
                            request.getRequestURI().startsWith("/api/device/")
                                || request.getRequestURI().startsWith("/peer/")
                                || (request.getRequestURI().equals("/api/session")
                                    && request.getMethod().equals("POST"))))
        .headers(
            headers ->
                headers
                    .contentSecurityPolicy(policy -> policy.policyDirectives(CONTENT))
                    .crossOriginOpenerPolicy(
                        policy -> policy.policy(CrossOriginOpenerPolicy.SAME_ORIGIN))
                    .crossOriginResourcePolicy(
                        policy -> policy.policy(CrossOriginResourcePolicy.SAME_ORIGIN))
                    .referrerPolicy(policy -> policy.policy(ReferrerPolicy.SAME_ORIGIN))
                    .permissionsPolicyHeader(
                        policy ->
                            policy.policy("camera=(), microphone=(), geolocation=(), payment=()")))
        .formLogin(form -> form.disable())
        .httpBasic(basic -> basic.disable())
        .logout(logout -> logout.disable())
        .requestCache(cache -> cache.disable())
        .anonymous(anonymous -> anonymous.disable())
        .exceptionHandling(
            handling ->
                handling.accessDeniedHandler(
                    (request, response, denied) ->
                        errors.resolveException(request, response, null, denied)))
        .build();
  }

  /// The strict firewall, with a fast path: headers of printable ASCII, which are nearly all, skip
  /// its regular expressions.
  @Bean
  HttpFirewall firewall() {
    var firewall = new StrictHttpFirewall();
    firewall.setAllowedHeaderNames(
        name -> isPlain(name) || StrictHttpFirewall.ALLOWED_HEADER_NAMES.test(name));
    firewall.setAllowedHeaderValues(
        value -> isPlain(value) || StrictHttpFirewall.ALLOWED_HEADER_VALUES.test(value));
    return firewall;
  }

  private static boolean isPlain(String text) {
    for (var i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }

  /// Observing every filter costs more than a command does, and the floor has its own metrics.
  @Bean
  SecurityObservationSettings unobserved() {
    return SecurityObservationSettings.noObservations();
  }

  /// Keeps Spring from creating a default user; users sign in through [SignIn].
  @Bean
  UserDetailsService nobody() {
    return name -> {
      throw new UsernameNotFoundException(name);
    };
  }

  /// Serves the style sheets of the pictures in the report module.
  @Override
  public void addResourceHandlers(ResourceHandlerRegistry registry) {
    for (var picture : List.of("felt", "roads")) {
      registry
          .addResourceHandler("/css/" + picture + "/*.css")
          .addResourceLocations("classpath:/io/lammer/render/" + picture + "/");
    }
  }

  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    registry.addInterceptor(gate);
  }

  @Override
  public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
    resolvers.add(actors);
  }
}
