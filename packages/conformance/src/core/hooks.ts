import { headerMap } from '../exchange.ts';
import { ScenarioSkipped } from './cases.ts';
import type { Configuration } from './configuration.ts';
import { ScenarioResponse } from './scenarioResponse.ts';
import type { HookCallOverrides } from './suite.ts';
import { fetchWithTimeout, type Target } from './target.ts';
import type { TokenSource } from './tokens.ts';

/** What a hook is called with. */
export interface HookOptions {
  readonly configuration: Pick<Configuration, 'hooks' | 'fixtures'>;
  readonly target: Target;
  readonly tokenOf: TokenSource;
}

/** Calls a hook of the configuration. @throws if there is none, or if it does not answer */
export async function callHook(
  name: string,
  { as, values = {}, json }: HookCallOverrides,
  { configuration, target, tokenOf }: HookOptions,
): Promise<ScenarioResponse> {
  const template = configuration.hooks?.[name];
  if (template === undefined) throw new ScenarioSkipped(`the configuration has no hook ${name}`, { lacking: true });
  const url = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? configuration.fixtures?.[key] ?? ''));
  const headers = new Headers(json === undefined ? {} : { 'content-type': 'application/json' });
  if (as !== undefined) headers.set('authorization', `Bearer ${await tokenOf(as)}`);
  const outcome = await fetchWithTimeout(
    target,
    url,
    json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) },
  );
  if ('error' in outcome) throw new ScenarioSkipped(`the hook ${name} at ${url} ${outcome.error}`, { lacking: true });
  const { response, body } = outcome;
  return new ScenarioResponse(`the hook ${name}`, { status: response.status, headers: headerMap(response.headers), body });
}
