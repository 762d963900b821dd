export { sampleBookId } from './books/sampleBookId.ts';
export { brandColours, type Realm, realmIdentities, realms } from './database/realms.ts';
export { defaultTrust, forwardedHeaders, isOnThisMachine, type Trust } from './http/client.ts';
export { crossOriginHeaders } from './http/crossOrigin.ts';
export { bodyText } from './http/messages.ts';
export { hostnameOf, isLocalHostname } from './origins/hosts.ts';
export { isPublicOrigin, realmOrigins } from './origins/realmOrigins.ts';
export type { SandboxData, SandboxOptions } from './sandbox/options.ts';
export type { AccountLimits } from './services/accountLimits.ts';
