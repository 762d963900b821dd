import type { SearchableSource } from '../lists/listSource.ts';
import type { Manager } from '../manager.ts';
import { tableOf } from '../managerLists.ts';

/** The list of school units. */
export function schoolUnitSource({ shard: { shard } }: Manager): SearchableSource {
  return {
    from: `${tableOf(shard, 'school_units')} s`,
    uid: 's.uid',
    row: () => `json_build_object('uid', s.uid, 'legacyId', s.id, 'name', s.name, 'active', s.active, 'status', s.status, 'type', s.type, 'parent', s.parent,
      'pupilNumber', s.pupil_number, 'streetAddress', s.street_address, 'postalCode', s.postal_code, 'city', s.city,
      'secureAuthEnabled', s.secure_auth_enabled, 'qrCodeLoginEnabled', s.qr_code_login_enabled, 'identifiers', s.identifiers)`,
    sortColumns: {
      id: ['s.id'],
      legacyId: ['s.id'],
      name: ['s.name_key', 's.id'],
      type: ['s.type', 's.id'],
      status: ['s.status', 's.id'],
      city: ['s.city_key', 's.id'],
      // Nobody's number counts as the smallest, whichever way the list is sorted.
      pupilNumber: ['coalesce(s.pupil_number, -1)', 's.id'],
    },
  };
}
