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

test('ten cards lie on a sheet, by name', () => {
  const sheets = sheetsOf(named('Elev', 24, '7B'), 'sv');
  expect(sheets.map((sheet) => sheet.length)).toEqual([10, 10, 4]);
  expect(sheets[0]?.map(({ name }) => name).slice(0, 3)).toEqual(['Elev 1', 'Elev 2', 'Elev 3']);
});

test('a class begins a sheet of its own, in the order of the language', () => {
  const sheets = sheetsOf([...named('Ö', 2, 'Klass 10'), ...named('A', 11, 'Klass 2'), card('Utan')], 'sv');
  expect(sheets.map((sheet) => [sheet[0]?.groupName, sheet.length])).toEqual([
    [null, 1],
    ['Klass 2', 10],
    ['Klass 2', 1],
    ['Klass 10', 2],
  ]);
});

test('what a card says stands where no server gets it', () => {
  const url = new URL(cardUrl('https://realmkit.se', 'se-card-7.Qz8/+='));
  expect([url.pathname, url.search]).toEqual(['/login', '']);
  expect(new URLSearchParams(url.hash.slice(1)).get('card')).toBe('se-card-7.Qz8/+=');
});
