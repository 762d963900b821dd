import { type AccessCaller, coversRole, fittingRules } from '@realmkit/openapi/access';
import { type Caller, type Configuration, heldRoles } from '../core/configuration.ts';
import type { Suite } from '../core/suite.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample, SampleParameter } from '../negatives/sample.ts';
import type { NegativeKind } from './negatives.ts';

/** A caller of the configuration with the name of its token. */
interface NamedCaller extends Caller {
  readonly name: string;
  /** The caller as whom somebody acts, or the caller. */
  readonly person: string;
}

const asAccessCaller = ({ roles, acting, shared }: NamedCaller): AccessCaller => ({
  roles: ['user', ...roles],
  isSecure: false,
  isActing: acting === true,
  isShared: shared === true,
});

function namedCallers({ callers = {} }: Configuration): NamedCaller[] {
  return Object.entries(callers).map(([name, caller]) => ({ ...caller, name, person: caller.person ?? name }));
}

/** Returns the kinds of callers that a contract tells apart and a configuration does not have, in words. */
export function missingCallers(samples: readonly Sample[], configuration: Configuration): string[] {
  const callers = namedCallers(configuration);
  const rules = samples.filter(({ operation }) => operation.secured).flatMap(({ operation }) => operation.access);
  if (rules.length === 0) return [];
  const byRole = heldRoles
    .filter((role) => rules.some((rule) => rule.role !== 'user' && coversRole(rule.role, role)))
    .filter((role) => !callers.some(({ roles, place }) => roles.includes(role) && place === undefined))
    .map((role) => `a caller with the role ${role}`);
  const reaches = rules.some(({ of }) => of !== 'anyone' && of !== 'self');
  const byPlace = (['otherUnit', 'otherSchool', 'otherRealm'] as const)
    .filter((place) => reaches && !callers.some((one) => one.place === place))
    .map((place) => `a caller of ${placeNames[place]}`);
  const acting = callers.some((one) => one.acting) ? [] : ['a caller who acts as somebody else'];
  return [...byRole, ...byPlace, ...acting];
}

/** The places of callers, in words. */
export const placeNames = {
  otherUnit: 'another unit of the same organisation',
  otherSchool: 'another school',
  otherRealm: 'another realm',
} as const;

/** Returns the path parameters that name a record which not everybody may read: those at whose path no rule lets anyone read. */
function recordsIn({ operation, parameters }: Sample, samples: readonly Sample[]): SampleParameter[] {
  return parameters.filter(({ in: place, name, shape }) => {
    if (place !== 'path' || shape.enumerated) return false;
    const path = operation.path.slice(0, operation.path.indexOf(`{${name}}`) + name.length + 2);
    const reading = samples.find((one) => one.operation.method === 'get' && one.operation.path === path);
    return reading?.operation.access.every(({ of }) => of !== 'anyone') ?? true;
  });
}

/** Returns who owns the record of a call, as far as the configuration says. */
const ownerOf = (callers: readonly NamedCaller[], role: string): string => callers.find(({ name }) => name === role)?.person ?? role;

/** The options of {@link rightsOf}. */
export interface RightsOptions {
  /** The role of the token of the good call. */
  readonly owner: string;
  readonly configuration: Configuration;
  readonly samples: readonly Sample[];
  readonly suite: Suite;
}

/**
 * Derives from the access rules of an operation who must be refused, and who must not: every caller of the configuration asks for what a good call
 * has asked for.
 */
export function rightsOf(sample: Sample, { owner, configuration, samples, suite }: RightsOptions): NegativeKind[] {
  const { operation } = sample;
  if (!operation.secured) return [];
  const callers = namedCallers(configuration);
  const records = recordsIn(sample, samples);
  const inPath = sample.parameters.some(({ in: place }) => place === 'path');
  // Where callers choose the ids, another one has something else there.
  const takesNewIds = suite.takesNewIds?.includes(operation.id) || sample.parameters.some(({ name }) => name === 'If-None-Match');
  const person = ownerOf(callers, owner);
  return callers.flatMap((caller): NegativeKind[] => {
    const { name, place } = caller;
    const fitting = fittingRules(operation.access, asAccessCaller(caller));
    const kind = (title: string, more: Pick<NegativeKind, 'calls'> & Partial<NegativeKind>): NegativeKind => ({
      ...{ title, expected: [403], as: { role: name }, keyword: 'x-access' },
      ...more,
    });
    const unchanged = [callOf(sample, { fault: `the token of ${name}` })];
    const named = place === 'otherRealm' ? records.filter(({ value = '' }) => !/^\d+$/.test(value)) : records;
    // A country, or what else belongs to a realm, may be refused before the record is looked up.
    const refused = place === 'otherRealm' && named.length > 0 ? [400, 403, 404] : [403];
    if (fitting.length === 0) return [kind(`not ${name}, whom no rule of x-access fits`, { calls: unchanged, expected: refused })];
    const reach = new Set(fitting.map(({ of }) => of));
    const isOwnOnly = [...reach].every((of) => of === 'self');
    const isFar = !isOwnOnly && place !== undefined && !(place !== 'otherRealm' && reach.has('realm'));
    const isOthers = isOwnOnly && caller.person !== person && operation.responses.has(403) && !takesNewIds;
    if (named.length > 0 && !reach.has('anyone') && (isFar || isOthers)) {
      const where = place === undefined ? '' : ` of ${placeNames[place]}`;
      const title = `not ${name}${where}, whom x-access lets reach ${[...reach].join(' and ')} only`;
      return [kind(title, { calls: unchanged, expected: place === 'otherRealm' ? refused : [403, 404] })];
    }
    // Whether a record is within reach is the service's to know; what names none is open to whoever fits.
    if (operation.method !== 'get' || inPath || place !== undefined || fitting.every(({ recent }) => recent)) return [];
    const good = operation.responses.successes;
    return [
      kind(`${name}, whom a rule of x-access fits`, { calls: [callOf(bare(sample), { fault: `the token of ${name}` })], expected: good }),
    ];
  });
}

/** Leaves out what a call says beyond what is required. */
const bare = (sample: Sample): Sample => ({
  ...sample,
  parameters: sample.parameters.map(({ sent: _, ...parameter }) => parameter),
});
