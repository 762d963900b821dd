/** The sample rate of the recordings, in Hz. */
const sampleRate = 8000;

/** Makes a recording (WAV, 16 bits, mono) whose seconds have the given loudness, from 0 to 1: a tone of 440 Hz. */
export function recordingOf(loudness: readonly number[]): Uint8Array<ArrayBuffer> {
  const length = loudness.length * sampleRate;
  const view = new DataView(new ArrayBuffer(44 + length * 2));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + length * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, length * 2, true);
  for (let at = 0; at < length; at += 1) {
    const loud = loudness[Math.floor(at / sampleRate)] ?? 0;
    view.setInt16(44 + at * 2, Math.round(Math.sin((2 * Math.PI * 440 * at) / sampleRate) * loud * 32_767), true);
  }
  return new Uint8Array(view.buffer);
}
