import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faceFiles } from '../src/derived/readingFaces.ts';
import { displayFaceFiles } from '../src/realm/brandFaces.ts';

/** A font file of the build, with its path below the served root. */
interface FontFile {
  readonly path: string;
  readonly source: string;
}

const facePattern = /url\((?<file>\.\/files\/[^)]+)\)[^;]*;\s*unicode-range: (?<range>[^;]+);/g;

/**
 * Local fonts that stand in for Inter until it has loaded, scaled to its widths so that nothing shifts then: those of Linux, of Android, and Arial
 * with the two fonts of its widths on ChromeOS and Linux. The scale is the ratio of the mean advances of English letters; the last one that the
 * device has is taken. Without one, the browser looks for a font of the system in each weight, which delays the first paint.
 */
const standIns = [
  { fonts: ['DejaVu Sans'], scale: 0.942 },
  { fonts: ['Roboto'], scale: 1.0749 },
  { fonts: ['Arial', 'Arimo', 'Liberation Sans'], scale: 1.0789 },
] as const;

/** The height of Inter's letters above and below the line, in ems. */
const [ascent, descent] = [0.9688, 0.2412];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const standInFaces = standIns.map(
  ({ fonts, scale }) =>
    `@font-face{font-family:'Inter Fallback';src:${fonts.map((font) => `local('${font}')`).join()};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`,
);

/** Returns Inter's variable upright font: its files by subset, and the rules that load a subset only when a page uses its letters. */
export function interFont(): { files: FontFile[]; faces: string } {
  const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/index.css'));
  const files: FontFile[] = [];
  const faces = [...readFileSync(sheet, 'utf8').matchAll(facePattern)].map(({ groups }) => {
    const source = join(dirname(sheet), groups?.file ?? '');
    const path = `/fonts/${basename(source)}`;
    files.push({ path, source });
    return `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(.${path});unicode-range:${groups?.range ?? ''}}`;
  });
  if (faces.length === 0) throw new Error('No font face was found in the style sheet of @fontsource-variable/inter');
  return { files, faces: [...faces, ...standInFaces].join('\n') };
}

/** The two faces of headings: their Latin subset has every letter of the eight languages, and one weight serves h1. */
const displayFaces = [
  {
    family: 'Bricolage Grotesque',
    file: import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'),
  },
  { family: 'Fraunces', file: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2') },
] as const;

/** Returns the faces of headings. They are optional: one that arrives late waits for the next page, so that no heading moves. */
export function displayFonts(): { files: FontFile[]; faces: string } {
  const fonts = displayFaces.map(({ family, file }) => {
    const source = fileURLToPath(file);
    const path = `/fonts/${displayFaceFiles[family]}`;
    const face = `@font-face{font-family:'${family}';font-weight:500 800;font-display:optional;src:url(.${path})}`;
    return { path, source, face };
  });
  return { files: fonts, faces: fonts.map(({ face }) => face).join('\n') };
}

/** The packages of the faces of books, each by one of its files. */
const facePackages: Readonly<Record<string, string>> = {
  literata: import.meta.resolve('@fontsource/literata/files/literata-latin-400-normal.woff2'),
  andika: import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff2'),
  opendyslexic: import.meta.resolve('@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2'),
};

/** Returns the faces of books; only the style sheets of books load them. */
export const readingFonts = (): FontFile[] =>
  faceFiles.map(({ name, fileName }) => ({
    path: `/fonts/${fileName}`,
    source: fileURLToPath(new URL(fileName, facePackages[name])),
  }));
