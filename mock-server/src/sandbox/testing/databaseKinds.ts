export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The databases that every service is tested on: both, or the one that `TEST_DATABASE` names during development. */
export const databaseKinds = (['PGlite', 'PostgreSQL'] as const satisfies readonly DatabaseKind[]).filter((kind) =>
  [undefined, '', kind].includes(process.env.TEST_DATABASE),
);
