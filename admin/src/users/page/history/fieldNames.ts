/** The fields of which the log keeps changes and the panel has words. */
const fieldNames = [
  'name',
  'userName',
  'email',
  'emailVerified',
  'password',
  'deleted',
  'identifiers',
  'sharedAccount',
  'speakingBookRights',
  'ageFilter',
  'active',
  'status',
  'type',
  'parent',
  'pupilNumber',
  'streetAddress',
  'postalCode',
  'city',
  'country',
  'secureAuthEnabled',
  'qrCodeLoginEnabled',
  'generateCode',
  'externalId',
  'typicalSchoolEntryYear',
  'subscriptionPeriods',
  'loginCard',
  'loginCardPrint',
  'syncActive',
  'syncDryRun',
  'sync',
] as const;

/** A field of which the log keeps changes, as the texts call it. */
export type FieldName = (typeof fieldNames)[number];

const named: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ...fieldNames.map((name) => [name, name] as const),
  ['sync.active', 'syncActive'],
  ['sync.dryRun', 'syncDryRun'],
  ['syncs', 'sync'],
  // As the legacy service calls them.
  ['username', 'userName'],
  ['shared', 'sharedAccount'],
  ...['eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'bankid', 'sms'].map((name) => [name, 'identifiers'] as const),
]);

/** What a field is called; those below a common one, such as `subscriptionPeriods.31`, are called like it. Undefined for a field without words. */
export const fieldNameOf = (field: string): FieldName | undefined => named.get(field) ?? named.get(field.split('.')[0] ?? '');

/** The fields whose values are nobody's to read: that they changed is what there is to say. */
const unspoken: ReadonlySet<FieldName | undefined> = new Set<FieldName>(['password', 'identifiers', 'loginCard', 'loginCardPrint', 'sync']);

/** Whether a person can read the values of a field. */
export const hasReadableValues = (name: FieldName | undefined): boolean => !unspoken.has(name);
