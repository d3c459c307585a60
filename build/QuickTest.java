import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// The edit loop: `java build/QuickTest.java NAME...` compiles the sources that changed, and those
/// that need them, without the checks of a whole build, and runs the tests that are named. A name
/// is a class (`RollTest`), a method (`RollTest#sevenOut`), a pattern (`Roll*Test`), a package
/// (`odds`, `server.console`) or a module (`core`, `app`). `-Dkey=value` goes to the tests.
///
/// Everything it makes is in `target/quick` of each module, apart from what Maven makes.
final class QuickTest {
  private static final Path ROOT = Path.of("").toAbsolutePath();
  private static final Path HOME = ROOT.resolve("target/quick");
  private static final Path LIBRARIES = HOME.resolve("libraries");
  private static final List<String> MODULES = List.of("kit", "core", "app");

  /// The sources of one class folder.
  private record Unit(Path output, List<Path> sources, List<String> options) {}

  private QuickTest() {}

  public static void main(String[] words) throws Exception {
    if (words.length > 0 && words[0].equals("--update")) {
      update(List.of(words).subList(1, words.length));
      return;
    }
    var names = Stream.of(words).filter(word -> !word.startsWith("-")).toList();
    var options = Stream.of(words).filter(word -> word.startsWith("-")).toList();
    if (names.isEmpty() || !options.stream().allMatch(option -> option.startsWith("-D"))) {
      fail("expected names of tests, and -Dkey=value; found " + List.of(words));
    }
    build();
    System.exit(run(selected(names), options));
  }

  /// Rewrites golden files until every test that compares with one passes: a file may be made of
  /// another.
  private static void update(List<String> words) throws Exception {
    if (!words.isEmpty() && !words.equals(List.of("money"))) {
      fail("update: expected nothing, or money to accept other figures; found " + words);
    }
    var mode = words.isEmpty() ? "true" : "money";
    for (var pass = 1; ; pass++) {
      build();
      var tests = comparing();
      if (run(tests, List.of("-Dlammer.update=" + mode)) == 0) {
        System.err.println("lammer: all files are as the tests want them; read git diff");
        System.exit(0);
      }
      if (pass == 3) {
        System.err.println("lammer: tests fail for another reason than a file; see above");
        System.exit(1);
      }
    }
  }

  /// The test classes that compare with a file.
  private static List<String> comparing() throws IOException {
    var found = new ArrayList<String>();
    for (var module : MODULES) {
      var users = users(tests(module)).getOrDefault("io/lammer/kit/Golden", Set.of());
      users.stream()
          .filter(name -> name.endsWith("Test"))
          .map(name -> name.replace('/', '.'))
          .sorted()
          .forEach(found::add);
    }
    return found;
  }

  private static void build() throws IOException, InterruptedException {
    CHANGED.clear();
    for (var pom : List.of("pom.xml", "kit/pom.xml", "core/pom.xml", "app/pom.xml")) {
      if (!Files.exists(LIBRARIES) || isNewer(ROOT.resolve(pom), LIBRARIES)) {
        findLibraries();
        break;
      }
    }
    generateTemplates();
    packageIssuer();
    copyResources();
    for (var module : MODULES) {
      for (var unit : units(module)) {
        compile(unit);
      }
    }
  }

  private static List<Unit> units(String module) {
    var folder = ROOT.resolve(module);
    var main = new ArrayList<>(List.of(folder.resolve("src/main/java")));
    var options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-parameters", "-g"));
    if (module.equals("app")) {
      main.add(HOME.resolve("templates"));
    }
    return List.of(
        new Unit(classes(module), main, options),
        new Unit(tests(module), List.of(folder.resolve("src/test/java")), options));
  }

  private static Path classes(String module) {
    return ROOT.resolve(module).resolve("target/quick/classes");
  }

  private static Path tests(String module) {
    return ROOT.resolve(module).resolve("target/quick/test-classes");
  }

  /// Maven knows the libraries; it is asked once for each change of a pom.
  private static void findLibraries() throws IOException, InterruptedException {
    Files.createDirectories(HOME);
    var raw = HOME.resolve("libraries.new");
    maven(
        "-pl",
        "app",
        "-am",
        "-Dfast",
        "test-compile",
        "dependency:build-classpath",
        "-DincludeScope=test",
        "-Dmdep.outputFile=" + raw);
    var jars =
        Stream.of(Files.readString(raw).strip().split(java.io.File.pathSeparator))
            .filter(path -> path.endsWith(".jar") && !path.contains("lammer-"))
            .toList();
    Files.write(LIBRARIES, jars);
  }

