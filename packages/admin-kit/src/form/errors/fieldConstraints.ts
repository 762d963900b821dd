import {
  groupConstraints,
  identifierConstraints,
  managedGroupConstraints,
  personConstraints,
  schoolUnitConstraints,
} from '@realmkit/openapi/constraints';

/** The limits that the contract sets to a value, by JSON Schema keyword. */
export type FieldConstraint = {
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** An attribute with one name has the same limits in every form. */
const constraints: Readonly<Record<string, FieldConstraint>> = {
  ...identifierConstraints,
  ...schoolUnitConstraints,
  ...managedGroupConstraints,
  ...groupConstraints,
  ...personConstraints,
};

/** Returns the limits of an attribute that the panel sends; without limits it returns an empty object. */
export const fieldConstraintOf = (attribute: string): FieldConstraint => constraints[attribute] ?? {};
