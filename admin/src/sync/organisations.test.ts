import { expect, test } from 'vitest';
import { rootUnits, subtreeOf } from './organisations.ts';

const unit = (uid: string, parent: string | null) => ({ uid, parent });
const units = [unit('town', null), unit('school', 'town'), unit('branch', 'school'), unit('village', 'county'), unit('other', null)];

test('a sync belongs to the root units that the user manages', () => {
  expect(rootUnits(units).map(({ uid }) => uid)).toEqual(['town', 'village', 'other']);
});

test('the mapped units are all descendants of a root at any depth and no others', () => {
  expect(subtreeOf(units, 'town').map(({ uid }) => uid)).toEqual(['town', 'school', 'branch']);
  expect(subtreeOf(units, 'village').map(({ uid }) => uid)).toEqual(['village']);
});
