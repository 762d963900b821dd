import { expect, test } from 'vitest';
import { sortedByName } from './useOrganizations.ts';

test('organisations are sorted by name without regard to case', {
  tags: ['admin §7 Legacy control panel service.9', 'admin §9.22'],
}, () => {
  const names = ['ekskolan', 'Björkskolan', 'Ängsskolan', 'alskolan', 'Ekbackens skola'].map((name) => ({ name }));
  expect(sortedByName(names, 'sv').map(({ name }) => name)).toEqual([
    'alskolan',
    'Björkskolan',
    'Ekbackens skola',
    'ekskolan',
    'Ängsskolan',
  ]);
});
