import type { Caller, Configuration } from '../core/configuration.ts';
import type { Requirements, Suite } from '../core/suite.ts';
import { tokenName } from '../core/tokens.ts';
import { placeNames } from './rights.ts';

const fixturesOf = ({ reads, changes }: Requirements): string[] => [...Object.keys(reads ?? {}), ...Object.keys(changes ?? {})];

/** Returns all names in some requirements, by kind. */
const namesIn = (requirements: readonly Requirements[]): Readonly<Record<'role' | 'fixture' | 'hook', readonly string[]>> => ({
  role: requirements.flatMap(({ roles }) => Object.keys(roles)),
  fixture: requirements.flatMap(fixturesOf),
  hook: requirements.flatMap(({ hooks }) => Object.keys(hooks ?? {})),
});

/** Refuses unknown names in a configuration as typos. Names of other suites are allowed. @throws an Error with the unknown names */
export function checkNames({ tokens, signIn, callers = {}, fixtures, hooks }: Configuration, suite: Suite, suites: readonly Suite[]): void {
  const known = namesIn(suites.map(({ requirements }) => requirements));
  const own = namesIn([suite.requirements]);
  const unknown = (what: keyof typeof known, given: object | undefined): string[] =>
    Object.keys(given ?? {}).flatMap((name) =>
      known[what].includes(name) || (what === 'role' && name in callers)
        ? []
        : [`the ${what} ${name} (${suite.service} asks for ${own[what].join(', ') || 'none'})`],
    );
  const found = [...unknown('role', tokens), ...unknown('role', signIn?.users), ...unknown('fixture', fixtures), ...unknown('hook', hooks)];
  if (found.length > 0) throw new Error(`The configuration names what no suite asks for: ${found.join('; ')}.`);
}

const described = (title: string, things: Readonly<Record<string, string>> | undefined): string[] =>
  Object.keys(things ?? {}).length === 0
    ? []
    : [title, ...Object.entries(things ?? {}).map(([name, description]) => `  ${name}: ${description}`), ''];

const inWords = ({ roles, place, acting }: Caller): string =>
  `holds ${roles.join(' and ')}${place ? ` of ${placeNames[place]}` : ''}${acting ? ', and somebody else acts as them' : ''}`;

/** Formats the requirements of a suite for users, with the callers whose rights are judged. */
export const formatRequirements = ({ roles, reads, changes, hooks }: Requirements, callers: Configuration['callers'] = {}): string =>
  [
    ...described('Tokens, by role:', roles),
    ...described(
      'Callers whose rights are judged; set right what they are, and take out whom you cannot give:',
      Object.fromEntries(Object.entries(callers).map(([name, caller]) => [name, inWords(caller)])),
    ),
    ...described('Fixtures that are read:', reads),
    ...described('Fixtures that are written on with --allow-writes:', changes),
    ...described('Hooks, addresses beside the service:', hooks),
  ].join('\n');

/** Returns a configuration with all requirements of a suite, and the callers whose rights are judged, for users to fill in. */
export const emptyConfiguration = (requirements: Requirements, callers: NonNullable<Configuration['callers']>): Configuration => ({
  tokens: Object.fromEntries(Object.keys({ ...requirements.roles, ...callers }).map((role) => [role, tokenName(role)])),
  callers,
  fixtures: Object.fromEntries(fixturesOf(requirements).map((name) => [name, ''])),
  ...(requirements.hooks && { hooks: Object.fromEntries(Object.keys(requirements.hooks).map((name) => [name, ''])) }),
  accepted: [],
});
