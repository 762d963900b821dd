import { type BookFile, type BookFiles, lazyFile, textFile } from '../bookFile.ts';
import { zipOf } from '../zipOf.ts';
import { navigationDocument } from './navigation.ts';
import { overlay } from './overlay.ts';
import { packageDocument } from './packageDocument.ts';
import { pageDocument } from './page.ts';
import { recording, timingsOf } from './recordings.ts';
import type { Title } from './title.ts';

/** The container file of a publication whose package document is in its root. */
export const container =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const drawing = (draw: () => string): BookFile => lazyFile('image/svg+xml', () => Buffer.from(draw()));

/** Builds the unpacked files of a book. */
export function filesOfTitle(title: Title): BookFiles {
  const timings = timingsOf(title.id);
  const files = new Map<string, BookFile>([
    ['mimetype', textFile('text/plain', 'application/epub+zip')],
    ['META-INF/container.xml', textFile('application/xml', container)],
    ['package.opf', textFile('application/oebps-package+xml', packageDocument(title, timings))],
    ['nav.xhtml', textFile('application/xhtml+xml', navigationDocument(title))],
    ['cover.svg', drawing(title.cover)],
    ['styles/book.css', textFile('text/css', title.css)],
  ]);
  for (const [name, draw] of Object.entries(title.pictures)) files.set(`pictures/${name}.svg`, drawing(draw));
  for (const [index, page] of title.pages.entries())
    files.set(
      `text/${page.name}.xhtml`,
      lazyFile('application/xhtml+xml', () => Buffer.from(pageDocument(title, page, index + 1))),
    );
  for (const [place, narration] of title.narrations.entries()) {
    const { language, media } = narration;
    const folder = `media/${language}`;
    const ending = media === 'audio' ? 'mp3' : 'mp4';
    if (title.oneRecording && timings[language]) files.set(`${folder}/book.${ending}`, recording(title.id, narration, 'book'));
    for (const page of title.pages) {
      const clips = timings[language]?.[page.name];
      if (!clips) continue;
      const mediaType = place === 0 ? 'application/smil+xml' : 'application/xml';
      files.set(`narration/${language}/${page.name}.smil`, textFile(mediaType, overlay(title, page, narration, clips)));
      if (!title.oneRecording) files.set(`${folder}/${page.name}.${ending}`, recording(title.id, narration, page.name));
    }
  }
  return files;
}

/** Packs a publication into the one file `book.epub`. */
export const zipped = (files: BookFiles): BookFile =>
  lazyFile('application/epub+zip', () => zipOf([...files].map(([path, { bytes }]) => ({ path, bytes }))));
