import type { components } from '@realmkit/openapi/types/customer-management';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';

/** The type, the dates and, of a school unit, the licences of a subscription period. */
export type PeriodTerms = components['schemas']['SchoolUnitPeriodChange'];

/** A row of the periods of users or of school units. */
export type PeriodRow = PanelRow<'userSubscriptionPeriods'> | PanelRow<'schoolUnitSubscriptionPeriods'>;

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
