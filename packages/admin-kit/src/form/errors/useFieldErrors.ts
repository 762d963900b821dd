import { ServiceError } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { serviceErrorOf } from '../../provider/httpError.ts';
import { fieldConstraintOf } from './fieldConstraints.ts';
import { fieldReasonOf } from './validationReason.ts';

/** Returns a function that localises why the service has refused a value of an attribute (admin §5). */
export function useFieldErrorText(): (attribute: string, reason: string) => string {
  const { t } = useTranslation('form');
  return (attribute, reason) => t(($) => $.validationReasons[fieldReasonOf({ attribute, reason })], fieldConstraintOf(attribute));
}

/** Returns a function that maps an error of the service to its texts by attribute (admin §8), for inputs outside of a form. */
export function useFieldErrors(): (error: unknown) => Readonly<Record<string, string>> {
  const textOf = useFieldErrorText();
  return (error) => {
    const cause = serviceErrorOf(error);
    if (!(cause instanceof ServiceError)) return {};
    return Object.fromEntries(cause.attributes.map(({ attribute, reason }) => [attribute, textOf(attribute, reason)]));
  };
}
