import { expect, test } from 'vitest';
import { createSettingsStore, parseSettings, preferredAfter } from './settings.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return { items, getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}

test('reader §1: settings persist in local storage under the key bookplayer_config', () => {
  const kept = storage();
  createSettingsStore(kept).change({ playbackRate: 1.5, darkTheme: true });
  expect([...kept.items.keys()]).toEqual(['bookplayer_config']);
  expect(createSettingsStore(kept).get()).toMatchObject({ playbackRate: 1.5, darkTheme: true });
});

test('a device keeps its id', () => {
  const kept = storage();
  const first = createSettingsStore(kept).get().deviceId;
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(createSettingsStore(kept).get().deviceId).toBe(first);
});

test('what is out of bounds or broken is read as the nearest good value', () => {
  const read = (value: unknown) => parseSettings(typeof value === 'string' ? value : JSON.stringify(value), () => 'device');
  expect(read('{')).toMatchObject({
    playbackRate: 1,
    audioVolume: 1,
    muted: false,
    highlightActive: true,
    autoPageTurnActive: true,
    deviceId: 'device',
  });
  expect(read({ playbackRate: 9, audioVolume: -1, textSize: 4, spacing: 0, muted: 'yes', videoPlacement: { left: 'x' } })).toMatchObject({
    playbackRate: 2,
    audioVolume: 0,
    textSize: 2.5,
    spacing: 1,
    muted: false,
    videoPlacement: undefined,
  });
});

test('a storage that takes nothing costs no setting of this page', () => {
  const store = createSettingsStore({
    getItem: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  store.change({ muted: true });
  expect(store.get().muted).toBe(true);
});

test('reader §4: the preferred language is cleared when it is the main language', () => {
  expect(preferredAfter('sv', 'sv')).toBeUndefined();
  expect(preferredAfter('takk', 'sv')).toBe('takk');
});

test('reader §3: the place and the size of the video are kept', () => {
  const kept = storage();
  const videoPlacement = { left: 20, top: 90, width: 480, height: 270 };
  createSettingsStore(kept).change({ videoPlacement });
  expect(createSettingsStore(kept).get().videoPlacement).toEqual(videoPlacement);
});
