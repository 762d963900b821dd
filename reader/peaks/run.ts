// `npm run peaks -- DIR`: writes a waveform beside each recording of a folder. See README.md.
import { resolve } from 'node:path';
import { withDecoder } from './decodeInChromium.ts';
import { writePeaks } from './writePeaks.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: npm run peaks -- DIR\n');
  process.exit(2);
}
const written = await withDecoder((decode) => writePeaks(resolve(folder), decode));
for (const { recording, error } of written) process.stdout.write(error ? `✗ ${recording}: ${error}\n` : `✓ ${recording}\n`);
const failed = written.filter(({ error }) => error).length;
process.stdout.write(`${written.length - failed} recordings have peaks, ${failed} have none\n`);
process.exitCode = failed > 0 || written.length === 0 ? 1 : 0;
