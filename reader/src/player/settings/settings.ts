import type { Scheme, VideoPlacement } from '@realmkit/design-system';

/** How somebody likes to read and listen (reader §3). */
export interface Settings {
  /** A fraction of 1: 0.5 to 2 (reader §5). */
  readonly playbackRate: number;
  readonly muted: boolean;
  /** 0 to 1 (reader §5). */
  readonly audioVolume: number;
  readonly highlightActive: boolean;
  readonly autoPageTurnActive: boolean;
  /** Whether pages and controls are dark; undefined until somebody chooses: as the host's page is. */
  readonly darkTheme?: boolean | undefined;
  /** The language chosen for narration; undefined stands for the book's main language (reader §4). */
  readonly preferredLanguage?: string | undefined;
  /** Whether sign-language video shows in its window. */
  readonly pictureInPicture: boolean;
  readonly videoPlacement?: VideoPlacement | undefined;
  /** Told apart from other devices of the same person. */
  readonly deviceId: string;
  /** 1 to 2.5. */
  readonly textSize: number;
  /** 1 to 2, of lines, letters and words. */
  readonly spacing: number;
  readonly dyslexiaFont: boolean;
  /** Whether single keys are commands. */
  readonly keyCommands: boolean;
}

/** The key of the settings in local storage (reader §1). */
const storageKey = 'bookplayer_config';

const clamped = (value: unknown, least: number, most: number, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : fallback;

const truth = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function placement(value: unknown): VideoPlacement | undefined {
  if (!isRecord(value)) return undefined;
  const { left, top, width, height } = value;
  const all = [left, top, width, height];
  if (!all.every((one) => typeof one === 'number' && Number.isFinite(one))) return undefined;
  return { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
}

/** Reads stored settings; whatever is missing or out of bounds gets its default. */
export function parseSettings(stored: string | null, newDeviceId: () => string): Settings {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    value = {};
  }
  const held = isRecord(value) ? value : {};
  return {
    playbackRate: Math.round(clamped(held.playbackRate, 0.5, 2, 1) * 10) / 10,
    muted: truth(held.muted, false),
    audioVolume: clamped(held.audioVolume, 0, 1, 1),
    highlightActive: truth(held.highlightActive, true),
    autoPageTurnActive: truth(held.autoPageTurnActive, true),
    darkTheme: typeof held.darkTheme === 'boolean' ? held.darkTheme : undefined,
    preferredLanguage: typeof held.preferredLanguage === 'string' && held.preferredLanguage !== '' ? held.preferredLanguage : undefined,
    pictureInPicture: truth(held.pictureInPicture, true),
    videoPlacement: placement(held.videoPlacement),
    deviceId: typeof held.deviceId === 'string' && held.deviceId !== '' ? held.deviceId.slice(0, 64) : newDeviceId(),
    textSize: clamped(held.textSize, 1, 2.5, 1),
    spacing: clamped(held.spacing, 1, 2, 1),
    dyslexiaFont: truth(held.dyslexiaFont, false),
    keyCommands: truth(held.keyCommands, true),
  };
}

/** The preferred language after a choice: cleared when it is the main language (reader §4). */
export const preferredAfter = (chosen: string, main: string | undefined): string | undefined => (chosen === main ? undefined : chosen);

/** Light or dark: as somebody chose, else as the host's page is. */
export const schemeOf = (darkTheme: boolean | undefined, ofHost: Scheme = 'light'): Scheme => {
  if (darkTheme === undefined) return ofHost;
  return darkTheme ? 'dark' : 'light';
};

/** The settings of this browser. */
export interface SettingsStore {
  readonly get: () => Settings;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (changes: Partial<Settings>) => void;
}

/** Creates the settings over a storage; where it takes nothing they last as long as the page. */
export function createSettingsStore(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  newDeviceId = () => crypto.randomUUID(),
): SettingsStore {
  const listeners = new Set<() => void>();
  const quietly = <Result>(task: () => Result): Result | undefined => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  let settings = parseSettings(quietly(() => storage?.getItem(storageKey) ?? null) ?? null, newDeviceId);
  const keep = () => quietly(() => storage?.setItem(storageKey, JSON.stringify(settings)));
  keep();
  return {
    get: () => settings,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    change: (changes) => {
      settings = { ...settings, ...changes };
      keep();
      for (const listener of [...listeners]) listener();
    },
  };
}
