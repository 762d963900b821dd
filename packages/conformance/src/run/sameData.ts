import { RunCase } from '../core/cases.ts';
import { callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { CheckingClient } from './checkingClient.ts';
import { readingFor } from './witnesses.ts';

/** The share of reading operations whose answers must be alike: a faulty service differs in a few, and one with other data in most. */
const enough = 0.75;

/** The options of {@link unlikeAnswers}. */
export interface SameDataOptions {
  readonly client: CheckingClient;
  /** The operations that the run may call. */
  readonly samples: readonly Sample[];
  readonly fixtures: Readonly<Record<string, string>>;
  readonly token: string | undefined;
}

/** Returns the reading operations that a service and its twin answer otherwise, if they are too many for one set of data; undefined if they are not. */
export async function unlikeAnswers({ client, samples, fixtures, token }: SameDataOptions): Promise<readonly string[] | undefined> {
  const unlike: string[] = [];
  let asked = 0;
  for (const sample of samples) {
    const reading = sample.operation.method === 'get' ? readingFor(sample, sample, fixtures) : undefined;
    if (!reading) continue;
    const scratch = new RunCase('twin', [], '');
    const sent = await client.send(
      scratch,
      reading.operation,
      callOf(reading, { fault: '' }),
      reading.operation.secured ? token : undefined,
    );
    if (sent?.exchange.response.status !== 200) continue;
    asked += 1;
    if (scratch.findings.some(({ rule }) => rule === 'unlike-twin')) unlike.push(reading.operation.id);
  }
  return asked > 0 && asked - unlike.length >= enough * asked ? undefined : unlike;
}
