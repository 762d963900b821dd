import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { listTypes, parseListSettings, standardListSettings } from './listSettings.ts';
import { createSettingsStore } from './settingsStore.ts';

test('there are 11 list types, all kept, for 180000 ms', () => {
  expect(listTypes).toHaveLength(11);
  expect(new Set(listTypes).size).toBe(11);
  expect(parseListSettings(null)).toEqual(standardListSettings);
  expect(Object.values(standardListSettings.caches)).toEqual(Array.from({ length: 11 }, () => true));
  expect(standardListSettings.cacheDuration).toBe(180_000);
});

test.each([
  ['no JSON', '{'],
  ['another kind of value', '"users"'],
  ['a duration that is none', '{"cacheDuration":-1}'],
  ['a duration beyond an hour', '{"cacheDuration":3600001}'],
  ['a toggle that is none', '{"caches":{"users":"no","of another version":false}}'],
])('kept settings with %s are as before anyone chose', (_name, text) => {
  expect(parseListSettings(text)).toEqual(standardListSettings);
});

describe('the settings', () => {
  const origin = () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const open = () => createSettingsStore(storage, window);
    return { storage, window, open };
  };

  test('are kept for later visits', () => {
    const { open } = origin();
    open().change({ cacheDuration: 60_000 });
    const later = open();
    later.change({ caches: { ...later.getSnapshot().caches, users: false } });
    expect(open().getSnapshot()).toEqual({ cacheDuration: 60_000, caches: { ...standardListSettings.caches, users: false } });
  });

  test('change in the other tabs too', () => {
    const { storage, window, open } = origin();
    const settings = open();
    const heard = vi.fn();
    const end = settings.subscribe(heard);
    const change = (key: string, cacheDuration: number) => {
      storage.setItem(key, JSON.stringify({ cacheDuration }));
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    change('realmkit-settings', 1000);
    change('something-else', 2000);
    expect(settings.getSnapshot().cacheDuration).toBe(1000);
    end();
    change('realmkit-settings', 3000);
    expect(heard).toHaveBeenCalledOnce();
  });
});
