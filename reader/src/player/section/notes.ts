import type { BookFiles } from '../publication/BookFiles.ts';
import { parsePage } from '../publication/parseXml.ts';
import { type NoteNode, noteContent, textOfNote } from './noteContent.ts';

const epub = 'http://www.idpf.org/2007/ops';

/** Returns whether a link leads to a note: a footnote or an endnote. */
export function isNoteLink(link: Element): boolean {
  const types = (link.getAttributeNS(epub, 'type') ?? link.getAttribute('epub:type') ?? '').split(/\s+/);
  return types.includes('noteref') || (link.getAttribute('role') ?? '').split(/\s+/).includes('doc-noteref');
}

/** Reads the content of a note by its href; undefined if there is none. @throws BookRequestError */
export async function readNote(
  href: string,
  files: BookFiles,
  shown: (href: string) => Document | undefined,
): Promise<NoteNode[] | undefined> {
  const [file = '', fragment = ''] = href.split('#');
  const document = shown(file) ?? parsePage(await files.text(file));
  const note = fragment ? document.getElementById(decodeURIComponent(fragment)) : undefined;
  const content = note ? noteContent(note, file, files.folder) : [];
  return textOfNote(content).trim() ? content : undefined;
}