  private static void maven(String... words) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("mvn", "-B", "-q"));
    command.addAll(List.of(words));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    var process = builder.start();
    var said = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      fail("Maven failed:\n" + said);
    }
  }

  /// Copies only the generated sources whose text changed, so that only those are compiled again.
  private static void generateTemplates() throws IOException, InterruptedException {
    var target = HOME.resolve("templates");
    var stamp = HOME.resolve("templates.stamp");
    var generated = ROOT.resolve("app/target/fast/generated-sources/jte");
    var templates = files(ROOT.resolve("app/src/main/jte"), ".jte");
    if (Files.exists(stamp)
        && templates.stream().noneMatch(template -> isNewer(template, stamp))
        && Files.readString(stamp).equals(String.valueOf(templates.size()))) {
      return;
    }
    maven("-pl", "app", "-am", "-Dfast", "generate-sources");
    copyChanged(generated, target);
    Files.writeString(stamp, String.valueOf(templates.size()));
  }

  /// A test starts it as a program of its own, from the folder that Maven fills.
  private static void packageIssuer() throws IOException, InterruptedException {
    var library = ROOT.resolve("issuer/target/fast/lib");
    if (!Files.exists(library) || isNewer(ROOT.resolve("issuer/pom.xml"), library)) {
      maven("-pl", "issuer", "-am", "-Dfast", "package");
    }
  }

  private static void copyResources() throws IOException {
    for (var module : MODULES) {
      copyChanged(ROOT.resolve(module).resolve("src/main/resources"), classes(module));
      copyChanged(ROOT.resolve(module).resolve("src/test/resources"), tests(module));
    }
    for (var file : List.of("docs/rulings.md", "proof/clauses.yaml")) {
      copy(ROOT.resolve(file), classes("app").resolve("io/lammer/render/math/docs"));
    }
    copy(ROOT.resolve("docs/schema/script.schema.json"), classes("app").resolve("api"));
  }

  private static void copy(Path file, Path folder) throws IOException {
    var copy = folder.resolve(file.getFileName());
    if (Files.exists(file) && (!Files.exists(copy) || Files.mismatch(file, copy) >= 0)) {
      Files.createDirectories(folder);
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void copyChanged(Path from, Path to) throws IOException {
    for (var file : files(from, "")) {
      copy(file, to.resolve(from.relativize(file)).getParent());
    }
  }

  /// Compiles what changed, then what needs it as long as something that others see has changed.
  private static void compile(Unit unit) throws IOException {
    var sources = new TreeMap<String, Path>();
    for (var folder : unit.sources()) {
      for (var file : files(folder, ".java")) {
        sources.put(folder.relativize(file).toString().replace(".java", ""), file);
      }
    }
    Files.createDirectories(unit.output());
    var stamp = unit.output().resolveSibling(unit.output().getFileName() + ".stamp");
    var known = Files.exists(stamp) ? new HashSet<>(Files.readAllLines(stamp)) : new HashSet<>();
    var upstream = new TreeSet<String>();
    var todo = new TreeSet<String>();
    var isNew = known.isEmpty() || !sources.keySet().containsAll(known);
    for (var source : sources.entrySet()) {
      if (isNew || !known.contains(source.getKey()) || isNewer(source.getValue(), stamp)) {
        todo.add(source.getKey());
      }
    }
    upstream.addAll(CHANGED);
    if (sources.isEmpty() || (todo.isEmpty() && upstream.isEmpty())) {
      return;
    }
    var now = FileTime.fromMillis(System.currentTimeMillis());
    if (isNew) {
      remove(unit.output(), ".class");
      javac(unit, List.copyOf(sources.values()));
      CHANGED.addAll(sources.keySet());
    } else {
      var users = users(unit.output());
      todo.addAll(usersOf(upstream, users, sources.keySet()));
      var done = new HashSet<String>();
      while (!todo.isEmpty()) {
        var before = faces(unit.output(), todo);
        javac(unit, todo.stream().map(sources::get).toList());
        var after = faces(unit.output(), todo);
        done.addAll(todo);
        var changed = new TreeSet<String>();
        for (var name : todo) {
          if (!after.getOrDefault(name, "").equals(before.getOrDefault(name, ""))) {
            changed.add(name);
          }
        }
        CHANGED.addAll(changed);
        todo = usersOf(changed, users, sources.keySet());
        todo.removeAll(done);
      }
    }
    Files.write(stamp, sources.keySet());
    Files.setLastModifiedTime(stamp, now);
  }

  /// Top-level classes that others see differently since this run began.
  private static final Set<String> CHANGED = new HashSet<>();

  private static TreeSet<String> usersOf(
      Set<String> changed, Map<String, Set<String>> users, Set<String> sources) {
    var found = new TreeSet<String>();
    changed.forEach(name -> found.addAll(users.getOrDefault(name, Set.of())));
    found.retainAll(sources);
    return found;
  }

  private static void javac(Unit unit, List<Path> files) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(null, null, null)) {
      var options = new ArrayList<>(unit.options());
      options.addAll(
          List.of("-d", unit.output().toString(), "-cp", classPath(), "--release", "25"));
      System.err.println(
          "lammer: compiling " + files.size() + " sources of " + unit.sources().getFirst());
      var task =
          compiler.getTask(
              null, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files));
      if (!task.call()) {
        System.exit(70);
      }
    }
  }

  /// Which sources of a folder of classes name a class in their constant pools.
  private static Map<String, Set<String>> users(Path output) throws IOException {
    var users = new HashMap<String, Set<String>>();
    for (var file : files(output, ".class")) {
      var name = topLevel(output.relativize(file).toString().replace(".class", ""));
      for (var entry : ClassFile.of().parse(file).constantPool()) {
        if (entry instanceof ClassEntry used) {
          users.computeIfAbsent(topLevel(used.asInternalName()), _ -> new HashSet<>()).add(name);
        }
      }
    }
    return users;
  }

  private static String topLevel(String name) {
    var end = name.indexOf('$');
    return end < 0 ? name : name.substring(0, end);
  }

  /// What other sources can see of classes, nested ones included: signatures and constants.
  private static Map<String, String> faces(Path output, Set<String> names) throws IOException {
    var faces = new TreeMap<String, String>();
    for (var name : names) {
      var folder = output.resolve(name).getParent();
      var simple = output.resolve(name).getFileName().toString();
      if (!Files.isDirectory(folder)) {
        continue;
      }
      try (var found = Files.list(folder)) {
        for (var file : found.sorted().toList()) {
          var own = file.getFileName().toString();
          if (own.equals(simple + ".class") || own.startsWith(simple + "$")) {
            faces.merge(name, face(ClassFile.of().parse(file)), String::concat);
          }
        }
      }
    }
    return faces;
  }

  private static String face(ClassModel type) {
    var text = new StringBuilder();
    text.append(type.flags().flagsMask()).append(type.thisClass().asInternalName());
    type.superclass().ifPresent(parent -> text.append(parent.asInternalName()));
    type.interfaces().forEach(parent -> text.append(parent.asInternalName()));
    type.findAttribute(Attributes.permittedSubclasses())
        .ifPresent(
            attribute ->
                attribute.permittedSubclasses().forEach(one -> text.append(one.asInternalName())));
    for (var field : type.fields()) {
      text.append(field.fieldName()).append(field.fieldTypeSymbol().descriptorString());
      field
          .findAttribute(Attributes.constantValue())
          .ifPresent(value -> text.append(value.constant().constantValue()));
    }
    for (var method : type.methods()) {
      if (!method.methodName().stringValue().startsWith("lambda$")) {
        text.append(method.flags().flagsMask())
            .append(method.methodName())
            .append(method.methodTypeSymbol().descriptorString());
        method
            .findAttribute(Attributes.signature())
            .ifPresent(signature -> text.append(signature.signature()));
      }
    }
    return text.toString();
  }

  private static String classPath() throws IOException {
    var path = new ArrayList<String>();
    for (var module : MODULES.reversed()) {
      path.add(tests(module).toString());
      path.add(classes(module).toString());
    }
    path.addAll(Files.readAllLines(LIBRARIES));
    return String.join(java.io.File.pathSeparator, path);
  }

  private static int run(List<String> tests, List<String> options)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-Dlammer.root=" + ROOT,
            "-Dlammer.classes=target/quick",
            "-cp",
            classPath(),
            "io.lammer.kit.NamedTests"));
    command.addAll(tests);
    var builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    return builder.start().waitFor();
  }

  /// The test classes, or `Class#method`, that names stand for.
  private static List<String> selected(List<String> names) throws IOException {
    var all = new TreeMap<String, String>();
    for (var module : MODULES) {
      for (var file : files(tests(module), "Test.class")) {
        var name =
            tests(module).relativize(file).toString().replace('/', '.').replace(".class", "");
        all.put(name, module);
      }
    }
    var found = new ArrayList<String>();
    for (var name : names) {
      var type = name.replaceFirst("#.*", "");
      var method = name.substring(type.length());
      var pattern = Pattern.compile(type.replace(".", "\\.").replace("*", ".*"));
      var matching =
          all.keySet().stream()
              .filter(
                  test ->
                      pattern.matcher(test.substring(test.lastIndexOf('.') + 1)).matches()
                          || pattern.matcher(test).matches()
                          || test.startsWith("io.lammer." + type + ".")
                          || type.equals(all.get(test)))
              .map(test -> test + method)
              .toList();
      if (matching.isEmpty()) {
        fail("no test, package or module is called " + name + nearest(type, all.keySet()));
      }
      found.addAll(matching);
    }
    return found.stream().distinct().toList();
  }

  private static String nearest(String name, Set<String> tests) {
    var like = name.toLowerCase().replaceFirst("test$", "");
    var found =
        tests.stream()
            .map(test -> test.substring(test.lastIndexOf('.') + 1))
            .filter(test -> test.toLowerCase().contains(like))
            .collect(Collectors.joining(", "));
    return found.isEmpty() ? "" : "; did you mean " + found + "?";
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
          .toList();
    }
  }

  private static void remove(Path folder, String ending) throws IOException {
    for (var file : files(folder, ending)) {
      Files.delete(file);
    }
  }

  private static boolean isNewer(Path file, Path than) {
    try {
      return Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(than)) > 0;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void fail(String sentence) {
    System.err.println("lammer: " + sentence);
    System.exit(64);
  }
}
