package io.lammer.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

/// Everything that the program is loaded from is in its hash.
class BuildIdentityTest {
  @TempDir private Path folder;
  private Path main;
  private Path server;
  private Path other;

  @BeforeEach
  void make() throws IOException {
    Files.createDirectories(folder.resolve("lib"));
    server = jar("lib/lammer-server-0.1.0.jar", "", "page.txt", "own");
    other = jar("lib/other-2.0.jar", "", "other.txt", "other");
    main = jar("lammer.jar", "lib/lammer-server-0.1.0.jar lib/other-2.0.jar", "main.txt", "main");
  }

  private Path jar(String name, String classPath, String... files) throws IOException {
    var manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    var file = folder.resolve(name);
    try (var out = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      for (var i = 0; i < files.length; i += 2) {
        var entry = new ZipEntry(files[i]);
        entry.setTime(0);
        out.putNextEntry(entry);
        out.write(files[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  private String hash() {
    return BuildIdentity.hash(ClassPath.of(main.toString()).entries(), List.of());
  }

  @Test
  void jarsThatAJarNamesAreOnTheClassPath() {
    assertThat(ClassPath.of(main.toString()).entries()).containsExactly(main, server, other);
  }

  @Test
  void everyJarCounts() throws IOException {
    var before = hash();
    assertThat(hash()).isEqualTo(before).hasSize(64);
    jar("lib/other-2.0.jar", "", "other.txt", "Other");
    var changed = hash();
    assertThat(changed).isNotEqualTo(before);
    jar("lammer.jar", "lib/lammer-server-0.1.0.jar lib/other-2.0.jar", "more.txt", "x");
    assertThat(hash()).isNotEqualTo(changed).isNotEqualTo(before);
  }

  @Test
  void aProgramThatIsCopiedAndRenamedKeepsItsHash() throws IOException {
    var before = hash();
    Files.move(main, folder.resolve("lammer-app-0.1.0.jar"));
    var renamed = folder.resolve("lammer-app-0.1.0.jar").toString();
    assertThat(BuildIdentity.hash(ClassPath.of(renamed).entries(), List.of())).isEqualTo(before);
  }

  @Test
  void aFolderOrAnotherOrderOrAnAgentCounts() throws IOException {
    var before = hash();
    var put = Files.createDirectory(folder.resolve("put"));
    Files.writeString(put.resolve("page.txt"), "shadow");
    var text = put + File.pathSeparator + main;
    var with = BuildIdentity.hash(ClassPath.of(text).entries(), List.of());
    assertThat(with).isNotEqualTo(before);
    Files.writeString(put.resolve("page.txt"), "Shadow");
    assertThat(BuildIdentity.hash(ClassPath.of(text).entries(), List.of())).isNotEqualTo(with);
    assertThat(BuildIdentity.hash(List.of(server, other), List.of()))
        .isNotEqualTo(BuildIdentity.hash(List.of(other, server), List.of()));
    assertThat(
            BuildIdentity.hash(
                ClassPath.of(main.toString()).entries(), List.of("-javaagent:x.jar")))
        .isNotEqualTo(before);
  }

  @Test
  void aFileThatHidesOneOfTheProgramIsNoticed() throws IOException {
    ClassPath.of(main.toString()).requireNothingHidden();
    jar("lammer.jar", "lib/lammer-server-0.1.0.jar lib/other-2.0.jar", "page.txt", "shadow");
    assertThatThrownBy(() -> ClassPath.of(main.toString()).requireNothingHidden())
        .isInstanceOf(StartRefused.class)
        .hasMessageContaining("lammer.jar has a file page.txt, which hides the one of " + server);
    jar("lammer.jar", "lib/other-2.0.jar lib/lammer-server-0.1.0.jar", "main.txt", "main");
    jar("lib/other-2.0.jar", "", "page.txt", "shadow");
    assertThatThrownBy(() -> ClassPath.of(main.toString()).requireNothingHidden())
        .hasMessageContaining("other-2.0.jar has a file page.txt");
  }

  @Test
  void theProgramThatRunsHidesNothingOfItself() {
    ClassPath.own().requireNothingHidden();
    assertThat(BuildIdentity.hash()).hasSize(64);
  }

  @Test
  void trainingHasAFileOfItsOwnByWhateverWayItIsAskedFor() {
    for (var training : List.of(true, false)) {
      try (var context = new GenericApplicationContext()) {
        context
            .getEnvironment()
            .getPropertySources()
            .addFirst(
                new MapPropertySource(
                    "environment", Map.of("LAMMER_DEMO", training, "lammer.demo", training)));
        LammerServer.choose(context);
        assertThat(context.getEnvironment().getProperty("lammer.db"))
            .isEqualTo(training ? "lammer-data/demo.db" : "lammer-data/house.db");
      }
    }
  }
}
