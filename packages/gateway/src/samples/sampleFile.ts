import { fileURLToPath } from 'node:url';
import type { Realm } from '@realmkit/mock-server';

const folder = new URL('../../dist/samples/', import.meta.url);

/** Returns the path of a realm's import template (`xlsx`) or of its guide (`pdf`), which the build writes. */
export const sampleFile = (realm: Realm, kind: 'xlsx' | 'pdf'): string => fileURLToPath(new URL(`import-${realm}.${kind}`, folder));
