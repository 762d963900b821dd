export { type BrowserStore, browserStores } from './browserStores.ts';
export * from './categories.ts';
export { type PersonalTable, personalTables, serverTables } from './serverTables.ts';
