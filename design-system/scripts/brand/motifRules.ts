import { motifs } from '../../src/brand/motifs.ts';
import { realms } from '../../src/realm/Realm.ts';
import type { TokenResolver } from '../tokens/resolver.ts';

/** Returns a realm's motif as the URL of a picture, for masks. */
export const motifUrl = (content: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96'>${content}</svg>`.replaceAll('#', '%23')}")`;

/** Returns the custom property of every realm's motif; it is no token, as DTCG has no type for pictures. */
export const motifRules = (resolver: TokenResolver): string =>
  realms
    .map((realm) => {
      const selector = `[data-realm=${realm}]`;
      return `${realm === resolver.axes.get('realm')?.default ? ':root,' : ''}${selector}{--rk-motif:${motifUrl(motifs[realm])}}`;
    })
    .sort((a, b) => Number(b.startsWith(':root')) - Number(a.startsWith(':root')))
    .join('\n');
