import type { PGlite } from '@electric-sql/pglite';
import { closeMessage, executeMessage, parseMessage } from './wireMessages.ts';

/** How many statements stay prepared. */
const mostPrepared = 300;

/**
 * Runs statements on PGlite that are prepared once: its own `query` parses, plans and describes anew each time, in six calls, which
 * takes four times as long. Each statement selects one JSON value.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #names = new Map<string, string>();
  #count = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async #send(message: Buffer): Promise<unknown> {
    const { messages } = await this.#pglite.execProtocol(message, { syncToFs: false });
    for (const answer of messages)
      if (answer.name === 'dataRow' && 'fields' in answer && Array.isArray(answer.fields)) return answer.fields[0];
    return undefined;
  }

  async #nameOf(statement: string): Promise<string> {
    const known = this.#names.get(statement);
    if (known !== undefined) return known;
    for (const [oldest, name] of this.#names) {
      if (this.#names.size < mostPrepared) break;
      this.#names.delete(oldest);
      await this.#send(closeMessage(name));
    }
    this.#count += 1;
    const name = `sandbox_${this.#count}`;
    await this.#send(parseMessage(name, statement));
    this.#names.set(statement, name);
    return name;
  }

  /** The value that a statement selects. Waits for transactions that are open: they have the one connection to themselves. */
  select(statement: string, values: readonly unknown[]): Promise<unknown> {
    return this.#pglite._runExclusiveTransaction(() =>
      this.#pglite.runExclusive(async () => {
        const name = await this.#nameOf(statement);
        const value = await this.#send(executeMessage(name, values));
        return typeof value === 'string' ? JSON.parse(value) : null;
      }),
    );
  }
}
