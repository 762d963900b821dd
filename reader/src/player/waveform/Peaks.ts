/** The format of the waveforms beside recordings: that of BBC's `audiowaveform`, as JSON. */
export interface Peaks {
  readonly version: 2;
  /** Always 1: the loudest of all channels. */
  readonly channels: 1;
  /** Samples in a second. */
  readonly sample_rate: number;
  /** Samples behind one pair of values. */
  readonly samples_per_pixel: number;
  readonly bits: 8;
  /** The number of pairs. */
  readonly length: number;
  /** A minimum and a maximum for each pair, from -128 to 127. */
  readonly data: readonly number[];
}

/** What a browser decodes a recording to. */
export interface DecodedRecording {
  readonly length: number;
  readonly numberOfChannels: number;
  readonly sampleRate: number;
  readonly getChannelData: (channel: number) => ArrayLike<number>;
}

/**
 * Reduces a decoded recording to the peaks of at most 2,000 equal parts, enough for each pixel of a seek bar. It stands by itself: `npm run peaks`
 * sends it to a browser.
 */
export function peaksOf(recording: DecodedRecording): Peaks {
  const perPart = Math.max(1, Math.ceil(recording.length / 2000));
  const data: number[] = [];
  const channels = Array.from({ length: recording.numberOfChannels }, (_, channel) => recording.getChannelData(channel));
  for (let start = 0; start < recording.length; start += perPart) {
    const end = Math.min(start + perPart, recording.length);
    let [low, high] = [0, 0];
    for (const samples of channels)
      for (let at = start; at < end; at += 1) {
        const sample = samples[at] ?? 0;
        if (sample < low) low = sample;
        else if (sample > high) high = sample;
      }
    data.push(Math.max(-128, Math.round(low * 128)), Math.min(127, Math.round(high * 127)));
  }
  const { sampleRate } = recording;
  return { version: 2, channels: 1, sample_rate: sampleRate, samples_per_pixel: perPart, bits: 8, length: data.length / 2, data };
}

/** Parses a peaks file, also of several channels or of 16 bits; undefined if it is none. Returns values from -1 to 1, for each part and channel. */
export function parsePeaks(text: string): Float32Array | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // Not reported: a file of a book that is broken, without which the book is whole.
    return undefined;
  }
  if (typeof file !== 'object' || file === null || !('data' in file) || !Array.isArray(file.data)) return undefined;
  const full = 'bits' in file && file.bits === 16 ? 32_768 : 128;
  const values = Float32Array.from(file.data, (value) => Math.max(-1, Math.min(1, Number(value) / full)));
  return values.length > 0 && values.every(Number.isFinite) ? values : undefined;
}
