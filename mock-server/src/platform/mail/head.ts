import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Realm } from '../database/realms.ts';
import { headDrawing, headSize } from './headDrawing.ts';
import { logoDrawing } from './logo.ts';

/** Head pictures are drawn for screens with two pixels per px. */
const density = 2;

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let rasteriser: Promise<void> | undefined;
const drawn = new Map<Realm, Uint8Array>();

function svgOfHead(realm: Realm): string {
  const logo = `<g transform="translate(28 36) scale(1.5)">${logoDrawing(realm)}</g>`;
  const { width, height } = headSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${headDrawing(realm)}${logo}</svg>`;
}

/** Draws the head of a realm's mails as PNG: logo and picture in its colours; once in each process. */
export async function headOf(realm: Realm): Promise<Uint8Array> {
  rasteriser ??= initWasm(readFileSync(wasm));
  await rasteriser;
  const png =
    drawn.get(realm) ?? new Resvg(svgOfHead(realm), { fitTo: { mode: 'width', value: headSize.width * density } }).render().asPng();
  drawn.set(realm, png);
  return png;
}
