import type { Configuration } from './configuration.ts';
import type { Needs, Suite } from './suite.ts';

const fixturesOf = ({ reads, changes }: Needs): string[] => [...Object.keys(reads ?? {}), ...Object.keys(changes ?? {})];

/** Everything that some needs name, by what it is. */
const namesIn = (needs: readonly Needs[]): Readonly<Record<'role' | 'fixture' | 'hook', readonly string[]>> => ({
  role: needs.flatMap(({ roles }) => Object.keys(roles)),
  fixture: needs.flatMap(fixturesOf),
  hook: needs.flatMap(({ hooks }) => Object.keys(hooks ?? {})),
});

/** Throws in words where a configuration names what no suite asks for: a slip of the pen, most likely. One configuration may serve all suites. */
export function checkNames({ tokens, signIn, fixtures, hooks }: Configuration, suite: Suite, suites: readonly Suite[]): void {
  const known = namesIn(suites.map(({ needs }) => needs));
  const own = namesIn([suite.needs]);
  const unknown = (what: keyof typeof known, given: object | undefined): string[] =>
    Object.keys(given ?? {}).flatMap((name) =>
      known[what].includes(name) ? [] : [`the ${what} ${name} (${suite.service} asks for ${own[what].join(', ') || 'none'})`],
    );
  const found = [...unknown('role', tokens), ...unknown('role', signIn?.users), ...unknown('fixture', fixtures), ...unknown('hook', hooks)];
  if (found.length > 0) throw new Error(`The configuration names what no suite asks for: ${found.join('; ')}.`);
}

const described = (title: string, things: Readonly<Record<string, string>> | undefined): string[] =>
  Object.keys(things ?? {}).length === 0 ? [] : [title, ...Object.entries(things ?? {}).map(([name, words]) => `  ${name}: ${words}`), ''];

/** What a suite needs, for people. */
export const formatRequirements = ({ roles, reads, changes, hooks }: Needs): string =>
  [
    ...described('Tokens, by role:', roles),
    ...described('Fixtures that are read:', reads),
    ...described('Fixtures that are written on with --allow-writes:', changes),
    ...described('Hooks, addresses beside the service:', hooks),
  ].join('\n');

const variableOf = (role: string): string => `$${role.replaceAll(/\W/g, '_').toUpperCase()}_TOKEN`;

/** A configuration with everything that a suite needs, for people to fill in. */
export const emptyConfiguration = (needs: Needs): Configuration => ({
  tokens: Object.fromEntries(Object.keys(needs.roles).map((role) => [role, variableOf(role)])),
  fixtures: Object.fromEntries(fixturesOf(needs).map((name) => [name, ''])),
  ...(needs.hooks && { hooks: Object.fromEntries(Object.keys(needs.hooks).map((name) => [name, ''])) }),
  accepted: [],
});
