import type { ResourceProps } from '@realmkit/admin-kit';

/** The subscription periods of school units, and of people. */
export const subscriptionPeriods: ResourceProps = {
  name: 'schoolUnitSubscriptionPeriods',
  path: 'periods',
  texts: ['periods'],
  list: () => import('./PeriodsPage.tsx'),
};
