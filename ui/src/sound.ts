// Short synthetic sounds, off unless somebody asks for them.
import { prefs } from "./prefs";

let context: AudioContext | null = null;

export function sound(kind: "turn" | "hit" | "end"): void {
  if (!prefs.value.sounds) return;
  context ??= new AudioContext();
  const notes = { turn: [660, 880], hit: [170], end: [523, 659, 784] }[kind];
  notes.forEach((pitch, i) => {
    const at = context!.currentTime + i * 0.11;
    const voice = context!.createOscillator();
    const loud = context!.createGain();
    voice.type = kind === "hit" ? "sawtooth" : "triangle";
    voice.frequency.setValueAtTime(pitch, at);
    if (kind === "hit") voice.frequency.exponentialRampToValueAtTime(60, at + 0.16);
    loud.gain.setValueAtTime(0.024 * prefs.value.volume, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    voice.connect(loud).connect(context!.destination);
    voice.start(at);
    voice.stop(at + 0.22);
  });
}
