import { type PersonAttributeName, personAttributeNames, personAttributes } from '@realmkit/openapi';

/** The logged fields for which the panel has a text, besides the attributes of people. */
const fieldNames = [
  'emailVerified',
  'password',
  'deleted',
  'restored',
  'personalData',
  'passwordReset',
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
  'members',
  'subscriptionPeriods',
  'loginCard',
  'loginCardPrint',
  'syncActive',
  'syncDryRun',
  'sync',
  'submission',
  'submissionsFile',
  'submissionsPaper',
] as const;

type StoredName = Extract<(typeof personAttributes)[PersonAttributeName], { readonly storedAs: string }>['storedAs'];

/** The text key of a logged field. */
export type FieldName = (typeof fieldNames)[number] | StoredName;

const fieldNameByKey: ReadonlyMap<string, FieldName> = new Map<string, FieldName>([
  ...fieldNames.map((name) => [name, name] as const),
  ['sync.active', 'syncActive'],
  ['sync.dryRun', 'syncDryRun'],
  ['syncs', 'sync'],
  ['submissions.csv', 'submissionsFile'],
  ['submissions.paper', 'submissionsPaper'],
  ...personAttributeNames.flatMap((name) => {
    const attribute = personAttributes[name];
    // The legacy service logs its own names.
    return 'storedAs' in attribute ? [[name, attribute.storedAs] as const, [attribute.storedAs, attribute.storedAs] as const] : [];
  }),
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
