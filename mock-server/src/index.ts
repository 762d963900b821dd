export type { AccountLimits } from './platform/access/accountLimits.ts';
export { brandColours, type Realm, realmIdentities, realms } from './platform/database/realms.ts';
export { sampleBookId } from './platform/domains/library/catalogue/sampleBookId.ts';
export { defaultTrust, forwardedHeaders, isOnThisMachine, type Trust } from './platform/http/client.ts';
export { crossOriginHeaders } from './platform/http/crossOrigin.ts';
export { bodyText } from './platform/http/messages.ts';
export { hostnameOf, isLocalHostname } from './platform/http/origins/hosts.ts';
export { isPublicOrigin, realmOrigins } from './platform/http/origins/realmOrigins.ts';
export type { SandboxData, SandboxOptions } from './platform/sandbox/options.ts';
