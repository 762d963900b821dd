import { type ServiceUrls, serviceUrls } from '@realmkit/openapi';
import { defined, isJsonObject } from '@realmkit/openapi/json';

/** The URLs outside the app that an environment may offer. */
export interface ConfigurationLinks {
  readonly support?: string;
  readonly feedback?: string;
  /** The country's Excel template for importing users. */
  readonly importTemplate?: string;
  /** The country's PDF about importing users. */
  readonly importGuide?: string;
  /** The page of the third party's help widget. */
  readonly helpWidget?: string;
  /** The external panel of realms with an external user management. */
  readonly panel?: string;
}

/** The content of `/config.json`: the environment of the apps. */
export interface Configuration {
  readonly services: ServiceUrls;
  /** The issuer of the tokens; by default the URL of the auth service. */
  readonly issuer: string;
  /** The OAuth client of the realm; missing on a host without an initialised realm. */
  readonly clientId?: string;
  /** The publishable key of the card provider for the country of the host; without it no real payments are made. */
  readonly cardProviderKey?: string;
  readonly links: ConfigurationLinks;
}

/** The error for an invalid `/config.json`. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

function section(parent: Record<string, unknown>, property: string, path: string): Record<string, unknown> {
  const value = parent[property];
  if (!isJsonObject(value)) throw new ConfigurationError(`config.json: ${path} is missing`);
  return value;
}

function httpUrl(parent: Record<string, unknown>, property: string, path: string): string {
  const value = parent[property];
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new ConfigurationError(`config.json: ${path} is not an http address`);
  }
  return value;
}

const baseUrl = (parent: Record<string, unknown>, property: string, path: string): string =>
  httpUrl(parent, property, path).replace(/\/$/, '');

function parseServiceUrls(urls: Record<string, unknown>): ServiceUrls {
  return serviceUrls((name, shard) =>
    shard === undefined
      ? baseUrl(urls, name, `services.${name}`)
      : baseUrl(section(urls, name, `services.${name}`), shard, `services.${name}.${shard}`),
  );
}

const linkNames = [
  'support',
  'feedback',
  'importTemplate',
  'importGuide',
  'helpWidget',
  'panel',
] as const satisfies readonly (keyof ConfigurationLinks)[];

function readLinks(links: Record<string, unknown>): ConfigurationLinks {
  const present = linkNames.filter((name) => links[name] != null);
  return Object.fromEntries(present.map((name) => [name, httpUrl(links, name, `links.${name}`)]));
}

/**
 * Parses a configuration from untrusted JSON.
 * @throws ConfigurationError naming the first property that is missing or invalid.
 */
export function parseConfiguration(json: unknown): Configuration {
  if (!isJsonObject(json)) throw new ConfigurationError('config.json: not an object');
  const services = parseServiceUrls(section(json, 'services', 'services'));
  const { clientId } = json;
  if (clientId !== undefined && (typeof clientId !== 'string' || clientId === '')) {
    throw new ConfigurationError('config.json: clientId is not a text');
  }
  const { cardProviderKey } = json;
  if (cardProviderKey !== undefined && (typeof cardProviderKey !== 'string' || !cardProviderKey.startsWith('pk_'))) {
    throw new ConfigurationError('config.json: cardProviderKey is no publishable key');
  }
  return {
    services,
    ...defined({ cardProviderKey }),
    issuer: json.issuer === undefined ? services.auth : baseUrl(json, 'issuer', 'issuer'),
    ...defined({ clientId }),
    links: readLinks(isJsonObject(json.links) ? json.links : {}),
  };
}
