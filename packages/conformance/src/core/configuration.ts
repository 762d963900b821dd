import { readFileSync } from 'node:fs';
import { formatViolations, violationsOf } from '@realmkit/contract-engine';
import type { AccessRole } from '@realmkit/openapi/access';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Rule, rules } from '../verdicts/finding.ts';

/** A known deviation that is accepted for a limited time. */
export interface AcceptedDeviation {
  readonly rule: Rule;
  /** If undefined, all operations of the service. */
  readonly operation?: string;
  readonly status?: number;
  /** The place as reports name it, with list items as `*`; if undefined, all places. */
  readonly place?: string;
  readonly reason: string;
  /** The last day on which it is accepted, as `2027-01-31`. */
  readonly until: string;
}

/** The user who signs in for a role. */
export interface SignInUser {
  readonly username: string;
  readonly password: string;
  /** More of the authorize request's query, such as `act_as`; also another `client_id` and `redirect_uri`. */
  readonly query?: Readonly<Record<string, string>>;
  /** The URL of a sign-in form that takes the same query and replaces the credentials call; `form` is its body. */
  readonly page?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** Settings for getting tokens by signing in, instead of tokens in the configuration. */
export interface SignInSettings {
  /** The URL of the auth service. */
  readonly auth: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly users: Readonly<Record<string, SignInUser>>;
}

/** The access roles that a caller with a token can hold; each of them is signed in. */
export const heldRoles = ['student', 'guardian', 'employee', 'admin', 'superuser'] as const satisfies readonly AccessRole[];

/** Where a caller is, seen from the fixtures. */
const places = ['otherUnit', 'otherSchool', 'otherRealm'] as const;

/** What a caller is, so that the access rules of a contract say what they may. */
export interface Caller {
  /** All roles of the access rules that they hold. */
  readonly roles: readonly (typeof heldRoles)[number][];
  /** Where they are; default where the fixtures are. */
  readonly place?: (typeof places)[number];
  /** True if somebody else acts as them; `person` is the caller who they are then. */
  readonly acting?: boolean;
  readonly person?: string;
  /** True if several people use the account. */
  readonly shared?: boolean;
}

/** The settings of a run for the service that it tests. */
export interface Configuration {
  /** A token per role; `$NAME` takes it from the environment. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly signIn?: SignInSettings;
  /** What the callers are, by the role of their token: all rights are judged by them. */
  readonly callers?: Readonly<Record<string, Caller>>;
  /** Values by name: ids of existing resources, and other values that a suite requires. A path parameter takes the fixture of its name. */
  readonly fixtures?: Readonly<Record<string, string>>;
  /** URLs outside of the service that scenarios call, by name; `{names}` in them are replaced. */
  readonly hooks?: Readonly<Record<string, string>>;
  /** The extensions that the service has, by operation; the command line can name others. */
  readonly extensions?: readonly string[];
  readonly accepted?: readonly AcceptedDeviation[];
  /** The maximum time for a response, in milliseconds; default 10 seconds. */
  readonly timeout?: number;
}

const texts = { type: 'object', additionalProperties: { type: 'string' } };
const configurationSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    tokens: texts,
    fixtures: texts,
    hooks: texts,
    timeout: { type: 'integer', minimum: 1 },
    extensions: { type: 'array', items: { type: 'string' } },
    signIn: {
      type: 'object',
      additionalProperties: false,
      required: ['auth', 'clientId', 'redirectUri', 'users'],
      properties: {
        auth: { type: 'string', format: 'uri' },
        clientId: { type: 'string' },
        redirectUri: { type: 'string', format: 'uri' },
        users: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            additionalProperties: false,
            required: ['username', 'password'],
            properties: { username: { type: 'string' }, password: { type: 'string' }, page: { type: 'string' }, query: texts, form: texts },
          },
        },
      },
    },
    callers: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['roles'],
        properties: {
          roles: { type: 'array', items: { enum: heldRoles } },
          place: { enum: places },
          acting: { type: 'boolean' },
          person: { type: 'string' },
          shared: { type: 'boolean' },
        },
      },
    },
    accepted: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rule', 'reason', 'until'],
        properties: {
          rule: { enum: [...rules] },
          operation: { type: 'string' },
          status: { type: 'integer' },
          place: { type: 'string' },
          reason: { type: 'string', minLength: 10 },
          until: { type: 'string', format: 'date' },
        },
      },
    },
  },
};

/** Drops the values that are not filled in. */
const given = (values: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

function fromEnvironment(values: Readonly<Record<string, string>>, environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!value.startsWith('$')) return [name, value];
      const found = environment[value.slice(1)];
      if (found === undefined || found === '')
        throw new Error(`${name} shall come from the environment variable ${value.slice(1)}, which is not set.`);
      return [name, found];
    }),
  );
}

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const fits = ajv.compile<Configuration>(configurationSchema);

/** Checks a configuration and resolves environment variables. @throws an Error with a message if it is invalid */
export function checkedConfiguration(value: unknown, environment: NodeJS.ProcessEnv = process.env): Configuration {
  if (!fits(value)) throw new Error(`The configuration does not fit: ${formatViolations(violationsOf(fits.errors, 'it'))}.`);
  return {
    ...value,
    tokens: fromEnvironment(given(value.tokens), environment),
    fixtures: fromEnvironment(given(value.fixtures), environment),
    hooks: given(value.hooks),
  };
}

/** Reads a configuration file (JSON). @throws an Error with a message if it does not exist or is invalid */
export function readConfiguration(file: string): Configuration {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') throw new Error(`There is no configuration file ${file}.`);
    throw new Error(`${file} cannot be read as JSON: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
  return checkedConfiguration(value);
}
