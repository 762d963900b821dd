export { type Realm, realmIdentities, realms } from './database/realms.ts';
export { hostnameOf, isLocalHostname } from './origins/hosts.ts';
export { isPublicOrigin, realmOrigins } from './origins/realmOrigins.ts';
export { crossOriginHeaders } from './sandbox/crossOrigin.ts';
export { bodyText, clientAddress } from './sandbox/http.ts';
export type { SandboxData, SandboxOptions } from './sandbox/options.ts';
export type { AccountLimits } from './services/rateLimits.ts';
