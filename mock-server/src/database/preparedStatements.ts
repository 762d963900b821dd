import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { closeMessage, describeMessage, executeMessage, parseMessage } from './wireMessages.ts';

/** How many statements stay prepared. */
const mostPrepared = 300;

/** A statement that PGlite has planned. */
interface Prepared {
  readonly name: string;
  /** The types of its parameters, as PostgreSQL numbers them. */
  readonly parameterTypes: readonly number[];
  readonly fields: Results['fields'];
}

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

const isRow = (answer: Messages[number]): answer is Messages[number] & { readonly fields: readonly (string | null)[] } =>
  answer.name === 'dataRow' && 'fields' in answer && Array.isArray(answer.fields);

/**
 * Runs statements on PGlite that are prepared once: its own `query` parses, plans and describes anew each time, in six calls, which
 * takes four times as long. Whoever calls has the connection to themselves.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  /** By their text, the one that was used last at the end. */
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
      if (this.#prepared.size < mostPrepared) break;
      this.#prepared.delete(oldest);
      await this.#send(closeMessage(name));
    }
    this.#count += 1;
    const name = `sandbox_${this.#count}`;
    const answers = [...(await this.#send(parseMessage(name, statement))), ...(await this.#send(describeMessage(name)))];
    let parameterTypes: readonly number[] = [];
    let fields: Results['fields'] = [];
    for (const answer of answers) {
      if ('dataTypeIDs' in answer && Array.isArray(answer.dataTypeIDs)) parameterTypes = answer.dataTypeIDs;
      if (answer.name === 'rowDescription' && 'fields' in answer && Array.isArray(answer.fields)) fields = answer.fields;
    }
    return { name, parameterTypes, fields };
  }

  async #preparedOf(statement: string): Promise<Prepared> {
    const prepared = this.#prepared.get(statement) ?? (await this.#prepare(statement));
    this.#prepared.delete(statement);
    this.#prepared.set(statement, prepared);
    return prepared;
  }

  /** The JSON value that a statement selects, its values given as text or lists of texts. */
  async json(statement: string, values: readonly unknown[]): Promise<unknown> {
    const { name } = await this.#preparedOf(statement);
    const row = (await this.#send(executeMessage(name, values))).find(isRow);
    const value = row?.fields[0];
    return typeof value === 'string' ? JSON.parse(value) : null;
  }

  /** What PGlite's own `query` answers. */
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
    const answers = await this.#send(executeMessage(name, texts));
    const rows = answers.filter(isRow).map((row) => {
      const cells = row.fields.map(read);
      return options.rowMode === 'array' ? cells : Object.fromEntries(cells.map((cell, index) => [fields[index]?.name, cell]));
    });
    // The shape of a row is what the statement selects, which is the caller's to know, as with PGlite's own method.
    return { rows: rows as Row[], fields: [...fields] };
  }
}
