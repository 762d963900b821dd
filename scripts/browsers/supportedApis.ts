import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import root from '../../package.json' with { type: 'json' };

/** The oldest iOS and iPadOS that the apps support, from `browserslist` of the root package.json. */
const oldestIos = Number(/ios_saf >= ([\d.]+)/.exec(root.browserslist.join('\n'))?.[1]);

/** Baseline calls a feature widely available 30 months after all engines have it. */
const widelyAvailableAfterMonths = 30;

const desktop = ['chrome', 'edge', 'firefox', 'safari'] as const;

const widelyAvailableSince = new Date(bcd.__meta.timestamp);
widelyAvailableSince.setUTCMonth(widelyAvailableSince.getUTCMonth() - widelyAvailableAfterMonths);

/** Returns the first version that supports a feature without a flag; undefined if none does. */
function firstVersion(statement: SupportStatement | undefined): string | undefined {
  const [latest] = [statement ?? []].flat();
  return latest && !latest.flags && !latest.prefix && !latest.alternative_name && latest.version_added ? latest.version_added : undefined;
}

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

/** Returns whether every supported browser has a feature: Baseline widely available, and the oldest iPadOS. */
function isSupported({ support }: CompatStatement): boolean {
  const ios = firstVersion(support.safari_ios);
  const widely = desktop.every((browser) => {
    const version = firstVersion(support[browser]);
    const released = version && bcd.browsers[browser].releases[version.replace('≤', '')]?.release_date;
    return released !== undefined && new Date(released) <= widelyAvailableSince;
  });
  return widely && ios !== undefined && numberOf(ios) <= oldestIos;
}

/** The objects of the browser and of JavaScript, by name. */
export const interfaces: Readonly<Record<string, Identifier>> = { ...bcd.api, ...bcd.javascript.builtins };

/** Returns whether a supported browser may lack a feature. */
export const isNew = (feature: Identifier | undefined): boolean => feature?.__compat !== undefined && !isSupported(feature.__compat);

/** A property of an object of the browser, or of its prototype. */
interface ApiProperty {
  /** The name of the object; undefined for a global. */
  readonly owner?: string;
  readonly name: string;
  readonly isStatic: boolean;
}

const isNamed = (name: string): boolean => /^[A-Za-z]\w*$/.test(name) && !name.endsWith('_event');

/** Returns all APIs that a supported browser may lack. */
export function newApis(): ApiProperty[] {
  return Object.entries(interfaces).flatMap(([owner, members]): ApiProperty[] => {
    if (isNew(members)) return [{ name: owner, isStatic: true }];
    return Object.keys(members)
      .filter((name) => isNamed(name) && isNew(members[name]))
      .map((name) => ({ owner, name: name.replace(/_static$/, ''), isStatic: name.endsWith('_static') || owner === 'CSS' }));
  });
}
