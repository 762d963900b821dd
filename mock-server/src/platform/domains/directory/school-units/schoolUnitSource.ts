import type { RequestContext } from '../../../access/requestContext.ts';
import type { SearchableSource } from '../lists/listSource.ts';
import { tableName } from '../lists/managerLists.ts';

/** Returns the source of the school unit list. */
export function schoolUnitSource({ shard: { shard } }: RequestContext): SearchableSource {
  return {
    from: `${tableName(shard, 'school_units')} s`,
    uid: 's.uid',
    columns: () => `s.uid, s.id as "legacyId", s.name, s.active, s.status, s.type, s.parent, s.pupil_number as "pupilNumber",
      s.street_address as "streetAddress", s.postal_code as "postalCode", s.city, s.secure_auth_enabled as "secureAuthEnabled",
      s.qr_code_login_enabled as "qrCodeLoginEnabled", s.identifiers`,
    sortColumns: {
      id: ['s.id'],
      legacyId: ['s.id'],
      name: ['s.name_key', 's.id'],
      type: ['s.type', 's.id'],
      status: ['s.status', 's.id'],
      city: ['s.city_key', 's.id'],
      // A missing number counts as the smallest in both directions.
      pupilNumber: ['coalesce(s.pupil_number, -1)', 's.id'],
    },
  };
}
