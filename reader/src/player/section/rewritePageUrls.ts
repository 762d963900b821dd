import type { BookFiles } from '../publication/BookFiles.ts';
import { resolveHref } from '../publication/resolveHref.ts';
import { inlineImports, rewriteStyleUrls } from './rewriteStyleUrls.ts';
import { scaleSizes } from './scaleSizes.ts';
import { isPicture, isPlayed } from './shownTypes.ts';

const xlink = 'http://www.w3.org/1999/xlink';
const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** The elements that load a URL with the page, with the attribute that contains it and the media types that it can show. */
const loaded: readonly (readonly [selector: string, attribute: string, canShow: (mediaType: string) => boolean])[] = [
  ['img, input', 'src', isPicture],
  ['video', 'poster', isPicture],
  ['audio, video, source, track', 'src', isPlayed],
];

/** Returns the URLs that a picture has besides its own: of its other resolutions, and of the sources of its `picture`. */
const candidatesOf = (element: Element): string[] =>
  element.localName === 'img'
    ? [element, ...(element.closest('picture')?.querySelectorAll('source') ?? [])].flatMap((one) =>
        [...(one.getAttribute('srcset') ?? '').matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?(?:,|$)/g)].map(([, url = '']) => url),
      )
    : [];

async function rewriteAttributes(document: Document, base: string, files: BookFiles): Promise<void> {
  /** Returns the URL of a file that can be shown: the one that is written, or else the first of its fallbacks. */
  const loadableUrl = async (written: string, canShow: (mediaType: string) => boolean) => {
    if (/^data:(image|font|audio|video)\//i.test(written)) return written;
    const url = resolveHref(written.trim(), base, files.folder);
    return url ? files.loadableUrl(files.shownFile?.(url, canShow)?.href ?? url) : undefined;
  };
  const tasks = loaded.flatMap(([selector, name, canShow]) =>
    [...document.querySelectorAll(selector)].map(async (element) => {
      for (const written of [element.getAttribute(name) ?? '', ...(name === 'src' ? candidatesOf(element) : [])]) {
        const url = written && (await loadableUrl(written, canShow));
        if (!url) continue;
        element.setAttribute(name, url);
        // The type of a source is that of the file that another one replaces.
        if (element.localName === 'source' && !isPlayed(element.getAttribute('type') ?? '')) element.removeAttribute('type');
        return;
      }
      element.removeAttribute(name);
    }),
  );
  const images = [...document.getElementsByTagNameNS(svg, '*')].filter(({ localName }) => localName !== 'a');
  for (const element of images) {
    const held = element.getAttributeNodeNS(xlink, 'href') ?? element.getAttributeNode('href');
    if (!held || held.value.startsWith('#')) continue;
    tasks.push(
      loadableUrl(held.value, isPicture).then((url) => {
        if (url && element.localName === 'image') held.value = url;
        else element.removeAttributeNode(held);
      }),
    );
  }
  await Promise.all(tasks);
  for (const element of document.querySelectorAll('[srcset], [imagesrcset]')) {
    element.removeAttribute('srcset');
    element.removeAttribute('imagesrcset');
  }
}

/** Makes links absolute: relative ones would not resolve in the blob URL of the frame. */
function rewriteLinks(document: Document, base: string, folder: string): void {
  for (const element of document.querySelectorAll('a, area')) {
    const held = element.getAttributeNodeNS(xlink, 'href') ?? element.getAttributeNode('href');
    if (!held) continue;
    const url = resolveHref(held.value.trim(), base, folder);
    if (url) held.value = url;
    else element.removeAttributeNode(held);
  }
}

function styleElement(document: Document, css: string, media: string | null): Element {
  const element = document.createElementNS(xhtml, 'style');
  element.textContent = css;
  if (media) element.setAttribute('media', media);
  return element;
}

/** The time, in ms, that a page waits for a style sheet. */
const sheetTime = 8000;

/** Resolves like a text; rejects where it does not come in time. */
const inTime = (text: Promise<string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The style sheet did not come in time.')), sheetTime);
    text.then(resolve, reject).finally(() => clearTimeout(timer));
  });

async function rewriteStyleSheets(document: Document, base: string, files: BookFiles): Promise<void> {
  const resolve = (written: string, from: string) => resolveHref(written, from, files.folder);
  const text = (url: string) => inTime(files.text(url));
  const source = { text, resolve, map: files.loadableUrl };
  const instructions = [...document.childNodes].filter((node) => node.nodeName === 'xml-stylesheet');
  const instructed = await Promise.all(
    instructions.map(async (node) => {
      const href = /href\s*=\s*["']([^"']*)["']/.exec(node.nodeValue ?? '')?.[1];
      const url = href ? resolve(href, base) : undefined;
      node.remove();
      if (!url) return '';
      return text(url).then(
        (css) => inlineImports(css, url, source),
        () => '',
      );
    }),
  );
  const linked = [...document.querySelectorAll('link')].map(async (link) => {
    const kinds = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
    const url = resolve(link.getAttribute('href') ?? '', base);
    if (!kinds.includes('stylesheet') || kinds.includes('alternate') || !url) return link.remove();
    try {
      link.replaceWith(styleElement(document, await inlineImports(await text(url), url, source), link.getAttribute('media')));
    } catch {
      // Not reported: the page is readable without a sheet that the book lacks, or that does not come.
      link.remove();
    }
  });
  const written = [...document.querySelectorAll('style')].map(async (style) => {
    // Browsers apply no sheet of the older type.
    if (style.getAttribute('type') === 'text/x-oeb1-css') style.removeAttribute('type');
    style.textContent = await inlineImports(style.textContent ?? '', base, source);
  });
  const inline = [...document.querySelectorAll('[style]')].map(async (element) => {
    const written = element.getAttribute('style') ?? '';
    // No layer is stronger than an important declaration of an element's own.
    const css = scaleSizes(written.replace(/!\s*important\b/gi, ''), element === document.documentElement);
    const rewritten = /url\(|-epub-/i.test(css) ? await rewriteStyleUrls(css, base, source) : css;
    if (rewritten !== written) element.setAttribute('style', rewritten);
  });
  await Promise.all([...linked, ...written, ...inline]);
  for (const css of instructed.reverse()) if (css) (document.head ?? document.documentElement).prepend(styleElement(document, css, null));
}

/** Rewrites the URLs of a page: files of the book load from their source, everything else is removed (0 foreign requests). */
export async function rewritePageUrls(document: Document, base: string, files: BookFiles): Promise<void> {
  rewriteLinks(document, base, files.folder);
  await Promise.all([rewriteAttributes(document, base, files), rewriteStyleSheets(document, base, files)]);
}
