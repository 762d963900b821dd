export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The database that `TEST_DATABASE` names for all tests. */
const named = (['PGlite', 'PostgreSQL'] as const).find((kind) => kind === process.env.TEST_DATABASE);

/** The databases of the tests of what depends on them: storage, several processes, controls, and the conformance suites, which call every operation. */
export const databaseKinds: readonly DatabaseKind[] = named ? [named] : ['PGlite', 'PostgreSQL'];

/** The database of the services' own tests (decision 0004): PostgreSQL, as in production. */
export const serviceDatabases: readonly DatabaseKind[] = [named ?? 'PostgreSQL'];
