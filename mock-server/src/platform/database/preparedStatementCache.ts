import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { closeMessage, describeMessage, executeMessage, parseMessage } from './wireMessages.ts';

/** The number of statements that stay prepared. */
const maxPrepared = 300;

/** A statement that PGlite has planned. */
interface Prepared {
  readonly name: string;
  /** The OIDs of the parameters' types. */
  readonly parameterTypes: readonly number[];
  readonly fields: Results['fields'];
}

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

const isRow = (message: Messages[number]): message is Messages[number] & { readonly fields: readonly (string | null)[] } =>
  message.name === 'dataRow' && 'fields' in message && Array.isArray(message.fields);

/**
 * Runs statements on PGlite and keeps them prepared: its own `query` parses, plans and describes each time, in six calls, which takes four times as
 * long. The caller has exclusive use of the connection.
 */
export class PreparedStatementCache {
  readonly #pglite: PGlite;
  /** The prepared statements by their text, the least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  #count = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async #send(message: Buffer): Promise<Messages> {
    const { messages } = await this.#pglite.execProtocol(message, { syncToFs: false });
    return messages;
  }

  async #prepare(statement: string): Promise<Prepared> {
    for (const [oldest, { name }] of this.#prepared) {
      if (this.#prepared.size < maxPrepared) break;
      this.#prepared.delete(oldest);
      await this.#send(closeMessage(name));
    }
    this.#count += 1;
    const name = `sandbox_${this.#count}`;
    const messages = [...(await this.#send(parseMessage(name, statement))), ...(await this.#send(describeMessage(name)))];
    let parameterTypes: readonly number[] = [];
    let fields: Results['fields'] = [];
    for (const message of messages) {
      if ('dataTypeIDs' in message && Array.isArray(message.dataTypeIDs)) parameterTypes = message.dataTypeIDs;
      if (message.name === 'rowDescription' && 'fields' in message && Array.isArray(message.fields)) fields = message.fields;
    }
    return { name, parameterTypes, fields };
  }

  async #preparedOf(statement: string): Promise<Prepared> {
    const prepared = this.#prepared.get(statement) ?? (await this.#prepare(statement));
    this.#prepared.delete(statement);
    this.#prepared.set(statement, prepared);
    return prepared;
  }

  /** Returns the JSON value that a statement selects; parameters are texts or lists of texts. */
  async json<Value>(statement: string, values: readonly unknown[]): Promise<Value> {
    const { name } = await this.#preparedOf(statement);
    const row = (await this.#send(executeMessage(name, values))).find(isRow);
    const value = row?.fields[0];
    return JSON.parse(typeof value === 'string' ? value : 'null');
  }

  /** Returns the same result as PGlite's own `query`. */
  async query<Row>(statement: string, values: readonly unknown[], options: QueryOptions = {}): Promise<Results<Row>> {
    const { name, parameterTypes, fields } = await this.#preparedOf(statement);
    const { serializers, parsers } = this.#pglite;
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = serializers[parameterTypes[index] ?? 0];
      return serialize ? serialize(value) : String(value);
    });
    const readers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? parsers[dataTypeID]);
    const read = (text: string | null, index: number): unknown => {
      const reader = readers[index];
      return text === null || !reader ? text : reader(text, fields[index]?.dataTypeID);
    };
    const messages = await this.#send(executeMessage(name, texts));
    const rows = messages.filter(isRow).map((row) => {
      const cells = row.fields.map(read);
      return options.rowMode === 'array' ? cells : Object.fromEntries(cells.map((cell, index) => [fields[index]?.name, cell]));
    });
    // The caller knows the shape of the selected rows, as with PGlite's own method.
    return { rows: rows as Row[], fields: [...fields] };
  }
}
