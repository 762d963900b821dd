import { clear } from 'idb-keyval';
import { type Database, openDatabase } from './openDatabase.ts';

/** Returns the IndexedDB store of long work that must survive a reload, such as an import of people. */
export const workStore = (): Database => openDatabase('realmkit-work', 'work');

/** Removes all stored work. */
export const dropWork = (): Promise<void> => clear(workStore());
