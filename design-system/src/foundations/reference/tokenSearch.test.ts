import { expect, test } from 'vitest';
import { readReference } from '../../../scripts/reference/readReference.ts';
import { modeInWords, splitMode } from './modeWords.ts';
import { createTokenSearch } from './tokenSearch.ts';

const search = createTokenSearch(readReference());
const sweden = { realm: 'se', theme: 'default', scheme: 'light' };
const answersTo = (question: string) => search(question, sweden).hits.map(({ title, answer }) => `${title} = ${answer}`);

test.each([
  ['destructive button', 'color.feedback.error = #aa1b23'],
  ['destructive button, Finland, dark', 'color.feedback.error = #feb0a9'],
  ['color.action.primary', 'color.action.primary = #105ea7'],
  ['text.muted on surface.sunken', 'color.text.muted on color.surface.sunken = 5.74:1, at least 4.5:1'],
  ['spacing', 'space.100 = 8px'],
  ['rounded corners of cards', 'radius.card = 12px'],
  ['face of headings in France', 'font.family.display = Fraunces, Inter, '],
  ['palette', 'ramp.neutral.0 = #ffffff'],
  ['elevation', 'shadow.overlay = 0px 16px 48px 0px #00000052'],
  ['font.size.lead', 'font.size.lead (removed) = use font.size.h3'],
  ['elevaton', 'shadow.overlay = '],
])('a question in words is answered first by what it is about: %s', (question, answer) => {
  expect(answersTo(question)[0]).toContain(answer);
});

test('a value leads to the tokens that have it, in the mode that has it where the shown one has not', () => {
  expect(answersTo('#105ea7')).toContain('color.action.primary = #105ea7');
  const { hits, mode } = search('#7ad5f6', sweden);
  expect(mode).toMatchObject({ realm: 'fi' });
  expect(hits.map(({ answer }) => answer)).toContain('#7ad5f6');
  expect(answersTo('#123456')).toEqual([]);
});

test('guides and components are found by what they say, behind tokens', () => {
  const { hits } = search('choice of one of a few options', sweden);
  expect(hits.map(({ page }) => page)).toContain('./design-system/src/components/ChoiceTiles/ChoiceTiles.stories.tsx');
});

test('countries, themes and schemes are taken out of a question, and words that only look like them stay', () => {
  expect(splitMode('link, United Kingdom, sondo dark')).toMatchObject({ mode: { realm: 'uk', theme: 'sondo', scheme: 'dark' } });
  expect(splitMode('link of us, no darker')).toEqual({ rest: 'link of us, no darker', mode: {} });
  expect(modeInWords({ realm: 'uk', theme: 'default', scheme: 'light' })).toBe('United Kingdom, light');
});
