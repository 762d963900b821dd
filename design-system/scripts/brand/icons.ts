import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type AppIcon, appIcons } from '../../src/brand/appIcons.ts';

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Draws the icons of an installed app from its favicon, as PNG files by name. */
export async function iconsOf(favicon: string): Promise<readonly { readonly icon: AppIcon; readonly png: Uint8Array }[]> {
  drawing ??= initWasm(readFileSync(wasm));
  await drawing;
  return appIcons.map((icon) => {
    const svg = icon.purpose === 'maskable' ? toMaskable(favicon) : favicon;
    return { icon, png: new Resvg(svg, { fitTo: { mode: 'width', value: icon.size } }).render().asPng() };
  });
}

let drawing: Promise<void> | undefined;

/** Fills the corners of a maskable icon, which the system crops itself, and sets the mark within the circle of 80 % that no system crops. */
const toMaskable = (favicon: string): string =>
  favicon.replace(' rx="7"', '').replace('translate(3.2 3.2) scale(.8)', 'translate(4.48 4.48) scale(.72)');
