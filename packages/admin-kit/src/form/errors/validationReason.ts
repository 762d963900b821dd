import type { AttributeError } from '@realmkit/openapi';
import type texts from '../locales/en-GB.json';

/**
 * The reason why a value is not valid: of a field, of a cell of an import, or of a whole request. Each has one sentence for all places; only the
 * last organisation has two, because a form that lacks one must not speak of removing it.
 */
export type ValidationReason = keyof (typeof texts)['validationReasons'];

/** Reasons of fields and cells that depend on the attribute (admin §5). */
const byAttribute: Readonly<Record<string, ValidationReason>> = {
  'username pattern': 'username',
  'username minLength': 'username',
  'email format': 'email',
  'gsuiteemail format': 'email',
  'sms pattern': 'mobile',
  'bankid pattern': 'personalNumber',
  'password minLength': 'password',
  'name pattern': 'mandatory',
  'code pattern': 'code',
  'organizations minItems': 'organizationNeeded',
  'organizations lastAdministrator': 'lastAdministrator',
  'parent cycle': 'below',
  'ageFilter minimum': 'between',
  'ageFilter maximum': 'between',
  'typicalSchoolEntryYear minimum': 'between',
  'typicalSchoolEntryYear maximum': 'between',
  'pupilNumber minimum': 'minimum',
  'pupilNumber maximum': 'maximum',
};

/** Reasons of fields and cells that are the same for every attribute. */
const byKeyword: Readonly<Record<string, ValidationReason>> = {
  required: 'mandatory',
  pattern: 'unsupported',
  minLength: 'tooFew',
  maxLength: 'tooMany',
  type: 'number',
  unique: 'exists',
  guessable: 'guessable',
  unknown: 'unknown',
  oneType: 'oneType',
  elsewhere: 'elsewhere',
};

/** Returns the reason of a violation for its field, by the attribute and its JSON Schema keyword or service reason (admin §5, §8). */
export const fieldReasonOf = ({ attribute, reason }: Pick<AttributeError, 'attribute' | 'reason'>): ValidationReason =>
  byAttribute[`${attribute} ${reason}`] ?? byKeyword[reason] ?? 'invalid';

/** The violations of customer-management that no field shows, and that a notice explains. */
const ofRequests: Readonly<Record<string, ValidationReason>> = {
  'schoolAssociations minItems': 'lastOrganization',
  'role oneType': 'oneType',
  'schoolUid unknown': 'unknownOrganization',
  'organizations lastAdministrator': 'lastAdministrator',
  'uid self': 'ownAccount',
  'type exists': 'periodExists',
  'type notHeld': 'typeNotHeld',
  'type consumer': 'typeOfFamilies',
  'startDate notHeld': 'datesNotHeld',
  'endDate notHeld': 'datesNotHeld',
  'licences required': 'licencesRequired',
  'licences used': 'licencesUsed',
  'schoolUid notBelow': 'setBySuperuser',
  'id setBySuperuser': 'setBySuperuser',
};

/** Returns the reason of the first violation that a notice explains (admin §5: at least one organisation, only one type). */
export const requestReasonOf = (attributes: readonly AttributeError[]): ValidationReason | undefined =>
  attributes.map(({ attribute, reason }) => ofRequests[`${attribute} ${reason}`]).find((reason) => reason !== undefined);
