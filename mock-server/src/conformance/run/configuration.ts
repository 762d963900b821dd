import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { formatViolations, violationsOf } from '../../contract/violations.ts';
import { type Rule, rules } from '../verdicts/finding.ts';

/** A deviation that is known and borne for a while. */
export interface AcceptedDeviation {
  readonly rule: Rule;
  /** Without it every operation of the service. */
  readonly operation?: string;
  readonly status?: number;
  /** The place as reports name it, where only that one is meant; list items as `*`. */
  readonly place?: string;
  readonly reason: string;
  /** The last day on which it is accepted, as `2027-01-31`. */
  readonly until: string;
}

/** Who signs in for a role. */
export interface SignInUser {
  readonly username: string;
  readonly password: string;
  /** More of the authorize request's query, such as `act_as`. */
  readonly query?: Readonly<Record<string, string>>;
  /** The address of a sign-in form that takes the same query, in place of the credentials call; `form` is what it is sent. */
  readonly page?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** How tokens are got by signing in, in place of tokens that are given. */
export interface SignInSettings {
  /** The address of the auth service. */
  readonly auth: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly users: Readonly<Record<string, SignInUser>>;
}

/** What a run must know of the service that it tests. */
export interface Configuration {
  /** A token per role; `$NAME` takes it from the environment. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly signIn?: SignInSettings;
  /** Values by name: ids of things that exist, and whatever else a suite asks for. A path parameter takes the fixture of its name. */
  readonly fixtures?: Readonly<Record<string, string>>;
  /** Addresses beside the service that scenarios ask, by name; `{names}` in them are filled in. */
  readonly hooks?: Readonly<Record<string, string>>;
  readonly accepted?: readonly AcceptedDeviation[];
  /** How long an answer may take, in milliseconds; 10 seconds unless told otherwise. */
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

/** Values without those that nobody has filled in. */
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

/** Checks a configuration and takes from the environment what it names there. Throws in words. */
export function checkedConfiguration(value: unknown, environment: NodeJS.ProcessEnv = process.env): Configuration {
  if (!fits(value)) throw new Error(`The configuration does not fit: ${formatViolations(violationsOf(fits.errors, 'it'))}.`);
  return {
    ...value,
    tokens: fromEnvironment(given(value.tokens), environment),
    fixtures: fromEnvironment(given(value.fixtures), environment),
    hooks: given(value.hooks),
  };
}

/** Reads a configuration file (JSON). Throws in words where there is none or it does not fit. */
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
