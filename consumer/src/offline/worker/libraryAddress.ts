const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an address lies below the library service that the configuration declares. */
export function isLibraryAddress(address: string, configuration: unknown): boolean {
  const services = isObject(configuration) ? configuration.services : undefined;
  const library = isObject(services) ? services.library : undefined;
  return typeof library === 'string' && address.startsWith(`${library.replace(/\/$/, '')}/`);
}
