import type { Group } from '@realmkit/openapi';

/** The types of a group. */
export const groupTypes = ['class', 'group'] as const satisfies readonly Group['type'][];
