// `npm run test:ledger [-- FAMILIES DAYS SEED]`: lets families live beside the ledger, 500 of them for three years if nothing else is said, and prints what was
// compared. Exits with 1 and the shortest history at the first difference.
import { startVitest } from 'vitest/node';

const [families = '500', days = '1095', seed = '1'] = process.argv.slice(2);
Object.assign(process.env, { LEDGER_FAMILIES: families, LEDGER_DAYS: days, LEDGER_SEED: seed });
await startVitest('test', [], { config: 'mock-server/ledger/vitest.config.ts', run: true, watch: false });
