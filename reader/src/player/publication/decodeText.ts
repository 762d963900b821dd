/** The start of a file in which an encoding may be declared, in bytes. */
const declarationLength = 1024;

const byteOrderMarks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // `<?` of a declaration without a mark.
  [[0x3c, 0x00, 0x3f, 0x00], 'utf-16le'],
  [[0x00, 0x3c, 0x00, 0x3f], 'utf-16be'],
];

/** The declarations of XML and CSS. */
const declarations = [/^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i, /^@charset "([\w.:-]+)"/i];

/** The declarations of HTML, which have no force in XML. */
const metaDeclarations = [/<meta[^>]*?\scharset\s*=\s*["']?([\w.:-]+)/i, /<meta[^>]*?\scontent\s*=\s*["'][^"'>]*charset=([\w.:-]+)/i];

const decoderFor = (encoding: string, options?: TextDecoderOptions): TextDecoder | undefined => {
  try {
    return new TextDecoder(encoding, options);
  } catch {
    // Not reported: a file with an encoding that no browser knows is read as UTF-8.
    return undefined;
  }
};

const isXml = (letters: string): boolean => /^\s*<\?xml\s|<html[^>]*\sxmlns\s*=/i.test(letters);

/** Returns the encoding that one of the patterns finds in the letters of a file; UTF-16 would not be legible if it were true. */
function encodingIn(letters: string, patterns: readonly RegExp[]): string | undefined {
  const name = patterns.map((pattern) => pattern.exec(letters)?.[1]).find((found) => found !== undefined);
  return name && !/^(utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(name) ? name : undefined;
}

/**
 * Decodes a text file by its byte order mark, its declaration, or as UTF-8. XML without a declaration is UTF-8, whatever a meta says; a file that is no
 * UTF-8 is read by its meta after all, or as windows-1252, in which old books were written.
 */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  const letters = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationLength));
  const meta = encodingIn(letters, metaDeclarations);
  const encoding = marked ?? encodingIn(letters, declarations) ?? (isXml(letters) ? undefined : meta);
  const decoder = encoding && !/^utf-?8$/i.test(encoding) ? decoderFor(encoding) : undefined;
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not reported: a few broken bytes of a file in UTF-8 cost only their own letters.
    return (decoderFor(encoding ? 'utf-8' : (meta ?? 'windows-1252')) ?? new TextDecoder()).decode(bytes);
  }
}
