import type { BookFiles } from '../publication/BookFiles.ts';
import type { Publication } from '../publication/Publication.ts';
import { whenIdle } from '../stage/whenIdle.ts';
import { parsePeaks } from './Peaks.ts';

/** Recordings up to this length, in s, are decoded here if there are no peaks beside them. */
const maxDecodedSeconds = 600;

/** The waveforms of a book's recordings. */
export interface Waveforms {
  /**
   * Returns the waveform of a recording, as values from -1 to 1; undefined if it has none.
   * @param url the absolute, unsigned URL of the recording.
   * @param duration its length in s.
   */
  readonly get: (url: string, duration: number) => Promise<Float32Array | undefined>;
}

/** The options of the waveforms. */
export interface WaveformsOptions {
  readonly files: Pick<BookFiles, 'text' | 'bytes'>;
  readonly manifest: Publication['manifest'];
  /** Decodes a recording. */
  readonly decode: (bytes: ArrayBuffer) => Promise<{ readonly data: readonly number[] }>;
}

const decodesNothing = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * Creates the waveforms of a book: from the peaks beside a recording, which the manifest lists as `RECORDING.peaks.json` (`npm run peaks` writes them), or
 * from the recording itself, decoded when the browser is idle. They are kept while the book is open. Nothing is invented: without peaks, a recording
 * that is too long, broken, or too much for a connection that saves data has no waveform.
 */
export function createWaveforms({ files, manifest, decode }: WaveformsOptions): Waveforms {
  const listed = new Set([...manifest.values()].map(({ href }) => href));
  const waveforms = new Map<string, Promise<Float32Array | undefined>>();

  async function load(url: string, duration: number): Promise<Float32Array | undefined> {
    const peaks = `${url}.peaks.json`;
    const written = listed.has(peaks) ? parsePeaks(await files.text(peaks, 'low')) : undefined;
    if (written || !(duration <= maxDecodedSeconds) || decodesNothing()) return written;
    await new Promise<void>(whenIdle);
    const { data } = await decode(await files.bytes(url));
    return Float32Array.from(data, (value) => value / 128);
  }

  return {
    get: (url, duration) => {
      const waveform = waveforms.get(url) ?? load(url, duration);
      waveforms.set(url, waveform);
      // Not reported: the bar works without a waveform, and a recording that could not be fetched now may be there later.
      waveform.catch(() => waveforms.delete(url));
      return waveform;
    },
  };
}
