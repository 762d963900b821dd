// `npm run test:school-day [-- DAYS ACTS SEED]`: lets a class live through days at school, 200 of 400 acts if nothing else is said, and prints how many saved
// words were lost and how many were shown to somebody else. Exits with 1 and the day in which there is any.
import { startVitest } from 'vitest/node';

const [days = '200', acts = '400', seed = '1'] = process.argv.slice(2);
Object.assign(process.env, { SCHOOL_DAYS: days, SCHOOL_DAY_ACTS: acts, SCHOOL_DAY_SEED: seed });
await startVitest('test', ['mock-server/schoolDay'], { project: 'mock-server servers', run: true, watch: false });
