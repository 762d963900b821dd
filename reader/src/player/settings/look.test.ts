import { expect, test } from 'vitest';
import { initialLook, pageColourOf, parseLook, steppedSize } from './look.ts';
import { createSettingsStore } from './settings.ts';

function browser(initial?: object) {
  let item = initial === undefined ? null : JSON.stringify(initial);
  const storage = {
    getItem: () => item,
    setItem: (_key: string, value: string) => {
      item = value;
    },
  };
  const page = new EventTarget();
  const open = () => createSettingsStore(storage, undefined, page);
  const tab = open();
  // A tab hears of others only while its reader is open.
  tab.subscribe(() => {});
  const storeElsewhere = (values: object) => {
    item = JSON.stringify({ ...JSON.parse(item ?? '{}'), ...values });
    page.dispatchEvent(new Event('storage'));
  };
  return { tab, open, storeElsewhere, stored: () => JSON.parse(item ?? '{}') };
}

test('a user who has chosen nothing has the look of the book', () => {
  expect(parseLook({})).toEqual(initialLook);
});

test('every choice of the look is there in the next session', () => {
  const { tab, open } = browser();
  const chosen = {
    face: 'serif',
    textSize: 1.2,
    lineHeight: 1.6,
    spacing: 1.25,
    margins: 'wide',
    alignment: 'justify',
    hyphenation: 'off',
    columns: 1,
    flow: 'scrolled',
    pageColour: 'sepia',
    moreContrast: true,
  } as const;
  tab.change(chosen);
  expect(open().get()).toMatchObject(chosen);
  tab.change(initialLook);
  expect(open().get()).toMatchObject(initialLook);
});

test('the settings of an older reader keep their meaning: the font for dyslexia, and a spacing of lines, letters and words', () => {
  expect(parseLook({ dyslexiaFont: true, spacing: 1.5, textSize: 1.4 })).toMatchObject({
    face: 'dyslexia',
    spacing: 1.5,
    lineHeight: 2,
    textSize: 1.4,
  });
  expect(parseLook({ dyslexiaFont: false, spacing: 1 })).toMatchObject({ face: 'publisher', lineHeight: 'publisher' });
  expect(parseLook({ dyslexiaFont: true, face: 'publisher', spacing: 1.5, lineHeight: 'publisher' })).toMatchObject({
    face: 'publisher',
    lineHeight: 'publisher',
  });
});

test('a stored look that is invalid or out of range is replaced by the nearest valid value', () => {
  const invalid = { face: 'comic', lineHeight: 9, margins: 3, alignment: 'centre', hyphenation: true, columns: '2', flow: 'rolled' };
  expect(parseLook({ ...invalid, pageColour: 'pink' })).toEqual({ ...initialLook, lineHeight: 2.5 });
});

test.each([
  ['white', false],
  ['sepia', false],
  ['grey', true],
  ['black', true],
] as const)('the page colour %s stores darkTheme as %s', (pageColour, darkTheme) => {
  const { tab, stored } = browser({ darkTheme: !darkTheme });
  tab.change({ pageColour });
  expect(tab.get()).toMatchObject({ pageColour, darkTheme });
  expect(stored()).toMatchObject({ pageColour, darkTheme });
});

test('settings that know darkTheme alone give black or white pages, and none the colour of the host', () => {
  const colours = [{ darkTheme: true }, { darkTheme: false }, {}].map((stored) => pageColourOf(parseLook(stored), 'dark'));
  expect(colours).toEqual(['black', 'white', 'black']);
  expect(pageColourOf(parseLook({}), 'light')).toBe('white');
});

test('a change of darkTheme by another tab is followed, and one that agrees leaves the page colour', () => {
  const { tab, storeElsewhere } = browser();
  tab.change({ pageColour: 'sepia' });
  storeElsewhere({ darkTheme: true });
  expect(tab.get()).toMatchObject({ darkTheme: true, pageColour: 'black' });
  tab.change({ pageColour: 'grey' });
  storeElsewhere({ darkTheme: true, textSize: 2 });
  expect(tab.get()).toMatchObject({ darkTheme: true, pageColour: 'grey', textSize: 2 });
  tab.change({ darkTheme: false });
  expect(tab.get()).toMatchObject({ darkTheme: false, pageColour: 'white' });
});

test('the text grows and shrinks by steps within its range, from sizes between them too', () => {
  expect([steppedSize(1, 1), steppedSize(1, -1), steppedSize(1.05, 1), steppedSize(1.05, -1)]).toEqual([1.1, 0.9, 1.1, 1]);
  expect([steppedSize(3, 1), steppedSize(0.6, -1)]).toEqual([3, 0.6]);
});
