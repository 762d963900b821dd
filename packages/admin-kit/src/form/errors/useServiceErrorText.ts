import { ServiceError } from '@realmkit/openapi';
import { useErrorText } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { serviceErrorOf } from '../../provider/httpError.ts';
import { requestReasonOf } from './validationReason.ts';

/** Returns a function that localises an error: the service's own reason if the kit has a text for it, otherwise the shell's generic text. */
export function useServiceErrorText(): (error: unknown) => string {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  return (error) => {
    const cause = serviceErrorOf(error);
    const reason = cause instanceof ServiceError ? requestReasonOf(cause.attributes) : undefined;
    return reason === undefined ? errorText(cause) : t(($) => $.validationReasons[reason]);
  };
}
