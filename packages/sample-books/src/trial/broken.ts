import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookFile, lazyFile } from '../bookFile.ts';
import { mediaFolder } from '../publication/recordings.ts';
import { plain, sheet, type TrialBook, type TrialItem, trialFiles } from './trialBook.ts';

/** Returns a recording of a few seconds from the sample books. */
const voice = (): BookFile => lazyFile('audio/mpeg', () => readFileSync(join(mediaFolder, 'book-5/en/book.mp3')));

const smil = (pars: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${pars}</body></smil>`;

const par = (fragment: string, audio: string): string => `<par><text src="page-1.xhtml#${fragment}"/>${audio}</par>`;

const clip = (begin: string, end: string): string => `<audio src="voice.mp3" clipBegin="${begin}" clipEnd="${end}"/>`;

const narrated = (id: string, overlay: string, withVoice = true): Map<string, BookFile> => {
  const sentences = Array.from({ length: 6 }, (_, index) => `<p id="t${index + 1}">Sentence number ${index + 1}.</p>`).join('');
  const items: TrialItem[] = [
    { href: 'page-1.xhtml', text: plain('A narrated page', sentences), attributes: 'media-overlay="page-1-smil"' },
    { href: 'page-2.xhtml', text: plain('A silent page') },
    { href: 'page-1.smil', mediaType: 'application/smil+xml', text: overlay, inSpine: false },
    { href: 'voice.mp3', mediaType: 'audio/mpeg', inSpine: false, isMissing: true },
  ];
  const files = trialFiles(id, items, { metadata: '<meta property="media:active-class">-epub-media-overlay-active</meta>' });
  return withVoice ? files.set('voice.mp3', voice()) : files;
};

/** Books with defects, of which the intact parts can be read. */
export const brokenBooks: readonly TrialBook[] = [
  {
    id: 'trial-missing-items',
    description: 'a page, a style sheet and a picture that are not there, and a spine item that the manifest does not know',
    files: () =>
      trialFiles(
        'trial-missing-items',
        [
          {
            href: 'page-1.xhtml',
            text: sheet(
              '<h1 id="top">One</h1><p id="s1">This page can be read.</p><img src="gone.png" alt="gone"/>',
              '<link rel="stylesheet" href="gone.css"/>',
            ),
          },
          { href: 'gone.xhtml', isMissing: true },
          { href: 'page-3.xhtml', text: plain('Three') },
        ],
        {
          spine:
            '<itemref idref="page-1-xhtml"/><itemref idref="gone-xhtml"/><itemref idref="never-heard-of"/><itemref idref="page-3-xhtml"/>',
        },
      ),
  },
  {
    id: 'trial-bad-smil',
    description: 'an overlay that is no XML',
    files: () => narrated('trial-bad-smil', '<smil><body><par><text src="page-1.xhtml#t1"'),
  },
  {
    id: 'trial-odd-smil',
    description: 'an overlay with fragments that are not there, pars without audio or without text, and text of another page',
    files: () =>
      narrated(
        'trial-odd-smil',
        smil(
          par('nowhere', clip('0s', '1s')) +
            '<par><text src="page-1.xhtml#t1"/></par>' +
            `<par>${clip('1s', '2s')}</par>` +
            '<par><text src="elsewhere.xhtml#t1"/><audio src="voice.mp3" clipBegin="0s" clipEnd="1s"/></par>' +
            par('t2', clip('1s', '2s')) +
            `<seq><seq>${par('t3', clip('2s', '3s'))}</seq></seq>`,
        ),
      ),
  },
  {
    id: 'trial-missing-audio',
    description: 'an overlay whose recording is not there',
    files: () => narrated('trial-missing-audio', smil(par('t1', clip('0s', '1s')) + par('t2', clip('1s', '2s'))), false),
  },
  {
    id: 'trial-clocks',
    description: 'clocks that are wrong: no number, end before begin, beyond the end, zero length, missing',
    files: () =>
      narrated(
        'trial-clocks',
        smil(
          par('t1', clip('soon', 'later')) +
            par('t2', clip('3s', '2s')) +
            par('t3', clip('1s', '1s')) +
            par('t4', clip('-2s', '1s')) +
            par('t5', '<audio src="voice.mp3" clipBegin="0:00:03"/>') +
            par('t6', clip('2s', '9999s')),
        ),
      ),
  },
  {
    id: 'trial-empty-spine',
    description: 'a spine without an item',
    files: () => trialFiles('trial-empty-spine', [{ href: 'page-1.xhtml', text: plain('Unread'), inSpine: false }]),
  },
  {
    id: 'trial-malformed',
    description: 'a page in the middle that is no XML',
    files: () =>
      trialFiles('trial-malformed', [
        { href: 'page-1.xhtml', text: plain('Before') },
        {
          href: 'page-2.xhtml',
          text: '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>Not <b>closed</p></body></html>',
        },
        { href: 'page-3.xhtml', text: plain('After') },
      ]),
  },
  {
    id: 'trial-bad-package',
    description: 'a package document that is no XML',
    files: () => trialFiles('trial-bad-package', [], { metadata: '<meta' }),
  },
  {
    id: 'trial-long-spine',
    description: 'a spine of 5,000 items',
    files: () =>
      trialFiles(
        'trial-long-spine',
        Array.from({ length: 5000 }, (_, index) => ({ href: `page-${index + 1}.xhtml`, text: plain(`Page ${index + 1}`) })),
      ),
  },
];
