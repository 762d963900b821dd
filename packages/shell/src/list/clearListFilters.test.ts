import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { clearListFilters } from './clearListFilters.ts';

test('clearListFilters removes stored list filters only', () => {
  const storage = memoryStorage();
  for (const key of ['realmkit-list-users', 'realmkit-locale', 'realmkit-list-groups']) storage.setItem(key, 'x');
  clearListFilters(storage);
  expect([storage.getItem('realmkit-list-users'), storage.getItem('realmkit-locale'), storage.length]).toEqual([null, 'x', 1]);
});
