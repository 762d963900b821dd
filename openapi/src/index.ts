export { accountClient } from './clients/accountClient.ts';
export { authClient } from './clients/authClient.ts';
export type { ClientPolicies } from './clients/clientPolicies.ts';
export { customerManagementClient } from './clients/customerManagementClient.ts';
export type * from './entities.ts';
export { NetworkError } from './errors/NetworkError.ts';
export { type AttributeError, ServiceError } from './errors/ServiceError.ts';
export { unwrap } from './errors/unwrap.ts';
