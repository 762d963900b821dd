import type { Realm } from '../../../database/realms.ts';
import type { ShardData } from '../../../database/shards.ts';
import {
  countStatement,
  type ListScope,
  type ListSource,
  type PageRequest,
  pageStatement,
  rowsStatement,
  type SearchableSource,
  type Statement,
  windowStatement,
} from './listSource.ts';
import { LruCache } from './lruCache.ts';
import type { Condition } from './statement.ts';

/** A page of a list. */
export interface Page<Row> {
  readonly data: Row[];
  readonly meta: { readonly totalItems: number };
}

interface Total {
  readonly version: number;
  readonly total: number;
}

interface Window {
  readonly version: number;
  readonly uids: readonly string[];
}

/** The numbers of uids that are cached of a search: the first step serves the first pages, the second a hundred pages of ten. */
const windowSteps = [100, 1000];

/**
 * Reads the lists of a shard with exact totals. Caches totals, and the uids of the first pages of a search, until the realm is written: the
 * realm's version is read in the same statement as the rows, so that all processes on one database agree.
 */
export class ListReader {
  readonly #shard: ShardData;
  readonly #totals = new LruCache<Total>(2000);
  readonly #windows = new LruCache<Window>(300);

  constructor(shard: ShardData) {
    this.#shard = shard;
  }

  #read<Found>({ text, values }: Statement): Promise<Found> {
    return this.#shard.engine.json<Found>(text, values);
  }

  #scope(realm: Realm): ListScope {
    return { shard: this.#shard.shard, realm };
  }

  async #total(statement: Statement, key: string): Promise<Total> {
    const total = await this.#read<Total>(statement);
    this.#totals.set(key, total);
    return total;
  }

  /** Reads a page of a list from the database. */
  async page<Row>(realm: Realm, source: ListSource, conditions: readonly Condition[], request: PageRequest): Promise<Page<Row>> {
    const scope = this.#scope(realm);
    const count = countStatement(scope, source, conditions);
    const key = JSON.stringify(count);
    const { data, version } = await this.#read<{ version: number; data: Row[] }>(pageStatement(scope, source, conditions, request));
    const known = this.#totals.get(key);
    const { total } = known?.version === version ? known : await this.#total(count, key);
    return { data, meta: { totalItems: total } };
  }

  /** Reads a page of a search; caches the uids of its first rows, because sorting them again for each page would be slow. */
  async searchPage<Row>(
    realm: Realm,
    source: SearchableSource,
    conditions: readonly Condition[],
    request: PageRequest,
  ): Promise<Page<Row>> {
    const scope = this.#scope(realm);
    const start = (request.page - 1) * request.size;
    const length = windowSteps.find((step) => start + request.size <= step);
    if (length === undefined) return this.page(realm, source, conditions, request);
    const count = countStatement(scope, source, conditions);
    const countKey = JSON.stringify(count);
    const windowKey = `${countKey} ${request.sort}`;
    // Each attempt reads one version completely or learns of a newer one; if the realm is written faster, the page is read directly.
    for (let attempt = 0; attempt < 3; attempt++) {
      const known = this.#totals.get(countKey);
      const window = this.#windows.get(windowKey);
      if (known && window?.version === known.version && window.uids.length >= Math.min(length, known.total)) {
        const rows = rowsStatement(scope, source, window.uids.slice(start, start + request.size));
        const { data, version } = await this.#read<{ version: number; data: Row[] }>(rows);
        if (version === known.version) return { data, meta: { totalItems: known.total } };
      }
      await this.#total(count, countKey);
      this.#windows.set(windowKey, await this.#read<Window>(windowStatement(scope, source, conditions, request.sort, length)));
    }
    return this.page(realm, source, conditions, request);
  }
}

declare module '../../../access/serviceShard.ts' {
  interface ServiceShard {
    readonly lists: ListReader;
  }
}
