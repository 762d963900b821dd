import { join } from 'node:path';
import { type AccountLimits, defaultTrust, isPublicOrigin, type SandboxData, type Trust } from '@realmkit/mock-server';

/** The ports and the location of the data, from the environment. */
export interface Settings {
  readonly gatewayPort: number;
  readonly sandboxPort: number;
  readonly mockPort: number;
  /** The base URL of the sandbox's services for clients, without a slash at the end; the issuer of all tokens is its `/auth`. */
  readonly servicesUrl: string;
  readonly data: SandboxData;
}

type Environment = Readonly<Record<string, string | undefined>>;

function port(environment: Environment, name: string, usual: number): number {
  const given = environment[name];
  if (!given) return usual;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Error(`${name} must be a port from 1 to 65535, not "${given}".`);
  return number;
}

/** Reads ISSUER_URL as the base URL of the services: the auth service and its neighbours are at one address. */
function servicesUrl({ ISSUER_URL: issuer, PUBLIC_ORIGIN: publicOrigin }: Environment, sandboxPort: number): string {
  if (publicOrigin && !isPublicOrigin(publicOrigin))
    throw new Error(
      `PUBLIC_ORIGIN must be an origin such as https://realmkit.{suffix}, with {suffix} for each realm's, not "${publicOrigin}".`,
    );
  const isUrl = issuer && /^https?:\/\/[^\s?#@]+\/auth$/.test(issuer) && URL.canParse(issuer) && new URL(issuer).href === issuer;
  if (issuer && !isUrl)
    throw new Error(`ISSUER_URL must be the URL of the auth service, such as https://services.example.org/auth, not "${issuer}".`);
  if (publicOrigin?.startsWith('https:') && !issuer?.startsWith('https:'))
    throw new Error('PUBLIC_ORIGIN is https, so ISSUER_URL must be set and https too: browsers refuse calls from https pages to http.');
  return issuer ? issuer.slice(0, -'/auth'.length) : `http://localhost:${sandboxPort}`;
}

/**
 * Reads GATEWAY_PORT, SANDBOX_PORT, MOCK_PORT, DATA (a folder, or `memory`), DATABASE_URL_EU, DATABASE_URL_US, ISSUER_URL and PUBLIC_ORIGIN; `root`
 * is the project's folder, whose `.data` holds the data by default.
 * @throws an error with a message for an invalid value
 */
export function settingsOf(environment: Environment, root: string): Settings {
  const gatewayPort = port(environment, 'GATEWAY_PORT', 8080);
  const sandboxPort = port(environment, 'SANDBOX_PORT', 3000);
  if (gatewayPort === sandboxPort) throw new Error(`GATEWAY_PORT and SANDBOX_PORT are both ${gatewayPort}: they need a port each.`);
  const { DATA: place, DATABASE_URL_EU: eu, DATABASE_URL_US: us } = environment;
  const folder = place === 'memory' ? undefined : (place ?? join(root, '.data'));
  return {
    gatewayPort,
    sandboxPort,
    mockPort: port(environment, 'MOCK_PORT', 4010),
    servicesUrl: servicesUrl(environment, sandboxPort),
    data: { ...(folder && { folder }), ...(eu && { eu }), ...(us && { us }) },
  };
}

/**
 * Reads the limits that differ from the usual ones, each from the variable of its name.
 * @throws an error with a message for an invalid value
 */
export function accountLimitsOf(environment: Environment): Partial<AccountLimits> {
  const names = {
    failuresPerAccount: 'LOGIN_FAILURES_PER_ACCOUNT',
    failuresAnywhere: 'LOGIN_FAILURES_ANYWHERE',
    failuresPerAddress: 'LOGIN_FAILURES_PER_ADDRESS',
    emailsPerRecipient: 'EMAILS_PER_RECIPIENT',
    emailsPerAsker: 'EMAILS_PER_ASKER',
    emailRequestsPerAddress: 'EMAIL_REQUESTS_PER_ADDRESS',
    signUpsPerAddress: 'SIGN_UPS_PER_ADDRESS',
    ordersPerAddress: 'ORDERS_PER_ADDRESS',
    wrongCodesPerAccount: 'WRONG_CODES_PER_ACCOUNT',
    loginDays: 'LOGIN_DAYS',
  } as const satisfies Record<keyof AccountLimits, string>;
  const entries = Object.entries(names).flatMap(([limit, name]) => {
    const given = environment[name];
    if (!given) return [];
    if (!/^[1-9]\d{0,8}$/.test(given)) throw new Error(`${name} must be a number from 1, not "${given}".`);
    return [[limit, Number(given)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads TRUSTED_PROXIES and CONTROL_TOKEN: what proves who sent a request.
 * @throws an error with a message for an invalid value
 */
export function trustOf({ TRUSTED_PROXIES: proxies, CONTROL_TOKEN: token }: Environment): Trust {
  if (proxies && !/^\d$/.test(proxies)) throw new Error(`TRUSTED_PROXIES must be the number of proxies, from 0 to 9, not "${proxies}".`);
  // The message does not show it: outputs are kept and shared.
  if (token && !/^[\w.~+/=-]{20,}$/.test(token))
    throw new Error('CONTROL_TOKEN must have 20 or more letters, digits and signs of -._~+/=, such as those of "openssl rand -hex 20".');
  return { proxies: proxies ? Number(proxies) : defaultTrust.proxies, ...(token && { controlToken: token }) };
}

/** Returns whether all data outlive this process. */
export const isPersistent = ({ folder, eu, us }: SandboxData): boolean => Boolean(folder || (eu && us));

/** Formats the location of the data. */
export function formatDataLocation({ folder, eu, us }: SandboxData): string {
  const rest = folder ? `PGlite in ${folder}` : 'memory, gone when this stops';
  if (eu && us) return 'PostgreSQL (both data shards)';
  if (eu || us) return `PostgreSQL (data shard ${eu ? 'eu' : 'us'}), the other shard in ${rest}`;
  return rest;
}
