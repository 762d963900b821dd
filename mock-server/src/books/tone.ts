const rate = 8000;

/** A recording of 16-bit mono at 8 kHz: a soft tone for each duration (in seconds), each a little higher than the one before. It stands in for a voice. */
export function tones(durations: readonly number[]): Uint8Array {
  const lengths = durations.map((seconds) => Math.round(seconds * rate));
  const samples = lengths.reduce((sum, length) => sum + length, 0);
  const wave = Buffer.alloc(44 + samples * 2);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples * 2, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(rate, 24);
  wave.writeUInt32LE(rate * 2, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples * 2, 40);
  let at = 44;
  for (const [index, length] of lengths.entries())
    for (let sample = 0; sample < length; sample++, at += 2) {
      // It swells and fades, so that one hears where a sentence ends.
      const envelope = Math.sin((Math.PI * sample) / length);
      wave.writeInt16LE(Math.round(6000 * envelope * Math.sin((2 * Math.PI * (220 + index * 30) * sample) / rate)), at);
    }
  return wave;
}
