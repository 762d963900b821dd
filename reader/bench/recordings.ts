/** The sample rate in Hz, as in real books: audio buffers are counted in samples, so a lower rate would measure the buffers. */
const rate = 44_100;

/** Creates a recording in which a short sound starts every `every` seconds: WAV, 8 bit, one channel. */
export function clicks(seconds: number, every: number): Uint8Array {
  const samples = Buffer.alloc(Math.round(seconds * rate), 128);
  for (let at = 0; at < samples.length; at += Math.round(every * rate))
    for (let index = 0; index < 200; index += 1) samples[at + index] = 128 + Math.round(60 * Math.sin(index / 2));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Returns incompressible bytes, the same at each call. */
export function noise(length: number): Uint8Array {
  const bytes = new Uint32Array(Math.ceil(length / 4));
  let state = 2463534242;
  for (let index = 0; index < bytes.length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[index] = state;
  }
  return new Uint8Array(bytes.buffer, 0, length);
}
