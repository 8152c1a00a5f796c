/** Small sounds, made of nothing but numbers. */

import { wantsSound } from "./preferences.js";

/** Frequency, start, length and strength of every tone. @type {Record<string, [number, number, number, number][]>} */
const SOUNDS = {
  piece: [[330, 0, 0.05, 0.16], [220, 0.02, 0.06, 0.12]],
  turn: [[523, 0, 0.12, 0.14], [784, 0.11, 0.2, 0.14]],
  refused: [[165, 0, 0.12, 0.14]],
  said: [[660, 0, 0.07, 0.08]],
  end: [[523, 0, 0.16, 0.13], [659, 0.14, 0.16, 0.13], [784, 0.28, 0.34, 0.15]],
};

/** @type {AudioContext | null} */
let context = null;

/** @param {keyof SOUNDS} name */
export function sound(name) {
  if (!wantsSound() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const [frequency, start, length, strength] of SOUNDS[name]) tone(context, frequency, context.currentTime + start, length, strength);
}

/**
 * A tone that swells at once and dies away.
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} start
 * @param {number} length
 * @param {number} strength
 */
function tone(audio, frequency, start, length, strength) {
  const swing = new OscillatorNode(audio, { type: "triangle", frequency });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(strength, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  swing.connect(loudness).connect(audio.destination);
  swing.start(start);
  swing.stop(start + length + 0.02);
}
