import { isJsonObject } from '@realmkit/openapi/json';
/** Returns whether a URL belongs to the library service that the configuration declares. */
export function isLibraryUrl(url: string, configuration: unknown): boolean {
  const services = isJsonObject(configuration) ? configuration.services : undefined;
  const library = isJsonObject(services) ? services.library : undefined;
  return typeof library === 'string' && url.startsWith(`${library.replace(/\/$/, '')}/`);
}
