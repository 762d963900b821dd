/** A page of a fake book. */
interface FakePage {
  /** What its head has besides the title. */
  readonly head?: string;
  readonly body: string;
  /** The properties of the spine item. */
  readonly properties?: string;
  /** The narrated fragments, in order. */
  readonly narrated?: readonly string[];
  /** How its text is written; UTF-8 if it is left out. */
  readonly encoding?: 'iso-8859-1' | 'utf-16';
}

/** The content of a fake book. */
export interface FakeBook {
  readonly pages: readonly FakePage[];
  readonly title?: string;
  readonly language?: string;
  readonly metadata?: string;
  /** Narrations besides the main one, by language: takk and tsp are signed. */
  readonly languages?: readonly string[];
  /** True for a narration without recordings, which uses text-to-speech. */
  readonly usesTextToSpeech?: boolean;
  /** A recording that all sentences are in; it is served only by an archive. */
  readonly recording?: Uint8Array<ArrayBuffer>;
  /** The length of a sentence in the recording, in s: two if it is left out. */
  readonly sentenceLength?: number;
  readonly direction?: 'ltr' | 'rtl';
  /** True for a book with an NCX in the place of a navigation document. */
  readonly isEpub2?: boolean;
  /** What the navigation document has besides the table of contents. */
  readonly navigation?: string;
  /** Further files, by their names; the manifest lists those with a media type. */
  readonly files?: Readonly<Record<string, { readonly mediaType?: string; readonly text: string | Uint8Array<ArrayBuffer> }>>;
  /** Listed files that the book lacks. */
  readonly missing?: readonly string[];
  /** Responses that replace a file, by its name. */
  readonly responses?: Readonly<Record<string, (query: URLSearchParams) => Response>>;
}

const page = (title: string, body: string, fixed: boolean, head = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title>${fixed && !head.includes('name="viewport"') ? '<meta name="viewport" content="width=600, height=800"/>' : ''}${head}</head><body>${body}</body></html>`;

/** Writes a page in an encoding, with the declaration that belongs to it. */
function encoded(text: string, encoding: FakePage['encoding']): string | Uint8Array<ArrayBuffer> {
  if (!encoding) return text;
  const letters = [...`<?xml version="1.0" encoding="${encoding}"?>${text}`].map((letter) => letter.charCodeAt(0));
  if (encoding === 'iso-8859-1') return Uint8Array.from(letters);
  return Uint8Array.from([0xfeff, ...letters].flatMap((code) => [code & 255, code >> 8]));
}

const smil = (pages: readonly FakePage[], mediaOf: (sentence: number) => string) =>
  `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${pages
    .flatMap(({ narrated = [] }, index) => narrated.map((id) => `page-${index + 1}.xhtml#${id}`))
    .map((src, sentence) => `<par><text src="${src}"/>${mediaOf(sentence)}</par>`)
    .join('')}</body></smil>`;

const ncxOf = (title: string, pages: readonly FakePage[]) =>
  `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><docTitle><text>${title}</text></docTitle><navMap>${pages
    .map(
      (_, index) =>
        `<navPoint id="n${index + 1}" playOrder="${index + 1}"><navLabel><text>Chapter ${index + 1}</text></navLabel><content src="page-${index + 1}.xhtml"/></navPoint>`,
    )
    .join('')}</navMap></ncx>`;

/** Returns the files of a fake book, by their paths. */
export function fakeBookFiles({
  pages,
  title = 'A lake at night',
  language: bookLanguage = 'en',
  metadata = '',
  languages = [],
  usesTextToSpeech = false,
  recording,
  sentenceLength = 2,
  direction = 'ltr',
  isEpub2 = false,
  navigation = '',
  files = {},
  missing = [],
}: FakeBook): Map<string, string | Uint8Array<ArrayBuffer>> {
  const fixed = /pre-paginated|>roll</.test(metadata);
  const isNarrated = pages.some(({ narrated }) => narrated);
  const overlays = ['en', ...languages];
  const mediaOf = (language: string) => (sentence: number) => {
    if (recording)
      return `<audio src="voice.wav" clipBegin="${sentence * sentenceLength}s" clipEnd="${(sentence + 1) * sentenceLength}s"/>`;
    return usesTextToSpeech ? '' : `<audio src="voice.${/^(takk|tsp)$/.test(language) ? 'mp4' : 'mp3'}" clipEnd="2s"/>`;
  };
  const manifest = [
    isEpub2
      ? '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
      : '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    ...pages.map(
      ({ narrated }, index) =>
        `<item id="page-${index + 1}" href="page-${index + 1}.xhtml" media-type="application/xhtml+xml" ${narrated ? 'media-overlay="smil-en"' : ''}/>`,
    ),
    ...Object.entries(files).flatMap(([name, { mediaType }], index) =>
      mediaType ? [`<item id="file-${index}" href="${name}" media-type="${mediaType}"/>`] : [],
    ),
    ...(recording ? ['<item id="voice" href="voice.wav" media-type="audio/wav"/>'] : []),
    ...(isNarrated
      ? overlays.map((language) => `<item id="smil-${language}" href="${language}.smil" media-type="application/smil+xml"/>`)
      : []),
  ];
  const declared = isNarrated
    ? overlays.map((language) => `<meta property="realmkit:narration" refines="#smil-${language}">${language}</meta>`).join('')
    : '';
  const [version, spineDirection] = isEpub2 ? ['2.0', 'toc="ncx"'] : ['3.0', `page-progression-direction="${direction}"`];
  const package_ = `<package xmlns="http://www.idpf.org/2007/opf" version="${version}" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${title}</dc:identifier><dc:title>${title}</dc:title><dc:language>${bookLanguage}</dc:language>${metadata}${declared}</metadata><manifest>${manifest.join('')}</manifest><spine ${spineDirection}>${pages.map(({ properties = '' }, index) => `<itemref idref="page-${index + 1}"${properties ? ` properties="${properties}"` : ''}/>`).join('')}</spine></package>`;
  const entries = pages.map((_, index) => `<li><a href="page-${index + 1}.xhtml">Chapter ${index + 1}</a></li>`).join('');
  const all = new Map<string, string | Uint8Array<ArrayBuffer>>([
    [
      'META-INF/container.xml',
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ],
    ['package.opf', package_],
    isEpub2
      ? ['toc.ncx', ncxOf(title, pages)]
      : ['nav.xhtml', page('Contents', `<nav epub:type="toc"><ol>${entries}</ol></nav>${navigation}`, false)],
    ...pages.map(({ body, head, encoding }, index): [string, string | Uint8Array<ArrayBuffer>] => [
      `page-${index + 1}.xhtml`,
      encoded(page(`Page ${index + 1}`, body, fixed, head), encoding),
    ]),
    ...Object.entries(files).map(([name, { text }]): [string, string | Uint8Array<ArrayBuffer>] => [name, text]),
    ...overlays.map((language): [string, string] => [`${language}.smil`, smil(pages, mediaOf(language))]),
    ...(recording ? ([['voice.wav', recording]] as const) : []),
  ]);
  for (const name of missing) all.delete(name);
  return all;
}
