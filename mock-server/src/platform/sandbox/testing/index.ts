export { freePorts } from '../../../../../scripts/freePorts.ts';
export { demoPassword } from '../../access/demoPassword.ts';
export { demoUserNames } from '../../domains/directory/seed/demoAccounts.ts';
export { databaseKinds } from './databaseKinds.ts';
export { type PostgresqlServer, startPostgresql } from './postgresqlServer.ts';
export { preparedCluster, templates } from './seedCluster.ts';
export { openingTime } from './testSandbox.ts';
export { claimsOf } from './visitor.ts';
