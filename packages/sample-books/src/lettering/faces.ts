import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** The files of each face; a letter comes from the first file that has it. */
const files = {
  serif: ['literata/files/literata-latin-700-normal', 'literata/files/literata-latin-ext-700-normal'],
  sans: ['andika/files/andika-latin-700-normal', 'andika/files/andika-latin-ext-700-normal'],
} as const;

/** Letters of other scripts, whatever the face. */
const others = ['noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal'] as const;

/** A style of letters. */
export type Face = keyof typeof files;

const opened = new Map<string, Font>();

function open(file: string): Font {
  let font = opened.get(file);
  if (!font) {
    // WOFF, not WOFF2: it needs no brotli.
    font = openSync(resolve(`@fontsource/${file}.woff`)) as Font;
    opened.set(file, font);
  }
  return font;
}

/** A part of a text that one font can draw. */
export interface FontRun {
  readonly font: Font;
  readonly text: string;
}

/** Returns the first font of a face that has a letter; fonts are opened on first use. */
function fontFor(face: Face, letter: string): Font | undefined {
  for (const file of [...files[face], ...others]) {
    const font = open(file);
    if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return font;
  }
  return undefined;
}

/** Splits a text into runs by font. A letter that no font has is drawn as the first font's box, and returned as missing. */
export function fontRuns(face: Face, text: string): { readonly runs: readonly FontRun[]; readonly missing: readonly string[] } {
  const runs: { font: Font; text: string }[] = [];
  const missing: string[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    // Spaces and combining marks stay with the letters before them.
    const joins = last && (/[\s\p{M}]/u.test(letter) || last.font === fontFor(face, letter));
    if (joins) last.text += letter;
    else {
      const font = fontFor(face, letter);
      if (!font) missing.push(letter);
      runs.push({ font: font ?? open(files[face][0]), text: letter });
    }
  }
  return { runs, missing };
}
