import type { VideoPlacement } from '@realmkit/design-system';
import { isJsonObject } from '@realmkit/openapi/json';
import { clamped, type LookSettings, parseLook, withAgreedColours } from './look.ts';

/** The reading and listening settings of a user (reader §3). */
export interface Settings extends LookSettings {
  /** A fraction of 1: 0.5 to 2 (reader §5). */
  readonly playbackRate: number;
  readonly muted: boolean;
  /** 0 to 1 (reader §5). */
  readonly audioVolume: number;
  readonly highlightActive: boolean;
  readonly autoPageTurnActive: boolean;
  /** The language chosen for narration; undefined means the book's main language (reader §4). */
  readonly preferredLanguage?: string | undefined;
  /** True if sign-language video is shown in its window. */
  readonly pictureInPicture: boolean;
  readonly videoPlacement?: VideoPlacement | undefined;
  /** Identifies the device among those of the same user. */
  readonly deviceId: string;
  /** True if single keys are commands. */
  readonly keyCommands: boolean;
  /** The URIs of the voices that the user has chosen, by language without region. */
  readonly voices: Readonly<Record<string, string>>;
}

/** The key of the settings in local storage (reader §1). */
const storageKey = 'bookplayer_config';

const booleanOr = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);

function placement(value: unknown): VideoPlacement | undefined {
  if (!isJsonObject(value)) return undefined;
  const { left, top, width, height } = value;
  const all = [left, top, width, height];
  if (!all.every((one) => typeof one === 'number' && Number.isFinite(one))) return undefined;
  return { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
}

/** Returns the texts of an object whose keys are languages. */
const textsByLanguage = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isJsonObject(value) ? value : {}).flatMap(([language, text]) =>
      /^[a-z]{2,3}$/.test(language) && typeof text === 'string' ? [[language, text.slice(0, 500)]] : [],
    ),
  );

/** Parses stored settings; a missing or invalid value gets its default. */
export function parseSettings(stored: string | null, newDeviceId: () => string): Settings {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    // Not reported: settings that are not JSON are the standard ones.
    value = {};
  }
  const values = isJsonObject(value) ? value : {};
  return {
    ...parseLook(values),
    playbackRate: Math.round(clamped(values.playbackRate, 0.5, 2, 1) * 10) / 10,
    muted: booleanOr(values.muted, false),
    audioVolume: clamped(values.audioVolume, 0, 1, 1),
    highlightActive: booleanOr(values.highlightActive, true),
    autoPageTurnActive: booleanOr(values.autoPageTurnActive, true),
    preferredLanguage:
      typeof values.preferredLanguage === 'string' && values.preferredLanguage !== '' ? values.preferredLanguage : undefined,
    pictureInPicture: booleanOr(values.pictureInPicture, true),
    videoPlacement: placement(values.videoPlacement),
    deviceId: typeof values.deviceId === 'string' && values.deviceId !== '' ? values.deviceId.slice(0, 64) : newDeviceId(),
    keyCommands: booleanOr(values.keyCommands, true),
    voices: textsByLanguage(values.voices),
  };
}

/** Returns the preferred language after a choice: cleared when it is the main language (reader §4). */
export const preferredLanguageAfter = (chosen: string, main: string | undefined): string | undefined =>
  chosen === main ? undefined : chosen;

/** Returns the settings after changes; a page colour comes with its scheme. */
function changed(settings: Settings, changes: Partial<Settings>): Settings {
  const next = { ...settings, ...changes };
  const isNewColour = 'pageColour' in changes && !('darkTheme' in changes);
  return { ...next, ...withAgreedColours(isNewColour ? { ...next, darkTheme: undefined } : next) };
}

/** The settings of this browser. */
export interface SettingsStore {
  readonly get: () => Settings;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (changes: Partial<Settings>) => void;
}

/** The events of the page that tell of settings which another tab, or another reader on the page, has stored. */
type PageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;

/** Creates the settings over a storage; if it throws they last as long as the page. */
export function createSettingsStore(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  newDeviceId: () => string = () => crypto.randomUUID(),
  page: PageEvents = new EventTarget(),
): SettingsStore {
  const listeners = new Set<() => void>();
  const quietly = <Result>(task: () => Result): Result | undefined => {
    try {
      return task();
    } catch {
      // Not reported: without a storage the settings last as long as the page.
      return undefined;
    }
  };
  const stored = () => quietly(() => storage?.getItem(storageKey) ?? null) ?? null;
  let settings = parseSettings(stored(), newDeviceId);
  let isStored = false;
  const persist = () => {
    const json = JSON.stringify(settings);
    isStored = quietly(() => storage?.setItem(storageKey, json) ?? true) !== undefined;
  };
  /** Returns the settings with those that another tab or reader has stored since. */
  const present = (): Settings => {
    const json = isStored ? stored() : null;
    return json === null ? settings : parseSettings(json, () => settings.deviceId);
  };
  const become = (next: Settings) => {
    settings = next;
    for (const listener of [...listeners]) listener();
  };
  const onStored = () => {
    const next = present();
    if (JSON.stringify(next) !== JSON.stringify(settings)) become(next);
  };
  persist();
  return {
    get: () => settings,
    subscribe: (onChange) => {
      if (listeners.size === 0) for (const name of ['storage', storageKey]) page.addEventListener(name, onStored);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) for (const name of ['storage', storageKey]) page.removeEventListener(name, onStored);
      };
    },
    change: (changes) => {
      settings = changed(present(), changes);
      persist();
      become(settings);
      // The browser tells other tabs only.
      page.dispatchEvent(new Event(storageKey));
    },
  };
}
