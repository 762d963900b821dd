import { ServiceError } from '@realmkit/openapi';
import { useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { serviceErrorOf } from '../dataProvider/httpError.ts';
import { validationReasonOf } from './validationReason.ts';

/** Says what a failure means: the reason that the service gave where the panel knows it, else what the shell says of such failures. */
export function useServiceErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (error) => {
    const cause = serviceErrorOf(error);
    const reason = cause instanceof ServiceError ? validationReasonOf(cause.attributes) : undefined;
    return reason === undefined ? errorText(cause) : t(($) => $.validationReasons[reason]);
  };
}
