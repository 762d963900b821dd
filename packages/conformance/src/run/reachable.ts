import { sentRequest } from '../core/requests.ts';
import { exchangeWith, type Target } from '../core/target.ts';
import { bodyText, type Exchange, mediaTypeOf } from '../exchange.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';

/** Options of {@link checkReachable}. */
interface ReachabilityOptions {
  readonly fixtures: Readonly<Record<string, string>>;
  readonly caller: string;
  tokenOf(): Promise<string | undefined>;
}

/** The number of operations that are called before a target is given up. */
const maxAttempts = 3;

const pathIsKnown = ({ parameters }: Sample, fixtures: ReachabilityOptions['fixtures']): boolean =>
  parameters.every(({ in: place, name, required, value }) =>
    place === 'path' ? fixtures[name] !== undefined : !required || value !== undefined,
  );

/** Returns why a response cannot come from the service or refuses the caller's token; undefined if it may be the service's. */
function wrongTargetReason(sample: Sample, { request, response }: Exchange, { base }: Target, caller: string): string | undefined {
  const call = `${request.method} ${base}${request.path}`;
  const { operation } = sample;
  const { status } = response;
  if (status >= 300 && status < 400 && !operation.responses.has(status))
    return `${call} is redirected to ${response.headers.get('location') ?? 'nowhere'} (${status}). Redirections are not followed: --target must be the address of the service itself.`;
  const documented = operation.responses.get(status)?.mediaType;
  if (mediaTypeOf(response.headers) === 'text/html' && documented !== 'text/html')
    return `${call} is answered by a web page (${status}, text/html): is --target the base of the service? The page begins: ${bodyText(
      response.body,
    )
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 120)}`;
  if (status === 401 && operation.secured)
    return `${call} refuses the token of the role ${caller} (401): has it expired, or is it for another service?`;
  return undefined;
}

/** Calls a few reading operations before a run starts. @throws if the target does not respond, or if no response can be the service's */
export async function checkReachable(
  target: Target,
  samples: readonly Sample[],
  { fixtures, caller, tokenOf }: ReachabilityOptions,
): Promise<void> {
  const token = await tokenOf();
  const reading = samples.filter(
    (sample) => sample.operation.method === 'get' && pathIsKnown(sample, fixtures) && (token !== undefined || !sample.operation.secured),
  );
  if (reading.length === 0) {
    const bare = { method: 'GET', path: '/', search: '', headers: new Map<string, string>(), body: new Uint8Array() };
    const outcome = await exchangeWith(target, bare);
    if ('error' in outcome) throw new Error(`An answer of ${target.base} ${outcome.error}.`);
    return;
  }
  const reasons: string[] = [];
  for (const sample of reading.slice(0, maxAttempts)) {
    const outcome = await exchangeWith(
      target,
      sentRequest(callOf(sample, { fault: '' }), sample.operation.secured ? token : undefined, sample.operation.security),
    );
    if ('error' in outcome) throw new Error(`An answer of ${target.base} ${outcome.error}.`);
    const reason = wrongTargetReason(sample, outcome.exchange, target, caller);
    if (reason === undefined) return;
    reasons.push(reason);
  }
  throw new Error(reasons[0]);
}
