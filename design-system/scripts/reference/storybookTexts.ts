import { basename } from 'node:path';
import type { ReferenceText } from '../../src/foundations/reference/TokenReference.ts';
import type { Source } from './tokenUses.ts';

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^(import|export) .*$/gm, '')
    .replaceAll(/<[^>]*>|\{'|'\}|[*`|#]/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the sections of a guide, each below its heading. */
export function sectionsOf({ path, text }: Source): ReferenceText[] {
  return text
    .split(/^(?=#{1,3} )/m)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { path: `./${path}`, heading: plain(heading), text: plain(lines.join('\n')) };
    })
    .filter(({ heading, text: words }) => heading !== '' && words !== '');
}

/** Returns what a component says of itself: the documentation of the export that its file of stories is named after. */
export function sentenceOf({ path, text }: Source, stories: string): ReferenceText[] {
  const name = basename(path).split('.')[0] ?? '';
  const documented = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*(?:export )?(?:function|const) ${name}\\b`).exec(text)?.[1];
  if (documented === undefined) return [];
  return [{ path: `./${stories}`, heading: name, text: plain(documented.replaceAll(/\{@link (\w+)\}/g, '$1')) }];
}
