import type { Domain } from '../../access/domain.ts';
import { eraseOldLogs } from './eraseOldLogs.ts';
import { runDueSyncs } from './runDueSyncs.ts';

/** What school registers bring into the directory. */
export const sync: Domain = { jobs: [runDueSyncs], purge: eraseOldLogs };
