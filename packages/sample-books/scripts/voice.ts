import { spawnSync } from 'node:child_process';

/** The sample rate of all recordings, in Hz. */
export const rate = 22_050;

const voices: Readonly<Record<string, readonly [voice: string, wordsPerMinute: string]>> = {
  sv: ['sv', '140'],
  en: ['en-gb', '145'],
  fi: ['fi', '135'],
  ar: ['ar', '120'],
  de: ['de', '135'],
};

const silent = 300;

/** Speaks a text with espeak-ng; returns 16-bit samples without the silence around them. */
export function spoken(language: string, text: string): Int16Array {
  const [voice, speed] = voices[language] ?? [language, '140'];
  const { stdout, status, stderr } = spawnSync('espeak-ng', ['-v', voice, '-s', speed, '-p', '45', '--stdout', text], {
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`espeak-ng: ${stderr}`);
  // The samples of a WAV file follow its header of 44 bytes.
  const bytes = stdout.subarray(44, 44 + Math.floor((stdout.length - 44) / 2) * 2);
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const first = samples.findIndex((sample) => Math.abs(sample) > silent);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silent);
  return samples.subarray(Math.max(0, first - 200), Math.min(samples.length, last + 400));
}

/** Returns silent samples. */
export const silence = (ms: number): Int16Array => new Int16Array(Math.round((ms / 1000) * rate));

/** Returns the duration of samples, in milliseconds. */
export const lasting = (samples: number): number => Math.round((samples / rate) * 1000);

/** Writes samples as MP3: mono, 32 kbit/s at a constant rate, which every browser plays and seeks exactly. */
export function writeMp3(file: string, parts: readonly Int16Array[]): void {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      's16le',
      '-ar',
      String(rate),
      '-ac',
      '1',
      '-i',
      '-',
      '-c:a',
      'libmp3lame',
      '-b:a',
      '32k',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      file,
    ],
    { input: bytes, maxBuffer: 1 << 26 },
  );
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}
