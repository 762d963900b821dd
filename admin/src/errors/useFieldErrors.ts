import { serviceErrorOf } from '@realmkit/admin-kit';
import { ServiceError } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { fieldConstraintOf } from './fieldConstraints.ts';
import { fieldReasonOf } from './validationReason.ts';

/** Returns a function that maps an error of the service to its texts by attribute (admin §8: a 400 is passed on to the form). */
export function useFieldErrors(): (error: unknown) => Readonly<Record<string, string>> {
  const { t } = useTranslation('admin');
  return (error) => {
    const cause = serviceErrorOf(error);
    if (!(cause instanceof ServiceError)) return {};
    return Object.fromEntries(
      cause.attributes.map((violation) => [
        violation.attribute,
        t(($) => $.validationReasons[fieldReasonOf(violation)], fieldConstraintOf(violation.attribute)),
      ]),
    );
  };
}
