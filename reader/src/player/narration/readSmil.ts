import { parseClock } from './clock.ts';
import type { Track } from './Track.ts';

const elements = (around: Element | Document, name: string): Element[] => [...around.getElementsByTagNameNS('*', name)];

const childElements = (around: Element, names: readonly string[]): Element[] =>
  [...around.children].filter(({ localName }) => names.includes(localName));

/**
 * Reads the tracks of a SMIL file in their order: a missing begin is 0, a missing end is the end of the media; a `par` with several texts makes
 * one track of its first text that shows it all the way; without media there is nothing to be heard, and a broken address leaves its clip out.
 */
export function readSmil(document: Document, address: string): Track[] {
  return elements(document, 'par').flatMap((par): Track[] => {
    const media = childElements(par, ['audio', 'video'])[0];
    const source = media?.getAttribute('src')?.trim();
    const texts = childElements(par, ['text']).flatMap((text) => text.getAttribute('src')?.trim() || []);
    if (!media || !source || !URL.canParse(source, address)) return [];
    const url = new URL(source, address);
    const clipBegin = parseClock(media.getAttribute('clipBegin') ?? media.getAttribute('clip-begin')) ?? 0;
    const clipEnd = parseClock(media.getAttribute('clipEnd') ?? media.getAttribute('clip-end')) ?? Number.POSITIVE_INFINITY;
    // A clip without length is heard by nobody; its text is passed over.
    if (clipEnd <= clipBegin) return [];
    return texts
      .filter((src) => URL.canParse(src, address))
      .slice(0, 1)
      .map((src) => {
        const text = new URL(src, address);
        const srcFragmentId = decodeURIComponent(text.hash.slice(1));
        text.hash = '';
        return {
          audio: { src: source, url: url.href, baseMediaUrl: new URL('.', url).href, clipBegin, clipEnd },
          text: { src, srcFile: text.href, srcFragmentId },
        };
      });
  });
}
