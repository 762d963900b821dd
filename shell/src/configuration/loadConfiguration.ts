import { type Configuration, ConfigurationError, parseConfiguration } from './configuration.ts';

const timeLimitMs = 10_000;

/**
 * Fetches and checks `/config.json`, which the page has preloaded; how long it may be kept is for its server to say.
 * @throws TypeError or DOMException when the gateway cannot be reached, ConfigurationError when it answers with something else.
 */
export async function loadConfiguration(fetch: typeof globalThis.fetch): Promise<Configuration> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(timeLimitMs) });
  if (!answer.ok) throw new ConfigurationError(`config.json: answered with status ${answer.status}`);
  return parseConfiguration(await answer.json().catch(() => undefined));
}
