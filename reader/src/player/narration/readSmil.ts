import { resolveHref } from '../publication/resolveHref.ts';
import { parseClock } from './clock.ts';
import type { Track } from './Track.ts';

const elements = (around: Element | Document, name: string): Element[] => [...around.getElementsByTagNameNS('*', name)];

const childElements = (around: Element, names: readonly string[]): Element[] =>
  [...around.children].filter(({ localName }) => names.includes(localName));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not reported: a text that is not encoded stands for itself.
    return text;
  }
};

/**
 * Reads the tracks of a SMIL file in their order. A missing clipBegin is 0, a missing clipEnd the end of the media; a `par` with several
 * texts makes one track of the first one; a text without media is left to text-to-speech; an invalid URL drops its clip.
 */
export function readSmil(document: Document, smilUrl: string, folder: string): Track[] {
  return elements(document, 'par').flatMap((par): Track[] => {
    const media = childElements(par, ['audio', 'video'])[0];
    const source = media?.getAttribute('src')?.trim();
    const texts = childElements(par, ['text']).flatMap((text) => text.getAttribute('src')?.trim() || []);
    const url = source ? resolveHref(source, smilUrl, folder) : '';
    if (url === undefined || (media && url === '')) return [];
    const clipBegin = parseClock(media?.getAttribute('clipBegin') ?? media?.getAttribute('clip-begin')) ?? 0;
    const clipEnd = parseClock(media?.getAttribute('clipEnd') ?? media?.getAttribute('clip-end')) ?? Number.POSITIVE_INFINITY;
    // A clip without length cannot be heard and is skipped.
    if (clipEnd <= clipBegin) return [];
    for (const src of texts) {
      const [srcFile, fragment = ''] = resolveHref(src, smilUrl, folder)?.split('#') ?? [];
      if (srcFile === undefined) continue;
      const baseMediaUrl = url ? new URL('.', url).href : '';
      return [
        {
          audio: { src: source ?? '', url, baseMediaUrl, clipBegin, clipEnd },
          text: { src, srcFile, srcFragmentId: decoded(fragment) },
        },
      ];
    }
    return [];
  });
}
