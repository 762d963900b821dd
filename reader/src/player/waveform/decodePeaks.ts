import { type Peaks, peaksOf } from './Peaks.ts';

/** The rate that recordings are decoded to, in Hz: a waveform needs no more, and half an hour of it needs little memory. */
const sampleRate = 8000;

/** Decodes a recording and reduces it to its peaks. @throws DOMException for bytes that are no recording */
export async function decodePeaks(bytes: ArrayBuffer): Promise<Peaks> {
  return peaksOf(await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes));
}
