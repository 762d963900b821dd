import { isJsonObject } from '@realmkit/openapi/json';
import type { SentRequest } from '../exchange.ts';

/** Names of properties whose values servers make: ids, versions, secrets, addresses, and the numbers of public keys (RFC 7518 §6). */
const madeByServers =
  /(^[xyn]$|id|uid|etag|code|token|secret|key|link|url|number|policy|signature|cursor|fingerprint|location|last-?modified)$/i;

/** Returns whether servers make the values of a property or header. */
export const isMadeByServers = (name: string): boolean => madeByServers.test(name);

/** Pairs all texts of two answers that nothing is judged of, such as those of hooks. */
export function learnAll(own: unknown, other: unknown, translation: Translation): void {
  if (typeof own === 'string' && typeof other === 'string') translation.learn(own, other);
  else if (typeof own === 'object')
    for (const [name, one] of Object.entries(own ?? {})) learnAll(one, Reflect.get(Object(other), name), translation);
}

function queryOf(text: string): URLSearchParams | undefined {
  if (URL.canParse(text)) return new URL(text).searchParams;
  return text.includes('=') && !/[\s{]/.test(text) ? new URLSearchParams(text) : undefined;
}

/** The values that a service made, each with that of its twin. */
export class Translation {
  readonly #pairs = new Map<string, string>();
  /** The values that were seen before, on either side: another one at their place is no new one. */
  readonly #known = new Set<string>();

  /** Notes that a value of the service is the same as one of its twin, with the parts of addresses and queries. */
  learn(own: string, other: string): void {
    if (own === other || own === '' || other === '') return;
    this.#pairs.set(own, other);
    const [from, to] = [queryOf(own), queryOf(other)];
    if (!from || !to) return;
    for (const [name, value] of from) if (to.has(name)) this.learn(value, to.get(name) ?? '');
    if (!URL.canParse(own) || !URL.canParse(other)) return;
    const steps = (text: string): string[] => new URL(text).pathname.split('/').map(decodeURIComponent);
    const theirs = steps(other);
    for (const [index, step] of steps(own).entries()) this.learn(step, theirs[index] ?? '');
  }

  /** Notes that a value was there. */
  see(value: string): void {
    this.#known.add(value);
  }

  /** Returns whether neither of two values was there before. */
  areNew(own: string, other: string): boolean {
    return !this.#known.has(own) && !this.#known.has(other);
  }

  /** Returns a text for the twin: what it is as a whole, or what longer values within it are. */
  text(own: string): string {
    const whole = this.#pairs.get(own);
    if (whole !== undefined) return whole;
    let translated = own;
    for (const [from, to] of this.#pairs) if (from.length >= 8 && translated.includes(from)) translated = translated.replaceAll(from, to);
    return translated;
  }

  /** Returns a JSON value for the twin. */
  value(own: unknown): unknown {
    if (typeof own === 'string') return this.text(own);
    if (typeof own === 'number') return this.#pairs.has(`${own}`) ? Number(this.text(`${own}`)) : own;
    if (Array.isArray(own)) return own.map((one) => this.value(one));
    if (!isJsonObject(own)) return own;
    return Object.fromEntries(Object.entries(own).map(([name, one]) => [name, this.value(one)]));
  }

  #body(body: Uint8Array, type: string): Uint8Array {
    const text = new TextDecoder().decode(body);
    const encoded = (value: string) => new TextEncoder().encode(value);
    if (type.startsWith('application/x-www-form-urlencoded')) return encoded(this.#query(text));
    try {
      const own: unknown = JSON.parse(text);
      const other = this.value(own);
      return JSON.stringify(own) === JSON.stringify(other) ? body : encoded(JSON.stringify(other));
    } catch {
      return body;
    }
  }

  #query(search: string): string {
    const query = [...new URLSearchParams(search)].map(([name, value]): [string, string] => [name, this.text(value)]);
    return query.every(([name, value], index) => [...new URLSearchParams(search)][index]?.join() === `${name},${value}`)
      ? search
      : new URLSearchParams(query).toString();
  }

  #step(step: string): string {
    try {
      const own = decodeURIComponent(step);
      const other = this.text(own);
      return own === other ? step : encodeURIComponent(other);
    } catch {
      return step;
    }
  }

  /** Returns a request for the twin. */
  request({ method, path, search, headers, body }: SentRequest): SentRequest {
    return {
      method,
      path: path
        .split('/')
        .map((step) => this.#step(step))
        .join('/'),
      search: this.#query(search),
      headers: new Map([...headers].map(([name, value]) => [name, this.text(value)])),
      body: this.#body(body, headers.get('content-type') ?? ''),
    };
  }
}
