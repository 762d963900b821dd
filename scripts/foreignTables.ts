import { readFileSync } from 'node:fs';
import { sourceFiles } from './importBoundaries.ts';

const folder = 'mock-server/src/platform/domains/';

/**
 * The tables of another domain that a domain of the sandbox uses, and why. Those of the directory are not listed: whoever may import it joins people, school
 * units and groups with its own rows.
 */
export const foreignTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  directory: {
    credentials: 'a user name, its password and the person change in one transaction',
    families: 'log-ins end with the change of a person, in its transaction',
    sessions: 'log-ins end with the change of a person, in its transaction',
    loginCards: 'a card ends with the deletion of its pupil, in its transaction',
    userPeriods: 'a restore brings subscriptions back, and a school unit that moves ends the licences below it',
    schoolUnitPeriods: 'a school unit that moves ends the licences below it',
    paidSubscriptions: 'a person who pays for a plan cannot be deleted without a warning',
  },
  library: { subscriptionTypes: 'the page about what a user may open names the subscriptions' },
};

const isProduction = (file: string): boolean => !/\.test\.ts$|\/testing\/|\/seed\//.test(file);
const isOfTables = (file: string): boolean => /\/tables(?:\.ts$|\/)/.test(file);
const domainOf = (file: string): string => file.slice(folder.length).split('/')[0] ?? '';

/** Returns the names of the tables that a file with tables defines. */
const tablesIn = (text: string): string[] =>
  [...text.matchAll(/(\w+)(?: = |: )(?:schema|pgSchema\([^)]*\))\.table\(/g)].map(([, name = '']) => name);

/** Returns the names that a file takes from the tables of a shard: as members, by destructuring, and in statements. */
export function usedTables(text: string): Set<string> {
  const members = [...text.matchAll(/\btables\.(\w+)/g)].map(([, name = '']) => name);
  const taken = text.matchAll(/\{([^{}]*)\}\s*(?:=\s*[\w.]*\btables\b|:\s*(?:Pick<)?Tables\b)|\btables:\s*\{([^{}]*)\}/g);
  const destructured = [...taken].flatMap(([, one, other]) =>
    (one ?? other ?? '').split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
  const named = [...text.matchAll(/tableName\([^,]+, '(\w+)'\)/g)].map(([, name = '']) =>
    name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
  );
  return new Set([...members, ...destructured, ...named]);
}

/** Returns the tables of others that each domain of the sandbox uses, without those of the directory. */
export function findForeignTables(): Record<string, string[]> {
  const sources = sourceFiles([folder.slice(0, -1)])
    .filter(isProduction)
    .map((file) => ({ file, domain: domainOf(file), text: readFileSync(file, 'utf8') }));
  const owners = new Map(
    sources.filter(({ file }) => isOfTables(file)).flatMap(({ domain, text }) => tablesIn(text).map((name) => [name, domain] as const)),
  );
  const found = new Map<string, Set<string>>();
  for (const { domain, text } of sources.filter(({ file }) => !isOfTables(file)))
    for (const name of usedTables(text)) {
      const owner = owners.get(name) ?? domain;
      if (owner !== domain && owner !== 'directory') found.set(domain, (found.get(domain) ?? new Set()).add(name));
    }
  return Object.fromEntries([...found].map(([domain, names]) => [domain, [...names].toSorted()]));
}
