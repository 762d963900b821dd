import type { AttributeError } from '@realmkit/openapi';

/** The violations of customer-management that the panel has texts for. */
const validationReasons = {
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
} as const;

/** The reason of a violation that the panel has a text for. */
export type ValidationReason = (typeof validationReasons)[keyof typeof validationReasons];

const isKnown = (key: string): key is keyof typeof validationReasons => Object.hasOwn(validationReasons, key);

/** Returns the reason of the first violation that the panel has a text for (admin §5: at least one organisation, only one type). */
export function validationReasonOf(attributes: readonly AttributeError[]): ValidationReason | undefined {
  const key = attributes.map(({ attribute, reason }) => `${attribute} ${reason}`).find(isKnown);
  return key && validationReasons[key];
}
