import type { Operation } from '@realmkit/contract-engine';
import { callHook } from '../core/hooks.ts';
import { ScenarioResponse } from '../core/scenarioResponse.ts';
import type { HookCallOverrides } from '../core/suite.ts';
import { exchangeWith } from '../core/target.ts';
import { namedTokens } from '../core/tokens.ts';
import { bodyJson, bodyText, type Exchange, mediaTypeOf, type ReceivedResponse } from '../exchange.ts';
import { clauseOfPlace, clauseOfStatus } from '../verdicts/clause.ts';
import type { Finding } from '../verdicts/finding.ts';
import { namedErrors } from '../verdicts/namedErrors.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';
import { differencesOf } from './difference.ts';
import type { Twin } from './oracle.ts';
import { learnAll, Translation } from './translation.ts';

/** A difference that the contract decides. */
export type TwinFinding = Pick<Finding, 'place' | 'cause'>;

/** Returns the texts within a value that are long enough to be nobody else's. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  // A bad body may be nested deeper than calls can be.
  for (const rest = [value]; rest.length > 0; ) {
    const one = rest.pop();
    if (typeof one === 'string' && one.length >= 8) texts.push(one);
    else if (typeof one === 'object' && one !== null) rest.push(...Object.values(one));
  }
  return texts;
}

/** Parameters by which services may search in ways of their own. */
const searching = /^(q|qName|search)$/;

/** Sends what a run sends to a service to its twin too, and compares the answers. */
export class Mirror {
  readonly #contract: TestedContract;
  readonly #twin: Twin;
  #translation = new Translation();
  readonly #tokenOf: ReturnType<typeof namedTokens>['tokenOf'];
  readonly #silences = new Map<string, number>();
  /** What the run has sent to be kept; judged alone where the twin has other data. */
  readonly #sent = new Set<string>();
  #hasSameData = true;

  constructor(contract: TestedContract, twin: Twin) {
    this.#contract = contract;
    this.#twin = twin;
    this.#tokenOf = namedTokens(twin.configuration, twin.target).tokenOf;
  }

  /** Whether the twin is taken to have the same data. */
  get hasSameData(): boolean {
    return this.#hasSameData;
  }

