const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns whether a URL belongs to the library service that the configuration declares. */
export function isLibraryUrl(url: string, configuration: unknown): boolean {
  const services = isObject(configuration) ? configuration.services : undefined;
  const library = isObject(services) ? services.library : undefined;
  return typeof library === 'string' && url.startsWith(`${library.replace(/\/$/, '')}/`);
}
