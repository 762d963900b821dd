import { bodyText, type Exchange, mediaTypeOf } from '../exchange.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import { sentRequest } from './requests.ts';
import { exchangeWith, type Target } from './target.ts';

/** What the first questions are asked with. */
interface First {
  readonly fixtures: Readonly<Record<string, string>>;
  readonly caller: string;
  tokenOf(): Promise<string | undefined>;
}

/** How many operations are asked before a target is given up. */
const questions = 3;

const pathIsKnown = ({ parameters }: Sample, fixtures: First['fixtures']): boolean =>
  parameters.every(({ in: place, name, required, value }) =>
    place === 'path' ? fixtures[name] !== undefined : !required || value !== undefined,
  );

/** Why an answer says that not the service was asked, or not by anybody whom it knows; undefined where it may be the service. */
function wrongAddress(sample: Sample, { request, answer }: Exchange, { base }: Target, caller: string): string | undefined {
  const asked = `${request.method} ${base}${request.path}`;
  const { operation } = sample;
  const { status } = answer;
  if (status >= 300 && status < 400 && !operation.answers.has(status))
    return `${asked} is redirected to ${answer.headers.get('location') ?? 'nowhere'} (${status}). Redirections are not followed: --target must be the address of the service itself.`;
  const documented = operation.answers.get(status)?.mediaType;
  if (mediaTypeOf(answer.headers) === 'text/html' && documented !== 'text/html')
    return `${asked} is answered by a web page (${status}, text/html): is --target the base of the service? The page begins: ${bodyText(
      answer.body,
    )
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 120)}`;
  if (status === 401 && operation.secured && request.headers.has('authorization'))
    return `${asked} refuses the token of the role ${caller} (401): has it expired, or is it for another service?`;
  return undefined;
}

/** Asks a few reading operations before a run begins. Throws in words where nobody answers, or where none of the answers can be the service's. */
export async function checkReachable(target: Target, samples: readonly Sample[], { fixtures, caller, tokenOf }: First): Promise<void> {
  const token = await tokenOf();
  const reading = samples.filter(
    (sample) => sample.operation.method === 'get' && pathIsKnown(sample, fixtures) && (token !== undefined || !sample.operation.secured),
  );
  if (reading.length === 0) {
    const bare = { method: 'GET', path: '/', search: '', headers: new Map<string, string>(), body: new Uint8Array() };
    const outcome = await exchangeWith(target, bare);
    if ('failure' in outcome) throw new Error(`An answer of ${target.base} ${outcome.failure}.`);
    return;
  }
  const faults: string[] = [];
  for (const sample of reading.slice(0, questions)) {
    const outcome = await exchangeWith(target, sentRequest(callOf(sample, { fault: '' }), sample.operation.secured ? token : undefined));
    if ('failure' in outcome) throw new Error(`An answer of ${target.base} ${outcome.failure}.`);
    const fault = wrongAddress(sample, outcome.exchange, target, caller);
    if (fault === undefined) return;
    faults.push(fault);
  }
  throw new Error(faults[0]);
}
