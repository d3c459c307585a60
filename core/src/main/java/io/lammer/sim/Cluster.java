package io.lammer.sim;

import java.util.Map;

/// A connection to a cluster that can play simulations.
public interface Cluster {
  /// Connects to the workers of a cluster.
  ///
  /// @param master the address of the cluster, such as `spark://host:7077`
  /// @param settings cluster settings by name
  /// @throws WorkerFailed if the cluster cannot be reached
  SimulationWorkers workers(String master, Map<String, String> settings);
}
