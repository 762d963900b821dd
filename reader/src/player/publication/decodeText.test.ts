import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
const utf8 = (text: string) => new TextEncoder().encode(text).slice().buffer;
const utf16 = (text: string, mark: readonly number[], littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(mark.length + text.length * 2));
  for (const [index, byte] of mark.entries()) view.setUint8(index, byte);
  for (const [index, letter] of [...text].entries()) view.setUint16(mark.length + index * 2, letter.charCodeAt(0), littleEndian);
  return view.buffer;
};

test.each([
  ['an XML declaration of ISO-8859-1', latin('<?xml version="1.0" encoding="ISO-8859-1"?><p>Größe</p>')],
  ['an XML declaration of windows-1252 in single quotes', latin("<?xml version='1.0' encoding='windows-1252'?><p>Größe</p>")],
  ['a meta with a charset', latin('<html><head><meta charset="iso-8859-1"/></head><p>Größe</p></html>')],
  [
    'a meta with a content type',
    latin('<html><head><meta http-equiv="Content-Type" content="text/html; charset=latin1"/></head><p>Größe</p></html>'),
  ],
  ['a charset of a style sheet', latin('@charset "iso-8859-15";p::before{content:"Größe"}')],
  ['no declaration, in windows-1252', latin('<p>Größe</p>')],
  ['no declaration, in UTF-8', utf8('<p>Größe</p>')],
  ['a declaration of UTF-16 that is not true', utf8('<?xml version="1.0" encoding="UTF-16"?><p>Größe</p>')],
  ['an encoding that no browser knows', utf8('<?xml version="1.0" encoding="x-own"?><p>Größe</p>')],
  ['a byte order mark of UTF-8', utf8('\uFEFF<p>Größe</p>')],
  ['a byte order mark of UTF-16, little-endian', utf16('<p>Größe</p>', [0xff, 0xfe], true)],
  ['a byte order mark of UTF-16, big-endian', utf16('<p>Größe</p>', [0xfe, 0xff], false)],
  ['no mark, in UTF-16', utf16('<?xml version="1.0" encoding="UTF-16"?><p>Größe</p>', [], true)],
])('a text with %s is decoded', (_declaration, bytes) => {
  const text = decodeText(bytes);
  expect(text).toContain('Größe');
  expect(text).not.toMatch(/^\uFEFF/);
});

test('a broken byte in a text that declares UTF-8 costs one letter', () => {
  expect(decodeText(latin('<?xml version="1.0" encoding="utf-8"?><p>a\u00ffb</p>'))).toContain('a\uFFFDb');
});

const åäö = '<p>Åäö é</p>';
const xhtml = (charset: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="${charset}"/></head>${åäö}</html>`;

test('the meta of an XHTML page has no force, unless the page is no UTF-8', () => {
  expect(decodeText(utf8(xhtml('macintosh')))).toContain(åäö);
  expect(decodeText(utf8(`<?xml version="1.0"?>${xhtml('macintosh')}`))).toContain(åäö);
  expect(decodeText(latin(xhtml('iso-8859-1')))).toContain(åäö);
});

test('the meta of an HTML page has force, also if its bytes could be UTF-8', () => {
  const shifted = Uint8Array.from('<meta charset="iso-2022-jp"><p>\u001b$B$"\u001b(B</p>', (letter) => letter.charCodeAt(0)).buffer;
  expect(decodeText(shifted)).toContain('<p>あ</p>');
});
