/** The logged fields for which the panel has a text. */
const fieldNames = [
  'name',
  'userName',
  'email',
  'emailVerified',
  'password',
  'deleted',
  'personalData',
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

/** The text key of a logged field. */
export type FieldName = (typeof fieldNames)[number];

const fieldNameByKey: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ...fieldNames.map((name) => [name, name] as const),
  ['sync.active', 'syncActive'],
  ['sync.dryRun', 'syncDryRun'],
  ['syncs', 'sync'],
  // The legacy service's own names.
  ['username', 'userName'],
  ['shared', 'sharedAccount'],
  ...['eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'bankid', 'sms'].map((name) => [name, 'identifiers'] as const),
]);

/** Returns the text key of a field; a nested one, such as `subscriptionPeriods.31`, has that of its parent. Undefined for a field without a text. */
export const fieldNameOf = (field: string): FieldName | undefined =>
  fieldNameByKey.get(field) ?? fieldNameByKey.get(field.split('.')[0] ?? '');

/** The fields whose values are not shown: only the change itself is reported. */
const unreadableFields: ReadonlySet<FieldName | undefined> = new Set<FieldName>([
  'password',
  'identifiers',
  'loginCard',
  'loginCardPrint',
  'sync',
]);

/** Returns whether the values of a field may be shown. */
export const hasReadableValues = (name: FieldName | undefined): boolean => !unreadableFields.has(name);
