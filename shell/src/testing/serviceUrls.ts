import type { ServiceUrls } from '../configuration/configuration.ts';

/** Returns the URLs of all services below one origin, as in `/config.json`. */
export const serviceUrls = (origin: string): ServiceUrls => ({
  auth: `${origin}/auth`,
  account: `${origin}/account`,
  payment: `${origin}/payment`,
  submissions: `${origin}/submissions`,
  library: `${origin}/library`,
  bookBackend: `${origin}/book-backend`,
  bookContent: `${origin}/book-content`,
  controlPanel: `${origin}/control-panel`,
  customerManagement: { eu: `${origin}/customer-management/eu`, us: `${origin}/customer-management/us` },
  sync: `${origin}/sync`,
  activityStream: `${origin}/activity-stream`,
  analytics: `${origin}/analytics`,
});
