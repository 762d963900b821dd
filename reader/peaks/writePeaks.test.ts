import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordingOf } from '../src/player/testing/recording.ts';
import { parsePeaks } from '../src/player/waveform/Peaks.ts';
import { withDecoder } from './decodeInChromium.ts';
import { writePeaks } from './writePeaks.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'realmkit-peaks-'));
  mkdirSync(join(root, 'OPS/my audio'), { recursive: true });
  writeFileSync(
    join(root, 'OPS/package.opf'),
    '<package><manifest>\n<item id="a" href="my%20audio/a.wav" media-type="audio/wav"/>\n</manifest></package>',
  );
  writeFileSync(join(root, 'OPS/my audio/a.wav'), recordingOf([0, 1]));
  writeFileSync(join(root, 'OPS/my audio/broken.mp3'), 'no recording');
  writeFileSync(join(root, 'OPS/page.xhtml'), '<html/>');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a recording gets the peaks that it has, beside it and in the manifest of its book once, and a broken one is named', async () => {
  const write = () => withDecoder((decode) => writePeaks(root, decode));
  const written = await write();
  expect(written).toEqual([
    { recording: join('OPS', 'my audio', 'a.wav') },
    { recording: join('OPS', 'my audio', 'broken.mp3'), error: expect.stringContaining('decode') },
  ]);
  const text = readFileSync(join(root, 'OPS/my audio/a.wav.peaks.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: 2, channels: 1, sample_rate: 8000, samples_per_pixel: 8, bits: 8, length: 2000 });
  const values = parsePeaks(text) ?? new Float32Array();
  expect(Math.max(...values.slice(0, 1990))).toBeLessThan(0.05);
  expect(Math.max(...values.slice(2100))).toBeGreaterThan(0.9);
  await write();
  expect(readFileSync(join(root, 'OPS/package.opf'), 'utf8').match(/<item[^>]*>/g)).toEqual([
    '<item id="a" href="my%20audio/a.wav" media-type="audio/wav"/>',
    '<item id="peaks-my-20audio-a.wav.peaks.json" href="my%20audio/a.wav.peaks.json" media-type="application/json"/>',
  ]);
});
