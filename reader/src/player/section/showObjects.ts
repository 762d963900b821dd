import type { BookFiles } from '../publication/BookFiles.ts';
import { resolveHref } from '../publication/resolveHref.ts';

const xhtml = 'http://www.w3.org/1999/xhtml';

const isPicture = (mediaType: string, path: string): boolean =>
  mediaType ? /^image\//i.test(mediaType) : /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(path);

/** The attributes that a picture takes over from its object. */
const shared = ['id', 'class', 'style', 'width', 'height', 'title', 'lang', 'dir', 'role', 'aria-label'];

/**
 * Replaces the objects that show a picture of the book by images: in an image no script runs and nothing else is loaded. All other objects are
 * left to the sanitiser, which shows their fallback.
 */
export async function showObjects(document: Document, base: string, files: Pick<BookFiles, 'folder' | 'loadableUrl'>): Promise<void> {
  const found = [...document.querySelectorAll('object[data], embed[src]')].map(async (element) => {
    const written = element.getAttribute(element.localName === 'object' ? 'data' : 'src') ?? '';
    const url = resolveHref(written.trim(), base, files.folder);
    if (!url || !isPicture(element.getAttribute('type')?.trim() ?? '', new URL(url).pathname)) return undefined;
    return (await files.loadableUrl(url)) === undefined ? undefined : { element, url };
  });
  for (const picture of await Promise.all(found)) {
    // The fallback of an object may hold another one.
    if (!picture || !document.contains(picture.element)) continue;
    const { element, url } = picture;
    const image = document.createElementNS(xhtml, 'img');
    for (const name of shared) {
      const value = element.getAttribute(name);
      if (value !== null) image.setAttribute(name, value);
    }
    image.setAttribute('src', url);
    image.setAttribute('alt', element.getAttribute('aria-label') ?? element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    element.replaceWith(image);
  }
}
