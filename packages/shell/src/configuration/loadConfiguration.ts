import { type Configuration, ConfigurationError, parseConfiguration } from './configuration.ts';

const timeLimitMs = 10_000;

/**
 * Fetches and validates `/config.json`, which the page has preloaded; its server controls caching.
 * @throws TypeError or DOMException when the gateway cannot be reached, ConfigurationError for an invalid response.
 */
export async function loadConfiguration(fetch: typeof globalThis.fetch): Promise<Configuration> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new ConfigurationError(`config.json: answered with status ${response.status}`);
  // Not reported: a configuration that is not JSON is refused by its parser.
  return parseConfiguration(await response.json().catch(() => undefined));
}
