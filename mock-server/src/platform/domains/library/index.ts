import type { Domain } from '../../access/domain.ts';
import { entitlementRoutes } from './entitlementRoutes.ts';

/** Books, who may open them, and what readers keep of them. */
export const library: Domain = { controls: [{ path: '/entitlement', routes: entitlementRoutes }] };
