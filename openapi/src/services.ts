import type { ContractPaths, policies } from '../generated/policies.ts';

/** The name of a contract: that of its file in `specs/`. */
export type ContractName = keyof typeof policies;

type CamelCase<Text extends string> = Text extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Text;

/**
 * By which rules a contract is judged: `house` are those of the platform, by which nobody may call what has no `x-access`, and every status is documented.
 * By those of OpenAPI alone, `security` decides there, and 401, 403, 404 and 429 need no word in the contract.
 */
export type ContractRules = 'house' | 'openapi';

/** How apps reach a service. */
interface Service<Contract extends ContractName = ContractName> {
  readonly contract: Contract;
  /** The rules of its contract; those of the house if there are none. */
  readonly rules?: ContractRules;
  /** Whether it has one base URL per data shard (shell §1). */
  readonly hasShards?: true;
  /** Whether the apps call it in the background: its calls show no loader. */
  readonly isBackground?: true;
  /** Whether its calls carry the country (shell §7). */
  readonly takesCountry?: true;
}

/**
 * The services by their names in `/config.json`. This is the only list of them: clients, configuration, gateway and sandbox read it, and it does not
 * compile without a contract of `specs/`.
 */
export const services = {
  customerManagement: { contract: 'customer-management', hasShards: true },
  auth: { contract: 'auth' },
  account: { contract: 'account' },
  payment: { contract: 'payment', takesCountry: true },
  submissions: { contract: 'submissions' },
  library: { contract: 'library' },
  bookBackend: { contract: 'book-backend', isBackground: true },
  bookContent: { contract: 'book-content' },
  controlPanel: { contract: 'control-panel' },
  sync: { contract: 'sync' },
  activityStream: { contract: 'activity-stream', isBackground: true },
  analytics: { contract: 'analytics', isBackground: true },
} as const satisfies { readonly [Contract in ContractName as CamelCase<Contract>]: Service<Contract> };

/** The name of a service in `/config.json`. */
export type ServiceName = keyof typeof services;

/** The operations of a service, by path. */
export type ServicePaths<Name extends ServiceName> = ContractPaths[(typeof services)[Name]['contract']];

const isServiceName = (name: string): name is ServiceName => name in services;

/** The names of all services, in order. */
export const serviceNames: readonly ServiceName[] = Object.keys(services).filter(isServiceName);

/** Returns how apps reach a service. */
export const serviceOf = (name: ServiceName): Service => services[name];

/** Returns by which rules a contract is judged. */
export const contractRules = (contract: string): ContractRules =>
  serviceNames.map(serviceOf).find((service) => service.contract === contract)?.rules ?? 'house';

/** Returns an object with a value for each service. */
export function byService<Values extends Readonly<Record<ServiceName, unknown>>>(
  create: <Name extends ServiceName>(name: Name) => Values[Name],
): Values {
  const entries: unknown[][] = serviceNames.map((name) => [name, create(name)]);
  return Object.fromEntries(entries);
}

/** The data shards (shell §1). */
export const shards = ['eu', 'us'] as const;
/** One of {@link shards}. */
export type Shard = (typeof shards)[number];

/** The base URLs of the services, as in `/config.json`. */
export type ServiceUrls = {
  readonly [Name in ServiceName]: (typeof services)[Name] extends { readonly hasShards: true } ? Readonly<Record<Shard, string>> : string;
};

/** Returns the base URLs of the services; a service with shards has one for each of them. */
export const serviceUrls = (urlOf: (name: ServiceName, shard?: Shard) => string): ServiceUrls =>
  byService<ServiceUrls>((name) => {
    const entriesOfShards = (): unknown[][] => shards.map((shard) => [shard, urlOf(name, shard)]);
    return serviceOf(name).hasShards ? Object.fromEntries(entriesOfShards()) : urlOf(name);
  });

/** Returns the path of a service below the base URL of the sandbox and the mock. */
export const servicePath = (name: ServiceName, shard?: Shard): string => `/${services[name].contract}${shard ? `/${shard}` : ''}`;

/** Returns the base URLs of the services below the one of the sandbox or the mock. */
export const serviceUrlsBelow = (base: string): ServiceUrls => serviceUrls((name, shard) => `${base}${servicePath(name, shard)}`);
