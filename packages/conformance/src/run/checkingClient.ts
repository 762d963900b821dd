import type { Operation } from '@realmkit/contract-engine';
import { type RunCase, ScenarioSkipped } from '../core/cases.ts';
import { sampleWith, sentRequest } from '../core/requests.ts';
import { ScenarioAborted, ScenarioResponse } from '../core/scenarioResponse.ts';
import type { CallOverrides } from '../core/suite.ts';
import { askedWait, defaultPace, exchangeWith, type Target } from '../core/target.ts';
import type { Exchange } from '../exchange.ts';
import { type Call, callOf } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';
import type { Mirror } from '../twin/mirror.ts';
import { checkExchange } from '../verdicts/checkExchange.ts';
import { evidenceOf, type Secrets } from '../verdicts/evidence.ts';
import type { Rule } from '../verdicts/finding.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';
import { Coverage } from './coverage.ts';
import type { CreatedResources } from './createdResources.ts';
import { SameThings } from './sameThings.ts';

/** The number of requests in a row without a response after which an operation, or the whole target, is not called any more. */
const maxUnanswered = { operation: 3, target: 8 };

/** An exchange and the rules that it violates. */
export interface CheckedExchange {
  readonly exchange: Exchange;
  readonly rules: ReadonlySet<Rule>;
}

/** The options of a {@link CheckingClient}. */
export interface CheckingClientOptions {
  readonly strict: boolean;
  readonly own: CreatedResources;
  readonly secrets: Secrets;
  /** What sends everything to the twin too. */
  readonly mirror: Mirror | undefined;
}

/** A client that checks each exchange with a target against the contract. */
export class CheckingClient {
  readonly coverage = new Coverage();
  readonly #contract: TestedContract;
  readonly #target: Target;
  readonly #strict: boolean;
  readonly #own: CreatedResources;
  readonly #secrets: Secrets;
  readonly #mirror: Mirror | undefined;
  /** The last operation that has written. */
  #lastWrite = '';
  readonly #sameThings = new SameThings();
  readonly #unansweredByOperation = new Map<string, number>();
  #unansweredInRow = 0;
  #hasTags = false;

  constructor(contract: TestedContract, target: Target, { strict, own, secrets, mirror }: CheckingClientOptions) {
    this.#contract = contract;
    this.#target = target;
    this.#strict = strict;
    this.#own = own;
    this.#secrets = secrets;
    this.#mirror = mirror;
  }

  /** Whether any answer had an ETag: a service without them has nothing to match. */
  get hasTags(): boolean {
    return this.#hasTags;
  }

  /** Sends a call and checks the response; returns undefined if there is none. @throws {ScenarioSkipped} after too many missing responses */
  async send(one: RunCase, operation: Operation | undefined, call: Call, token: string | undefined): Promise<CheckedExchange | undefined> {
    const id = operation?.id ?? `${call.method} ${call.url}`;
    const unanswered = this.#unansweredByOperation.get(id) ?? 0;
    if (this.#unansweredInRow >= maxUnanswered.target)
      throw new ScenarioSkipped(`the service gave no answer ${maxUnanswered.target} times in a row`);
    if (unanswered >= maxUnanswered.operation) throw new ScenarioSkipped(`${id} gave no answer ${unanswered} times`);
    one.requests += 1;
    const requestFault = call.fault === '' ? undefined : call.fault;
    const request = sentRequest(call, token, operation?.security);
    const outcome = await exchangeWith(this.#target, request);
    one.evidence = evidenceOf(request, 'error' in outcome ? undefined : outcome.exchange.response, this.#secrets);
    if ('error' in outcome) {
      this.#unansweredInRow += 1;
      this.#unansweredByOperation.set(id, unanswered + 1);
      one.addError('no-answer', id, 0, 'answer', outcome.error, { asked: requestFault });
      return undefined;
    }
    this.#unansweredInRow = 0;
    const { exchange } = outcome;
    this.#hasTags ||= exchange.response.headers.has('etag');
    const { operation: found, findings } = checkExchange(this.#contract, exchange, {
      strict: this.#strict || exchange.response.headers.has('x-sandbox'),
    });
    if (found) this.coverage.count(found.id, exchange.response.status);
    if (exchange.request.method !== 'GET' && exchange.response.status < 400) this.#own.note(id, exchange);
    for (const finding of findings) one.add({ ...finding, ...(requestFault && { asked: requestFault }) });
    const { status, headers } = exchange.response;
    const isRead = exchange.request.method === 'GET';
    if (!isRead && status < 400) this.#lastWrite = id;
    const things = operation ? this.#sameThings.judge(this.#contract, operation, exchange) : [];
    for (const difference of things) one.add({ ...difference, operation: id, status, rule: 'wrong-value', severity: 'error' });
    // What differs when it is read may be what a write has left behind.
    const since = isRead && this.#lastWrite !== '' ? ` (the last write before it: ${this.#lastWrite})` : '';
    const about = { operation: id, status, rule: 'unlike-twin', severity: 'error', ...(requestFault && { asked: requestFault }) } as const;
    for (const { place, cause } of (await this.#mirror?.follow(operation, exchange)) ?? [])
      one.add({ ...about, place, cause: `${cause}${since}` });
    const seconds = askedWait({ status, headers: new Headers([...headers]) });
    if (seconds !== undefined) {
      const { maxWait } = this.#target.pace ?? defaultPace;
      throw new ScenarioSkipped(`${id} answers "not now" (429) and asks to wait ${Math.ceil(seconds)} s; a run waits ${maxWait} s at most`);
    }
    return { exchange, rules: new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)) };
  }

  /** Sends a call that reads. @throws {ScenarioAborted} if it is not answered well */
  async read(one: RunCase, sample: Sample, given: CallOverrides, token: string | undefined): Promise<ScenarioResponse> {
    const call = callOf(sampleWith(sample, given), { fault: '', headers: given.headers ?? {} });
    const sent = await this.send(one, sample.operation, call, token);
    if (sent?.exchange.response.status !== 200) throw new ScenarioAborted(`${sample.operation.id} does not answer a part of its list.`);
    return new ScenarioResponse(sample.operation.id, sent.exchange.response);
  }
}
