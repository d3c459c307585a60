package io.lammer.sim;

import java.util.Map;

/// Other machines that play, where the program has a way to them.
public interface Cluster {
  /// Those who come.
  ///
  /// @param master who is asked for them, such as `spark://host:7077`
  /// @param settings of the cluster's own, by name
  /// @throws CrewFailed where nobody comes
  Crew crew(String master, Map<String, String> settings);
}
