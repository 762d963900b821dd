import { fileURLToPath } from 'node:url';
import { bundle } from './page/bundle.ts';

/** The blocking script of every page's head, as one small classic script. */
export const realmScript = (): Promise<string> => bundle(fileURLToPath(new URL('../src/realm-script/realmScript.ts', import.meta.url)));
