import { type SubscriptionType, unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { Clients } from '@realmkit/shell';

/** The type, the dates and, of a school unit, the licences of a subscription period. */
export type PeriodTerms = components['schemas']['SchoolUnitPeriodChange'];

/** A subscription period of a user or a school unit. */
export interface Period extends PeriodTerms {
  readonly legacyId: number;
  /** How many of its licences are used; null without a number. */
  readonly used?: number | null;
  /** Whether the logged-in person may change and delete it. */
  readonly editable: boolean;
}

/** The owner of subscription periods. */
export interface PeriodOwner {
  readonly kind: 'users' | 'schoolUnits';
  readonly uid: string;
}

const query = { page: 1, size: 100, sort: 'startDate,desc' } as const;

/** Creates the requests of subscription periods (admin §7); those of users and of school units are alike. */
export const periodCalls = ({ customerManagement }: Pick<Clients, 'customerManagement'>) => ({
  types: async (): Promise<readonly SubscriptionType[]> => unwrap(await customerManagement.GET('/subscriptionTypes')).data,
  list: async ({ kind, uid }: PeriodOwner): Promise<readonly Period[]> => {
    if (kind === 'users') {
      const filters = JSON.stringify({ userUid: uid });
      return unwrap(await customerManagement.GET('/userSubscriptionPeriods', { params: { query: { ...query, filters } } })).data;
    }
    const filters = JSON.stringify({ schoolUid: uid });
    return unwrap(await customerManagement.GET('/schoolUnitSubscriptionPeriods', { params: { query: { ...query, filters } } })).data;
  },
  /** Returns the periods of school units from which the logged-in administrator may give to an owner. */
  grantable: async ({ kind, uid }: PeriodOwner): Promise<readonly Period[]> => {
    const filters = JSON.stringify(kind === 'users' ? { grantableToUserUid: uid } : { grantableToSchoolUid: uid });
    return unwrap(await customerManagement.GET('/schoolUnitSubscriptionPeriods', { params: { query: { ...query, filters } } })).data;
  },
  /** Creates a period and returns its id. */
  create: async ({ kind, uid }: PeriodOwner, { licences, ...terms }: PeriodTerms): Promise<number> => {
    const result =
      kind === 'users'
        ? await customerManagement.POST('/userSubscriptionPeriods', { body: { ...terms, userUid: uid } })
        : await customerManagement.POST('/schoolUnitSubscriptionPeriods', {
            body: { ...terms, licences: licences ?? null, schoolUid: uid },
          });
    return unwrap(result).legacyId;
  },
  update: async ({ kind }: PeriodOwner, id: number, { licences = null, ...terms }: PeriodTerms): Promise<void> => {
    const params = { path: { id } };
    if (kind === 'users') unwrap(await customerManagement.PUT('/userSubscriptionPeriods/{id}', { params, body: terms }));
    else unwrap(await customerManagement.PUT('/schoolUnitSubscriptionPeriods/{id}', { params, body: { ...terms, licences } }));
  },
  delete: async ({ kind, uid }: PeriodOwner, id: number): Promise<void> => {
    const options = { params: { path: { id, id2: uid } } };
    if (kind === 'users') unwrap(await customerManagement.DELETE('/userSubscriptionPeriods/{id}/{id2}', options));
    else unwrap(await customerManagement.DELETE('/schoolUnitSubscriptionPeriods/{id}/{id2}', options));
  },
});
