import { customType } from 'drizzle-orm/pg-core';

/** Defines a column of PostgreSQL's `tsvector`; its lexemes come from `text/searchTerms.ts`, never from PostgreSQL's own parsers. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Defines a column of text that sorts by its bytes, the same on every server; holds the sort keys of `sortKey.ts`. */
export const sortText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
