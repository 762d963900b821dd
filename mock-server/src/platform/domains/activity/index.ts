import type { Domain } from '../../access/domain.ts';
import { eventRoutes } from './eventRoutes.ts';

/** What people do in the apps, as both streams of events tell it. */
export const activity: Domain = { controls: [{ path: '/events', routes: eventRoutes }] };
