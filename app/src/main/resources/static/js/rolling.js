// Interpolates a meter in whole cents: rises gradually and never above the true amount, falls at
// once.
window.lammerRolling = (from, truth, elapsed, duration) => {
  if (from >= truth || elapsed >= duration) return truth;
  return Math.min(truth, from + Math.floor((truth - from) * Math.max(0, elapsed) / duration));
};
