import type { BookFiles } from '../publication/BookFiles.ts';
import { addressInBook } from '../publication/bookAddress.ts';
import { wholeSheet, withLoadableAddresses } from './styleAddresses.ts';

const xlink = 'http://www.w3.org/1999/xlink';
const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** Elements whose address is loaded with the page, by the name of the attribute that holds it. */
const loaded: readonly (readonly [selector: string, attribute: string])[] = [
  ['img, audio, video, source, track, input', 'src'],
  ['video', 'poster'],
];

async function attributes(document: Document, base: string, files: BookFiles): Promise<void> {
  const loadable = async (written: string) => {
    if (/^data:(image|font|audio|video)\//i.test(written)) return written;
    const address = addressInBook(written, base, files.folder);
    return address ? files.loadable(address) : undefined;
  };
  const tasks = loaded.flatMap(([selector, name]) =>
    [...document.querySelectorAll(selector)].map(async (element) => {
      const written = element.getAttribute(name);
      if (written === null) return;
      const address = await loadable(written);
      if (address) element.setAttribute(name, address);
      else element.removeAttribute(name);
    }),
  );
  const images = [...document.getElementsByTagNameNS(svg, '*')].filter(({ localName }) => localName !== 'a');
  for (const element of images) {
    const held = element.getAttributeNodeNS(xlink, 'href') ?? element.getAttributeNode('href');
    if (!held || held.value.startsWith('#')) continue;
    tasks.push(
      loadable(held.value).then((address) => {
        if (address && element.localName === 'image') held.value = address;
        else element.removeAttributeNode(held);
      }),
    );
  }
  for (const element of document.querySelectorAll('[srcset], [imagesrcset]')) {
    element.removeAttribute('srcset');
    element.removeAttribute('imagesrcset');
  }
  await Promise.all(tasks);
}

/** Links are written out whole: the page that the frame shows has an address that relative ones do not count from. */
function links(document: Document, base: string, folder: string): void {
  for (const element of document.querySelectorAll('a, area')) {
    const held = element.getAttributeNodeNS(xlink, 'href') ?? element.getAttributeNode('href');
    if (!held) continue;
    const address = addressInBook(held.value.trim(), base, folder);
    if (address) held.value = address;
    else element.removeAttributeNode(held);
  }
}

function styleElement(document: Document, css: string, media: string | null): Element {
  const element = document.createElementNS(xhtml, 'style');
  element.textContent = css;
  if (media) element.setAttribute('media', media);
  return element;
}

async function sheets(document: Document, base: string, files: BookFiles): Promise<void> {
  const resolve = (written: string, from: string) => addressInBook(written, from, files.folder);
  const source = { text: files.text, resolve, map: files.loadable };
  const instructions = [...document.childNodes].filter((node) => node.nodeName === 'xml-stylesheet');
  const instructed = await Promise.all(
    instructions.map(async (node) => {
      const href = /href\s*=\s*["']([^"']*)["']/.exec(node.nodeValue ?? '')?.[1];
      const address = href ? resolve(href, base) : undefined;
      node.remove();
      if (!address) return '';
      return files.text(address).then(
        (css) => wholeSheet(css, address, source),
        () => '',
      );
    }),
  );
  const linked = [...document.querySelectorAll('link')].map(async (link) => {
    const kinds = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
    const address = resolve(link.getAttribute('href') ?? '', base);
    if (!kinds.includes('stylesheet') || kinds.includes('alternate') || !address) return link.remove();
    try {
      link.replaceWith(styleElement(document, await wholeSheet(await files.text(address), address, source), link.getAttribute('media')));
    } catch {
      link.remove();
    }
  });
  const written = [...document.querySelectorAll('style')].map(async (style) => {
    style.textContent = await wholeSheet(style.textContent ?? '', base, source);
  });
  const inline = [...document.querySelectorAll('[style]')].map(async (element) => {
    const css = element.getAttribute('style') ?? '';
    if (/url\(|-epub-/i.test(css)) element.setAttribute('style', await withLoadableAddresses(css, base, source));
  });
  await Promise.all([...linked, ...written, ...inline]);
  for (const css of instructed) if (css) document.documentElement.prepend(styleElement(document, css, null));
}

/** Writes a page's addresses anew: what belongs to the book loads from where it lies, everything else is taken out (0 foreign requests). */
export async function loadFromHere(document: Document, base: string, files: BookFiles): Promise<void> {
  links(document, base, files.folder);
  await Promise.all([attributes(document, base, files), sheets(document, base, files)]);
}
