import type { TokenName } from '../../generated/tokens.ts';
import { ink } from '../drawing/palette.ts';
import { cast } from '../drawing/people.ts';
import { token } from '../tokens/token.ts';

/** The colours of pictures, as values that follow realm, theme and scheme. */
export const slot = (name: PictureColour): string => token(`color.picture.${name}`);

type PictureColour = Extract<TokenName, `color.picture.${string}`> extends `color.picture.${infer Name}` ? Name : never;

/** The slot of each colour of the sample books: their land and clothes take the realm's colours, animals and lamps keep their own. */
const slots: Readonly<Record<keyof typeof ink, PictureColour>> = {
  night: 'ink',
  dusk: 'deep',
  twilight: 'deep',
  rose: 'rose',
  peach: 'cream',
  cream: 'cream',
  lamp: 'lamp',
  mustard: 'accent',
  coral: 'accent',
  brick: 'accentDeep',
  moss: 'leaf',
  leaf: 'fern',
  pine: 'deep',
  deep: 'ink',
  lake: 'near',
  shore: 'far',
  snow: 'snow',
  frost: 'far',
  wood: 'wood',
  bark: 'bark',
  stone: 'near',
  fur: 'fur',
  dark: 'ink',
};

const skins = new Set(Object.values(cast).map(({ skin }) => skin));
const colours: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ink).map(([name, hex]) => [hex, slot(slots[name as keyof typeof ink])] as const),
  ...[...skins].map((hex) => [hex, slot('skin')] as const),
  ['#fff', slot('snow')],
  ['#000', slot('ink')],
]);

/** Returns shapes of the books in the colours of realm and scheme; the light of a lamp is an even disc, because a gradient needs an id. */
export const inSlots = (...shapes: readonly string[]): string =>
  shapes
    .join('')
    .replaceAll(
      /r="(\d+)" fill="url\(#glow\)"/g,
      (_, r: string) => `r="${Math.round(Number(r) * 0.6)}" fill="${slot('lamp')}" fill-opacity="0.28"`,
    )
    // Cheeks, lips and flames stay warm, whatever the realm's accent is.
    .replaceAll(`fill="${ink.coral}" opacity="0.35"`, `fill="${slot('rose')}" opacity="0.6"`)
    .replaceAll(`Q-16 -34 0 -56" fill="${ink.coral}"`, `Q-16 -34 0 -56" fill="${slot('fur')}"`)
    .replaceAll(`stroke="${ink.brick}"`, `stroke="${slot('bark')}"`)
    .replaceAll(/#[0-9a-f]{3,6}(?=")/g, (hex) => colours.get(hex) ?? hex);
