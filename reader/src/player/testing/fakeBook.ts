import type { SubmissionSource } from '../submissions/Submission.ts';
import { storedZip } from './storedZip.ts';

/** A page of the fake book. */
interface FakePage {
  /** What its head has besides the title. */
  readonly head?: string;
  readonly body: string;
  /** The properties of the spine item. */
  readonly properties?: string;
  /** The narrated fragments, in order. */
  readonly narrated?: readonly string[];
}

/** The content of a fake book. */
export interface FakeBook {
  readonly pages: readonly FakePage[];
  readonly title?: string;
  readonly metadata?: string;
  /** Narrations besides the main one, by language: takk and tsp are signed. */
  readonly languages?: readonly string[];
  /** True for a narration without recordings, which uses text-to-speech. */
  readonly usesTextToSpeech?: boolean;
  /** A recording that all sentences are in, two seconds each; it is served only by an archive. */
  readonly recording?: Uint8Array<ArrayBuffer>;
  readonly direction?: 'ltr' | 'rtl';
  /** Further files, by their names. */
  readonly files?: Readonly<Record<string, { readonly mediaType: string; readonly text: string }>>;
  /** Responses that replace a file, by its name. */
  readonly responses?: Readonly<Record<string, (query: URLSearchParams) => Response>>;
}

/** The folder of the fake book unless a story names another; no server has it. */
const fakeFolder = new URL('/fake-books/lake/', location.origin).href;

/** The URL of the fake book without a signature, for which the reader requests a policy. */
export const unsignedFakeBookUrl = `${fakeFolder}package.opf`;

/** The signed URL of the fake book. */
export const fakeBookUrl = `${unsignedFakeBookUrl}?Policy=first&Signature=s&Key-Pair-Id=k`;

const page = (title: string, body: string, fixed: boolean, head = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title>${fixed && !head.includes('name="viewport"') ? '<meta name="viewport" content="width=600, height=800"/>' : ''}${head}</head><body>${body}</body></html>`;

const smil = (pages: readonly FakePage[], mediaOf: (sentence: number) => string) =>
  `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${pages
    .flatMap(({ narrated = [] }, index) => narrated.map((id) => `page-${index + 1}.xhtml#${id}`))
    .map((src, sentence) => `<par><text src="${src}"/>${mediaOf(sentence)}</par>`)
    .join('')}</body></smil>`;

function filesOf({
  pages,
  title = 'A lake at night',
  metadata = '',
  languages = [],
  usesTextToSpeech = false,
  recording,
  direction = 'ltr',
  files = {},
}: FakeBook): Map<string, string | Uint8Array<ArrayBuffer>> {
  const fixed = /pre-paginated|>roll</.test(metadata);
  const isNarrated = pages.some(({ narrated }) => narrated);
  const overlays = ['en', ...languages];
  const mediaOf = (language: string) => (sentence: number) => {
    if (recording) return `<audio src="voice.wav" clipBegin="${sentence * 2}s" clipEnd="${sentence * 2 + 2}s"/>`;
    return usesTextToSpeech ? '' : `<audio src="voice.${/^(takk|tsp)$/.test(language) ? 'mp4' : 'mp3'}" clipEnd="2s"/>`;
  };
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    ...pages.map(
      ({ narrated }, index) =>
        `<item id="page-${index + 1}" href="page-${index + 1}.xhtml" media-type="application/xhtml+xml" ${narrated ? 'media-overlay="smil-en"' : ''}/>`,
    ),
    ...Object.entries(files).map(([name, { mediaType }], index) => `<item id="file-${index}" href="${name}" media-type="${mediaType}"/>`),
    ...(recording ? ['<item id="voice" href="voice.wav" media-type="audio/wav"/>'] : []),
    ...(isNarrated
      ? overlays.map((language) => `<item id="smil-${language}" href="${language}.smil" media-type="application/smil+xml"/>`)
      : []),
  ];
  const declared = isNarrated
    ? overlays.map((language) => `<meta property="realmkit:narration" refines="#smil-${language}">${language}</meta>`).join('')
    : '';
  const package_ = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${title}</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language>${metadata}${declared}</metadata><manifest>${manifest.join('')}</manifest><spine page-progression-direction="${direction}">${pages.map(({ properties = '' }, index) => `<itemref idref="page-${index + 1}" properties="${properties}"/>`).join('')}</spine></package>`;
  const entries = pages.map((_, index) => `<li><a href="page-${index + 1}.xhtml">Chapter ${index + 1}</a></li>`).join('');
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    [
      'META-INF/container.xml',
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ],
    ['package.opf', package_],
    ['nav.xhtml', page('Contents', `<nav epub:type="toc"><ol>${entries}</ol></nav>`, false)],
    ...pages.map(({ body, head }, index): [string, string] => [`page-${index + 1}.xhtml`, page(`Page ${index + 1}`, body, fixed, head)]),
    ...Object.entries(files).map(([name, { text }]): [string, string] => [name, text]),
    ...overlays.map((language): [string, string] => [`${language}.smil`, smil(pages, mediaOf(language))]),
    ...(recording ? ([['voice.wav', recording]] as const) : []),
  ]);
}

/** Creates a fake book as one zipped file. */
export const fakeArchive = (book: FakeBook): File => new File([storedZip(filesOf(book))], 'lake.epub', { type: 'application/epub+zip' });

/** Responds to the requests for a fake book's files; returns a function that restores the real fetch. */
export function serveFakeBook(book: FakeBook, folder = fakeFolder): () => void {
  const real = globalThis.fetch;
  const files = filesOf(book);
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.href.startsWith(folder)) return real(input, init);
    const name = url.pathname.slice(new URL(folder).pathname.length);
    const respond = book.responses?.[name];
    if (respond) return respond(url.searchParams);
    const text = files.get(name);
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** A source with one assignment: an open question, a closed question, a reflection task and an external reference. */
export const oneAssignment: SubmissionSource = {
  list: async () => ({
    data: [
      {
        id: 's1',
        status: 'InProgress',
        answers: {},
        context: {
          type: 'Assignment',
          assignment: {
            id: 'a1',
            title: 'The boy who counted stars',
            description: 'Read chapter 1 and answer the question.',
            createdAt: '2025-09-03T10:00:00.000Z',
            objective: {
              exercises: [
                {
                  id: 'e1',
                  content: [
                    { type: 'open-question', phrase: 'What did the boy count?' },
                    {
                      type: 'closed-question',
                      phrase: 'Where did he stand?',
                      answer: {
                        options: [
                          { id: 'a', text: 'On the jetty' },
                          { id: 'b', text: 'On the roof' },
                        ],
                      },
                    },
                    { type: 'reflection-task', title: 'Counting', description: 'What would you count at night?' },
                    { type: 'external-reference', url: 'https://stars.example/', text: 'A map of the stars' },
                  ],
                },
              ],
            },
          },
        },
      },
    ],
    cursor: null,
  }),
  update: async () => Promise.reject(new Error('Nothing is sent from here')),
};
