package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Running;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TlsTest {
  private static final String SECRET = "changeit";

  @TempDir private Path folder;

  @Test
  void withAKeyStoreTheServerSpeaksTlsAndItsCookieIsSecure() throws Exception {
    var store = keyStore();
    try (var server =
            Running.with(
                Map.of(
                    "lammer.db", folder.resolve("house.db").toString(),
                    "server.ssl.key-store", store.toString(),
                    "server.ssl.key-store-password", SECRET));
        var client = HttpClient.newBuilder().sslContext(trusting(store)).build()) {
      var answer =
          client.send(
              HttpRequest.newBuilder(
                      URI.create("https://localhost:" + server.port() + "/api/session"))
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString("{\"user\": \"sam\", \"password\": \"training\"}"))
                  .build(),
              BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow()).contains("Secure");
      assertThat(answer.headers().firstValue("Strict-Transport-Security")).isPresent();
    }
  }

  private Path keyStore() throws IOException, InterruptedException {
    var store = folder.resolve("keys.p12");
    var made =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "lammer",
                "-keyalg",
                "EC",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost,ip:127.0.0.1",
                "-validity",
                "2",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                SECRET)
            .redirectErrorStream(true)
            .start();
    made.getInputStream().readAllBytes();
    assertThat(made.waitFor()).isZero();
    return store;
  }

  private static SSLContext trusting(Path store) throws GeneralSecurityException, IOException {
    var keys = KeyStore.getInstance("PKCS12");
    try (var in = Files.newInputStream(store)) {
      keys.load(in, SECRET.toCharArray());
    }
    var trust = KeyStore.getInstance("PKCS12");
    trust.load(null, null);
    trust.setCertificateEntry("lammer", keys.getCertificate("lammer"));
    var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trust);
    var context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }
}
