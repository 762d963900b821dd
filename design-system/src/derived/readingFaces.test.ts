import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faceFiles } from './readingFaces.ts';

test('the letters of each file of a face are those that its package declares', () => {
  for (const { name, fileName, letters } of faceFiles) {
    const folder = dirname(dirname(fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${fileName}`))));
    const [weight, style] = fileName.replace('.woff2', '').split('-').slice(-2);
    const sheet = readFileSync(join(folder, `${weight}${style === 'italic' ? '-italic' : ''}.css`), 'utf8');
    const declared = sheet.split('@font-face').find((rule) => rule.includes(`/${fileName})`));
    expect(declared, fileName).toBeDefined();
    expect(/unicode-range: (?<range>[^;]+);/.exec(declared ?? '')?.groups?.range, fileName).toBe(letters);
  }
});
