import { clear, type UseStore } from 'idb-keyval';
import { openDatabase } from './openDatabase.ts';

/** Returns the IndexedDB store of long work that must survive a reload, such as an import of people. */
export const workStore = (): UseStore => openDatabase('realmkit-work', 'work');

/** Removes all stored work. */
export const dropWork = (): Promise<void> => clear(workStore());
