export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The databases that every service is tested on: both, or the one that `TEST_DATABASE` names while something is being written. */
export const databaseKinds = (['PGlite', 'PostgreSQL'] as const satisfies readonly DatabaseKind[]).filter((kind) =>
  [undefined, '', kind].includes(process.env.TEST_DATABASE),
);
