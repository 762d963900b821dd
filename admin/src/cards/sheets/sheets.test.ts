import { expect, test } from 'vitest';
import { cardUrl, type LoginCard, sheetsOf } from './sheets.ts';

const card = (name: string, groupName: string | null = null): LoginCard => ({
  userUid: name,
  name,
  userName: name,
  groupName,
  schoolName: 'Björkskolan',
  secret: { password: 'x' },
});
const named = (prefix: string, count: number, groupName: string) =>
  Array.from({ length: count }, (_, index) => card(`${prefix} ${index + 1}`, groupName));

test('a sheet holds ten cards, sorted by name', () => {
  const sheets = sheetsOf(named('Elev', 24, '7B'), 'sv');
  expect(sheets.map((sheet) => sheet.length)).toEqual([10, 10, 4]);
  expect(sheets[0]?.map(({ name }) => name).slice(0, 3)).toEqual(['Elev 1', 'Elev 2', 'Elev 3']);
});

test('each class starts a new sheet, sorted in the order of the locale', () => {
  const sheets = sheetsOf([...named('Ö', 2, 'Klass 10'), ...named('A', 11, 'Klass 2'), card('Utan')], 'sv');
  expect(sheets.map((sheet) => [sheet[0]?.groupName, sheet.length])).toEqual([
    [null, 1],
    ['Klass 2', 10],
    ['Klass 2', 1],
    ['Klass 10', 2],
  ]);
});

test("the code of a card is in the URL's fragment, which browsers send to no server", () => {
  const url = new URL(cardUrl('https://realmkit.se', 'se-card-7.Qz8/+='));
  expect([url.pathname, url.search]).toEqual(['/login', '']);
  expect(new URLSearchParams(url.hash.slice(1)).get('card')).toBe('se-card-7.Qz8/+=');
});
