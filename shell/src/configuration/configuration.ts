import { isJsonObject } from '../json/isJsonObject.ts';

/** Addresses outside the app that an environment may offer. */
export interface ConfigurationLinks {
  readonly support?: string;
  readonly feedback?: string;
  /** The external panel of realms that are sent to another application address. */
  readonly panel?: string;
}

/** What `/config.json` tells the apps about their environment. */
export interface Configuration {
  readonly services: {
    readonly auth: string;
    readonly account: string;
    readonly customerManagement: { readonly eu: string; readonly us: string };
  };
  /** The OAuth client of the realm; absent on a host without an initialised realm. */
  readonly clientId?: string;
  readonly links: ConfigurationLinks;
}

/** `/config.json` arrived and is not what the apps need. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

function section(parent: Record<string, unknown>, property: string, path: string): Record<string, unknown> {
  const value = parent[property];
  if (!isJsonObject(value)) throw new ConfigurationError(`config.json: ${path} is missing`);
  return value;
}

function address(parent: Record<string, unknown>, property: string, path: string): string {
  const value = parent[property];
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new ConfigurationError(`config.json: ${path} is not an http address`);
  }
  return value;
}

const baseAddress = (parent: Record<string, unknown>, property: string, path: string): string =>
  address(parent, property, path).replace(/\/$/, '');

const optionalAddress = (links: Record<string, unknown>, property: keyof ConfigurationLinks): ConfigurationLinks =>
  links[property] == null ? {} : { [property]: address(links, property, `links.${property}`) };

/**
 * Reads a configuration from untrusted JSON.
 * @throws ConfigurationError naming the first property that is missing or wrong.
 */
export function parseConfiguration(json: unknown): Configuration {
  if (!isJsonObject(json)) throw new ConfigurationError('config.json: not an object');
  const services = section(json, 'services', 'services');
  const shards = section(services, 'customerManagement', 'services.customerManagement');
  const links = isJsonObject(json.links) ? json.links : {};
  const { clientId } = json;
  if (clientId !== undefined && (typeof clientId !== 'string' || clientId === '')) {
    throw new ConfigurationError('config.json: clientId is not a text');
  }
  return {
    services: {
      auth: baseAddress(services, 'auth', 'services.auth'),
      account: baseAddress(services, 'account', 'services.account'),
      customerManagement: {
        eu: baseAddress(shards, 'eu', 'services.customerManagement.eu'),
        us: baseAddress(shards, 'us', 'services.customerManagement.us'),
      },
    },
    ...(clientId === undefined ? {} : { clientId }),
    links: { ...optionalAddress(links, 'support'), ...optionalAddress(links, 'feedback'), ...optionalAddress(links, 'panel') },
  };
}
