import type { Operation } from '../../contract/operation.ts';
import type { Exchange } from '../exchange.ts';
import type { Call } from '../negatives/call.ts';
import { checkExchange } from '../verdicts/checkExchange.ts';
import type { Rule } from '../verdicts/finding.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';
import { type RunCase, ScenarioSkipped } from './cases.ts';
import { Coverage } from './coverage.ts';
import type { CreatedResources } from './createdResources.ts';
import { sentRequest } from './requests.ts';
import { exchangeWith, type Target } from './target.ts';

/** After how many questions in a row without an answer an operation, or the whole target, is asked no more. */
const patience = { operation: 3, target: 8 };

/** An exchange, and what is wrong with it as such. */
export interface Judged {
  readonly exchange: Exchange;
  readonly rules: ReadonlySet<Rule>;
}

/** Asks a target by a contract and judges what comes. */
export class Conversation {
  readonly coverage = new Coverage();
  readonly #contract: TestedContract;
  readonly #target: Target;
  readonly #strict: boolean;
  readonly #own: CreatedResources;
  readonly #silences = new Map<string, number>();
  #silence = 0;

  constructor(contract: TestedContract, target: Target, { strict, own }: { readonly strict: boolean; readonly own: CreatedResources }) {
    this.#contract = contract;
    this.#target = target;
    this.#strict = strict;
    this.#own = own;
  }

  /** Sends a call and judges what came; undefined where nothing came. Whoever was silent too often is not asked again. */
  async send(one: RunCase, operation: Operation | undefined, call: Call, token: string | undefined): Promise<Judged | undefined> {
    const id = operation?.id ?? `${call.method} ${call.address}`;
    const silences = this.#silences.get(id) ?? 0;
    if (this.#silence >= patience.target) throw new ScenarioSkipped(`the service gave no answer ${patience.target} times in a row`);
    if (silences >= patience.operation) throw new ScenarioSkipped(`${id} gave no answer ${silences} times`);
    one.requests += 1;
    const asked = call.fault === '' ? undefined : call.fault;
    const outcome = await exchangeWith(this.#target, sentRequest(call, token));
    if ('failure' in outcome) {
      this.#silence += 1;
      this.#silences.set(id, silences + 1);
      one.note('no-answer', id, 0, 'answer', outcome.failure, asked);
      return undefined;
    }
    this.#silence = 0;
    const { exchange } = outcome;
    const { operation: found, findings } = checkExchange(this.#contract, exchange, {
      strict: this.#strict || exchange.answer.headers.has('x-sandbox'),
    });
    if (found) this.coverage.see(found.id, exchange.answer.status);
    if (exchange.request.method !== 'GET' && exchange.answer.status < 400) this.#own.learn(id, exchange);
    for (const finding of findings) one.add({ ...finding, ...(asked && { asked }) });
    return { exchange, rules: new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)) };
  }
}
