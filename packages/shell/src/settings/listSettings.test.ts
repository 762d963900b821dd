import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { listTypes, parseListSettings, standardListSettings } from './listSettings.ts';
import { createSettingsStore } from './settingsStore.ts';

test('the default settings cache all 11 list types for 180000 ms', {
  tags: ['shell §3.24', 'shell §3.26', 'shell §3.27', 'admin §9.16'],
}, () => {
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
])('stored settings with %s become the defaults', (_name, text) => {
  expect(parseListSettings(text)).toEqual(standardListSettings);
});

describe('the settings store', () => {
  const origin = () => {
    const storage = memoryStorage();
    const window = new EventTarget();
    const open = () => createSettingsStore(storage, window);
    return { storage, window, open };
  };

  test('the settings are stored for later visits', () => {
    const { open } = origin();
    open().change({ cacheDuration: 60_000 });
    const later = open();
    later.change({ caches: { ...later.getSnapshot().caches, users: false } });
    expect(open().getSnapshot()).toEqual({ cacheDuration: 60_000, caches: { ...standardListSettings.caches, users: false } });
  });

  test('the settings change in the other tabs too', () => {
    const { storage, window, open } = origin();
    const settings = open();
    const onChange = vi.fn();
    const unsubscribe = settings.subscribe(onChange);
    const change = (key: string, cacheDuration: number) => {
      storage.setItem(key, JSON.stringify({ cacheDuration }));
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    change('realmkit-settings', 1000);
    change('something-else', 2000);
    expect(settings.getSnapshot().cacheDuration).toBe(1000);
    unsubscribe();
    change('realmkit-settings', 3000);
    expect(onChange).toHaveBeenCalledOnce();
  });
});
