import type { NumberFieldProps } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';

type Range = Pick<NumberFieldProps, 'min' | 'max' | 'fractionDigits'>;

/** Returns the props of a number field of the panel: its range, the language of its numbers, and the words for what is no number within the range. */
export function useNumberTexts(range: Range): Range & Pick<NumberFieldProps, 'locale' | 'refusal'> {
  const { t, i18n } = useTranslation('form');
  const { min, max, fractionDigits = 0 } = range;
  const kind = fractionDigits > 0 ? t(($) => $.validationReasons.number) : t(($) => $.validationReasons.wholeNumber);
  const limits = [
    min !== undefined && max !== undefined && t(($) => $.validationReasons.between, { minimum: min, maximum: max }),
    min !== undefined && max === undefined && t(($) => $.validationReasons.minimum, { minimum: min }),
    min === undefined && max !== undefined && t(($) => $.validationReasons.maximum, { maximum: max }),
  ];
  return { ...range, locale: i18n.language, refusal: [kind, ...limits].filter(Boolean).join(' ') };
}
