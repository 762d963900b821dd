// Runs the fixtures of reports.test.ts, in files that share their modules and in files that do not.
import { defineConfig } from 'vitest/config';

const fixtures = (isolate: boolean) => ({
  test: {
    name: isolate ? 'isolated' : 'shared',
    include: ['scripts/suites/testing/*.fixture.ts'],
    setupFiles: ['scripts/suites/reports.setup.ts'],
    isolate,
  },
});

export default defineConfig({ root: '.', test: { maxWorkers: 1, projects: [fixtures(true), fixtures(false)] } });
