import { motifs, motifUrl } from '../../src/brand/motifs.ts';
import { realms } from '../../src/realm/Realm.ts';
import type { TokenResolver } from '../tokens/resolver.ts';

/** Returns the custom property of every realm's motif; it is no token, as DTCG has no type for pictures. */
export const motifRules = (resolver: TokenResolver): string =>
  realms
    .map((realm) => {
      const selector = `[data-realm=${realm}]`;
      return `${realm === resolver.axes.get('realm')?.default ? ':root,' : ''}${selector}{--rk-motif:${motifUrl(motifs[realm])}}`;
    })
    .sort((a, b) => Number(b.startsWith(':root')) - Number(a.startsWith(':root')))
    .join('\n');
