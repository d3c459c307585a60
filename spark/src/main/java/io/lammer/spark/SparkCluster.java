package io.lammer.spark;

import io.lammer.odds.Analysis;
import io.lammer.rules.compiled.Automaton;
import io.lammer.sim.Cluster;
import io.lammer.sim.Engine;
import io.lammer.sim.SimulationWorkers;
import io.lammer.sim.WorkerFailed;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/// An Apache Spark cluster: a standalone one, or Spark on the threads of this machine.
public final class SparkCluster implements Cluster {
  private static final String STANDALONE = "spark://";
  private static final int PATIENCE_MILLIS = 5_000;

  @Override
  public SimulationWorkers workers(String master, Map<String, String> settings) {
    var conf =
        new SparkConf()
            .setAppName("lammer simulate")
            .setMaster(master)
            .set("spark.driver.host", ownAddress(master))
            // Counts are added up as they arrive, so their total size does not matter.
            .set("spark.driver.maxResultSize", "0")
            .set("spark.ui.enabled", "false");
    if (master.startsWith(STANDALONE)) {
      conf.setJars(jars());
    }
    settings.forEach(conf::set);
    try {
      var context = new JavaSparkContext(conf);
      // Waits for the first worker.
      context.parallelize(List.of(0), 1).count();
      return new SparkWorkers(context);
    } catch (Exception refused) {
      throw new WorkerFailed(
          "%s gives no workers: %s; its Spark must be 4.2 with Scala 2.13, on Java 25"
              .formatted(master, SparkWorkers.cause(refused)),
          refused);
    }
  }

  /// The jars of this program that the workers need.
  private static String[] jars() {
    return Stream.of(SparkCluster.class, Engine.class, Analysis.class, Automaton.class)
        .flatMap(type -> Stream.of(JavaSparkContext.jarOfClass(type)))
        .toArray(String[]::new);
  }

  /// The local address that reaches the master, which workers can reach too. Checking this first
  /// avoids the minute that Spark would spend on a master that does not answer.
  private static String ownAddress(String master) {
    if (!master.startsWith(STANDALONE)) {
      return "127.0.0.1";
    }
    var failure = new IOException("none is named");
    for (var place : master.substring(STANDALONE.length()).split(",")) {
      try (var socket = new Socket()) {
        var colon = place.lastIndexOf(':');
        var port = Integer.parseInt(place.substring(colon + 1));
        socket.connect(
            new InetSocketAddress(place.substring(0, Math.max(colon, 0)), port), PATIENCE_MILLIS);
        return written(socket.getLocalAddress());
      } catch (IOException unreachable) {
        failure = unreachable;
      } catch (IllegalArgumentException malformed) {
        failure = new IOException("expected spark://host:port", malformed);
      }
    }
    throw new WorkerFailed(
        "no Spark master answers at %s: %s".formatted(master, failure.getMessage()), failure);
  }

  private static String written(InetAddress address) {
    var text = address.getHostAddress();
    return address instanceof Inet6Address ? "[" + text + "]" : text;
  }
}
