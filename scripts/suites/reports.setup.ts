// A green run writes nothing on stderr: what a test reports on the console or stderr, or as a warning of the process, fails it, unless it expects the
// report (`expectReport`) or a library makes it that cannot be mended (`silencedReports.ts`). The hooks of this file run last, as it is set up first.
import { afterAll, afterEach, type TestContext } from 'vitest';
import { checkReports, endWatch, watchReports } from './reports.ts';

watchReports();
afterEach(({ task, story }: TestContext & { story?: { tags: readonly string[] } }) => {
  // Storybook's addon gives a test its story, but not the story's tags.
  const clauses = story?.tags.filter((tag) => tag.includes('§'));
  Object.assign(task.meta, { clauses });
  // The report of the run has it: `npm test` fails for an entry of the list that no test needs any more.
  Object.assign(task.meta, { silenced: checkReports() });
});
afterAll(endWatch);
