import { expect, test } from 'vitest';
import { parsePage } from '../publication/parseXml.ts';
import { noteContent, textOfNote } from './noteContent.ts';

const folder = 'https://books.example/b/';
const contentOf = (body: string) =>
  noteContent(
    parsePage(`<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>${body}</body></html>`).body,
    `${folder}text/notes.xhtml`,
    folder,
  );

test('a note keeps its paragraphs, lists, powers and languages', () => {
  expect(contentOf('<aside><p>A <em lang="la">nota</em>.</p><ul><li>x<sup>2</sup></li></ul></aside>')).toEqual([
    {
      name: 'div',
      children: [
        { name: 'p', children: ['A ', { name: 'em', lang: 'la', children: ['nota'] }, '.'] },
        { name: 'ul', children: [{ name: 'li', children: ['x', { name: 'sup', children: ['2'] }] }] },
      ],
    },
  ]);
});

test('links of a note lead where they lead in its document; the one back to the text is left out', () => {
  expect(
    contentOf(
      '<p><a href="../far.xhtml#a">far</a> <a href="https://stars.example/">stars</a> <a epub:type="backlink" href="one.xhtml#r">↩</a></p>',
    ),
  ).toEqual([
    {
      name: 'p',
      children: [
        { name: 'a', href: `${folder}far.xhtml#a`, children: ['far'] },
        ' ',
        { name: 'a', href: 'https://stars.example/', children: ['stars'] },
        ' ',
      ],
    },
  ]);
});

test('nothing of a note loads, runs or has a style of its own', () => {
  const content = contentOf(
    '<p style="position:fixed" class="x" onclick="alert(1)">Text<script>alert(1)</script><img src="a.png" alt=" a boat"/><svg><text>s</text></svg><iframe src="b"/><input value="v"/><custom-part> inside</custom-part></p>',
  );
  expect(content).toEqual([{ name: 'p', children: ['Text', ' a boat', ' inside'] }]);
  expect(textOfNote(content)).toBe('Text a boat inside');
});