  /** What differs and is not decided by the contract, each once. */
  get silences(): string[] {
    return [...this.#silences].map(([what, count]) => (count === 1 ? what : `${what} (${count} times)`));
  }

  /** Compares from now on what the run itself has sent, and nothing else; fixtures of one name stand for each other. */
  judgeOnlyWhatIsSent(fixtures: Readonly<Record<string, string>>): void {
    this.#hasSameData = false;
    // What was read until now does not belong together.
    this.#translation = new Translation();
    this.#silences.clear();
    const theirs = this.#twin.configuration.fixtures ?? {};
    for (const [name, value] of Object.entries(fixtures)) this.#translation.learn(value, theirs[name] ?? '');
  }

  /** Gives a token of the service its twin's. */
  async pairToken(role: string, token: string | undefined): Promise<void> {
    const other = token === undefined ? undefined : await this.#tokenOf(role);
    if (token !== undefined && other !== undefined) this.#translation.learn(token, other);
  }

  /** Calls a hook of the twin as one of the service was called. */
  async followHook(name: string, given: HookCallOverrides, response: ScenarioResponse): Promise<void> {
    const { configuration, target } = this.#twin;
    const values = this.#translation.value(given.values ?? {}) as Record<string, string>;
    const json = this.#translation.value(given.json);
    const options = { configuration, target, tokenOf: this.#tokenOf };
    const other = await callHook(name, { ...given, values, ...(json !== undefined && { json }) }, options).catch(() => undefined);
    if (other) learnAll(response.at(), other.at(), this.#translation);
  }

  /** Sends a request to the twin and returns what differs and is decided by the contract. */
  async follow(operation: Operation | undefined, { request, response }: Exchange): Promise<TwinFinding[]> {
    if (request.method !== 'GET') for (const text of textsIn(bodyJson(request.body))) this.#sent.add(text);
    const outcome = await exchangeWith(this.#twin.target, this.#translation.request(request));
    if ('error' in outcome || !operation) return [];
    const other = outcome.exchange.response;
    if (response.status === 429 || other.status === 429) return [];
    for (const name of ['etag', 'location', 'x-redirect-location']) {
      const [own, theirs] = [response.headers.get(name), other.headers.get(name)];
      if (own && theirs) {
        this.#translation.learn(own, theirs);
        this.#translation.learn(own.split('/').at(-1) ?? '', theirs.split('/').at(-1) ?? '');
      }
    }
    if (response.status !== other.status && !this.#hasSameData) return [];
    if (response.status !== other.status) return this.#status(operation, response, other);
    return this.#body(operation, request.search, response, other);
  }

  #note(what: string): void {
    this.#silences.set(what, (this.#silences.get(what) ?? 0) + 1);
  }

  #status(operation: Operation, own: ReceivedResponse, other: ReceivedResponse): TwinFinding[] {
    const clause = clauseOfStatus(this.#contract, operation, other.status);
    const cause = `is ${own.status}, and ${other.status} of the twin`;
    // Which of two refusals comes first is a service's own order.
    if (clause === undefined || (own.status >= 400 && other.status >= 400)) {
      this.#note(`${operation.id}: answer status ${cause}`);
      return [];
    }
    return [{ place: 'answer status', cause: `${cause}; ${clause}` }];
  }

  #body(operation: Operation, search: string, own: ReceivedResponse, other: ReceivedResponse): TwinFinding[] {
    const { status } = own;
    if (status >= 400) return this.#hasSameData ? this.#error(operation, own, other) : [];
    const type = mediaTypeOf(own.headers);
    if (!/json$/.test(type)) {
      const clause = clauseOfStatus(this.#contract, operation, status);
      const lines = (text: string): string => this.#translation.text(text).split(/\r?\n/).sort().join('\n');
      if (!this.#hasSameData || !type.startsWith('text/') || !clause || lines(bodyText(own.body)) === lines(bodyText(other.body)))
        return [];
      return [{ place: 'answer body', cause: `is not that of the twin; ${clause}` }];
    }
    const [body, theirs] = [bodyJson(own.body), bodyJson(other.body)];
    const query = new URLSearchParams(search);
    const searches = [...query].some(([name, value]) => searching.test(name) && value !== '');
    const totalOf = (value: unknown): number | undefined => new ScenarioResponse('', { ...own, body: encode(value) }).total;
    const isPart = (value: unknown): boolean => {
      const rows = Reflect.get(Object(value), 'data');
      return Array.isArray(rows) && (totalOf(value) ?? rows.length) > rows.length;
    };
    const findings = differencesOf(body, theirs, this.#translation, !isPart(body) && !isPart(theirs));
    return findings.flatMap(({ pointer, cause, about }) => {
      if (!this.#hasSameData && !this.#sent.has(String(new ScenarioResponse('', other).at(pointer)))) return [];
      const clause = about === 'value' && !searches ? clauseOfPlace(this.#contract, operation, status, pointer) : undefined;
      const place = `answer body ${pointer === '' ? '/' : pointer}`;
      if (clause !== undefined) return [{ place, cause: `${cause}; ${clause}` }];
      this.#note(`${operation.id} ${status}: ${place.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${about === 'order' ? cause : 'differs'}`);
      return [];
    });
  }

  #error(operation: Operation, own: ReceivedResponse, other: ReceivedResponse): TwinFinding[] {
    const nameOf = (response: ReceivedResponse): string => String(Reflect.get(Object(bodyJson(response.body)), 'name') ?? '');
    const [name, expected] = [nameOf(own), nameOf(other)];
    if (name === expected) return [];
    const cause = `is ${JSON.stringify(name)}, and ${JSON.stringify(expected)} of the twin`;
    const clause = namedErrors(this.#contract, operation, own.status).get(expected);
    if (clause !== undefined) return [{ place: 'answer body /name', cause: `${cause}; ${clause}` }];
    this.#note(`${operation.id} ${own.status}: answer body /name ${cause}`);
    return [];
  }
}

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value ?? null));
