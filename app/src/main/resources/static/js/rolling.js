// How an amount rolls up: never above the truth, at once on a fall. Amounts are whole cents.
window.lammerRolling = (from, truth, elapsed, duration) => {
  if (from >= truth || elapsed >= duration) return truth;
  return Math.min(truth, from + Math.floor((truth - from) * Math.max(0, elapsed) / duration));
};
