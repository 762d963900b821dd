// A green run writes nothing on stderr: what a test reports on the console or stderr, or as a warning of the process, fails it, unless it expects the
// report (`expectReport`) or a library makes it that cannot be mended (`silencedReports.ts`). The hooks of this file run last, as it is set up first.
import { afterAll, afterEach } from 'vitest';
import { checkReports, endWatch, watchReports } from './reports.ts';

watchReports();
// The report of the run has it: `npm test` fails for an entry of the list that no test needs any more.
afterEach(({ task }) => void Object.assign(task.meta, { silenced: checkReports() }));
afterAll(endWatch);
