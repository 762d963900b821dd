import { clockForms } from './clock.ts';
import { fragmentsOf } from './fragments.ts';
import { type Clips, formatOf } from './recordings.ts';
import type { Narration, Page, Title } from './title.ts';

/** Returns the duration of the clips of a page, from the first to the last, in milliseconds. */
export const lengthOf = (clips: Clips): number => (clips.at(-1)?.[1] ?? 0) - (clips[0]?.[0] ?? 0);

/** Creates the SMIL file that narrates a page in one language. */
export function overlay(title: Title, page: Page, narration: Narration, clips: Clips): string {
  const clock = clockForms[title.clock];
  const { extension } = formatOf(narration);
  const source = `../../media/${narration.language}/${title.oneRecording ? 'book' : page.name}.${extension}`;
  const pars = fragmentsOf(title, page).map(({ id }, index) => {
    const [begin, end] = clips[index] ?? [0, 0];
    // The start of the file and its end need no clock value.
    const from = begin === 0 ? '' : ` clipBegin="${clock(begin)}"`;
    const to = index === clips.length - 1 && !title.oneRecording ? '' : ` clipEnd="${clock(end)}"`;
    return `<par id="p-${id}"><text src="../../text/${page.name}.xhtml#${id}"/><${narration.media} src="${source}"${from}${to}/></par>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>',
    `<seq id="${page.name}" epub:textref="../../text/${page.name}.xhtml#page">`,
    ...pars,
    '</seq></body></smil>',
  ].join('\n');
}
