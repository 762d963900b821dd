import { fileURLToPath } from 'node:url';
import { bundle } from './page/bundle.ts';

/** Returns the blocking script for the head of every page, as one small classic script. */
export const realmScript = (): Promise<string> => bundle(fileURLToPath(new URL('../src/realm-script/realmScript.ts', import.meta.url)));
