import { marks } from '../../src/brand/marks.ts';
import { wordmarks } from '../../src/brand/wordmarks.ts';
import { type RealmIdentity, realmIdentities } from '../../src/realm/identities.ts';
import { realms } from '../../src/realm/Realm.ts';
import { cssValue } from '../tokens/cssValue.ts';
import type { TokenResolver } from '../tokens/resolver.ts';

const markSize = 32;
const gap = 8;
const logoHeight = 40;

/** A picture of the build, with its path below the served root. */
export interface Picture {
  readonly path: string;
  readonly svg: string;
}

const drawMark = (identity: RealmIdentity, ink: string, accent: string): string =>
  `<path fill="${ink}" d="${marks[identity.brand].ink}"/><path fill="${accent}" d="${marks[identity.brand].accent}"/>`;

function logo(identity: RealmIdentity, colours: { ink: string; accent: string; word: string }): string {
  const { width, path } = wordmarks[identity.brand];
  const whole = Math.ceil(markSize + gap + width);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${logoHeight}" viewBox="0 0 ${whole} ${logoHeight}" role="img">`,
    `<title>${identity.name}</title>`,
    `<g transform="translate(0 4)">${drawMark(identity, colours.ink, colours.accent)}</g>`,
    `<path fill="${colours.word}" transform="translate(${markSize + gap} 0)" d="${path}"/></svg>`,
  ].join('');
}

const favicon = (identity: RealmIdentity, ground: string, ink: string, accent: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${ground}"/>`,
    `<g transform="translate(3.2 3.2) scale(.8)">${drawMark(identity, ink, accent)}</g></svg>`,
  ].join('');

/** Draws the logo (for light and dark backgrounds) and favicon of every realm from the marks, in the realm's colours. */
export function brandPictures(resolver: TokenResolver): Picture[] {
  return realms.flatMap((realm) => {
    const identity: RealmIdentity | undefined = realmIdentities[realm];
    if (!identity) throw new Error(`The realm ${realm} has no identity in src/realm/identities.ts`);
    const tokens = resolver.resolve({ realm });
    const colour = (name: string): string => {
      const token = tokens.get(name);
      if (!token) throw new Error(`The pictures of ${realm} want {${name}}`);
      return cssValue(token);
    };
    const onLight = { ink: colour('ramp.brand.700'), accent: colour('ramp.accent.500'), word: colour('ramp.neutral.900') };
    const onDark = { ink: colour('ramp.neutral.0'), accent: colour('ramp.accent.300'), word: colour('ramp.neutral.0') };
    return [
      { path: identity.logo, svg: logo(identity, onLight) },
      { path: identity.logoOnDark, svg: logo(identity, onDark) },
      { path: identity.favicon, svg: favicon(identity, colour('ramp.brand.700'), onDark.ink, onDark.accent) },
    ];
  });
}
