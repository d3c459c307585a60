// Plays a few notes for a win, if the URL of the screen enables sound.
(() => {
  const NOTES = {moment: [523, 659, 784], jackpot: [523, 659, 784, 1047, 784, 1047, 1319, 1568, 1319, 1568]};
  const STEP = .16;
  let sound = null;

  window.lammerSound = kind => {
    if (document.body.dataset.sound !== 'on') return;
    sound ??= new AudioContext();
    NOTES[kind].forEach((pitch, place) => {
      const start = sound.currentTime + place * STEP;
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(.25, start + .02);
      volume.gain.exponentialRampToValueAtTime(.001, start + 3 * STEP);
      tone.connect(volume).connect(sound.destination);
      tone.start(start);
      tone.stop(start + 3 * STEP);
    });
  };
})();
