import { expect, test, vi } from 'vitest';
import { createSettingsStore, parseSettings, preferredLanguageAfter } from './settings.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return { items, getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}

test('reader §1: settings persist in local storage under the key bookplayer_config', {
  tags: ['reader §1.20', 'reader §3.21', 'reader §3.22', 'reader §3.24', 'reader §3.25', 'reader §3.27', 'reader §9.29'],
}, () => {
  const stored = storage();
  const chosen = {
    playbackRate: 1.5,
    muted: true,
    audioVolume: 0.4,
    highlightActive: false,
    autoPageTurnActive: false,
    darkTheme: true,
    preferredLanguage: 'takk',
  };
  createSettingsStore(stored).change(chosen);
  expect([...stored.items.keys()]).toEqual(['bookplayer_config']);
  expect(createSettingsStore(stored).get()).toMatchObject(chosen);
});

test('a device keeps its device id', { tags: ['reader §3.34'] }, () => {
  const stored = storage();
  const first = createSettingsStore(stored).get().deviceId;
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(createSettingsStore(stored).get().deviceId).toBe(first);
});

test('stored settings that are invalid or out of range are replaced by the nearest valid value', () => {
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
    textSize: 3,
    spacing: 1,
    muted: false,
    videoPlacement: undefined,
  });
});

test.each([
  ['audioVolume', -0.01, 0],
  ['audioVolume', 0, 0],
  ['audioVolume', 1, 1],
  ['audioVolume', 1.01, 1],
  ['playbackRate', 0.49, 0.5],
  ['playbackRate', 0.5, 0.5],
  ['playbackRate', 2, 2],
  ['playbackRate', 2.01, 2],
] as const)('reader §3: a stored %s of %d is read as %d', { tags: ['reader §3.23'] }, (name, stored, read) => {
  expect(parseSettings(JSON.stringify({ [name]: stored }), () => 'device')[name]).toBe(read);
});

test('settings work for the current page if the storage throws', () => {
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

test('reader §4: the preferred language is cleared when it is the main language', { tags: ['reader §4 Pages.5'] }, () => {
  expect(preferredLanguageAfter('sv', 'sv')).toBeUndefined();
  expect(preferredLanguageAfter('takk', 'sv')).toBe('takk');
});

test('reader §3: the position and the size of the video are stored', { tags: ['reader §3.32'] }, () => {
  const stored = storage();
  const videoPlacement = { left: 20, top: 90, width: 480, height: 270 };
  createSettingsStore(stored).change({ videoPlacement });
  expect(createSettingsStore(stored).get().videoPlacement).toEqual(videoPlacement);
});

test('the chosen voices are stored by language, and what is no language or no text is dropped', () => {
  const stored = storage();
  createSettingsStore(stored).change({ voices: { sv: 'voice:alva' } });
  expect(createSettingsStore(stored).get().voices).toEqual({ sv: 'voice:alva' });
  expect(parseSettings('{"voices":{"sv":"a","fi":1,"__proto__":"x","a long key":"b"}}', () => 'device').voices).toEqual({ sv: 'a' });
  expect(parseSettings('{"voices":["a"]}', () => 'device').voices).toEqual({});
});

test('two tabs that change different settings both keep theirs, and each shows the change of the other', () => {
  const stored = storage();
  const [onePage, otherPage] = [new EventTarget(), new EventTarget()];
  const one = createSettingsStore(stored, undefined, onePage);
  const other = createSettingsStore(stored, undefined, otherPage);
  const onChange = vi.fn();
  one.subscribe(onChange);
  other.subscribe(() => {});
  one.change({ textSize: 1.5 });
  other.change({ spacing: 1.4 });
  expect(createSettingsStore(stored).get()).toMatchObject({ textSize: 1.5, spacing: 1.4 });
  expect(onChange).toHaveBeenCalledTimes(1);
  onePage.dispatchEvent(new Event('storage'));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(one.get()).toMatchObject({ textSize: 1.5, spacing: 1.4 });
});

test('two readers on a page have the same settings, also after one of them is closed', () => {
  const stored = storage();
  const page = new EventTarget();
  const [one, other] = [createSettingsStore(stored, undefined, page), createSettingsStore(stored, undefined, page)];
  const stop = one.subscribe(() => {});
  other.subscribe(() => {});
  other.change({ textSize: 1.5 });
  expect(one.get().textSize).toBe(1.5);
  stop();
  other.change({ textSize: 2 });
  one.change({ spacing: 1.4 });
  expect(other.get()).toMatchObject({ textSize: 2, spacing: 1.4 });
});
