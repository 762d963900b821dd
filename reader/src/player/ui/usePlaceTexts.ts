import { useTranslation } from 'react-i18next';
import type { CurrentPage } from '../place/pageNumbers.ts';

/** The parts of a place that are said and shown. */
interface Place {
  readonly page: CurrentPage | undefined;
  /** From 0 to 1. */
  readonly progression: number;
  readonly chapter?: string | undefined;
  readonly screensLeft?: number | undefined;
  readonly isLeftEstimated?: boolean;
}

/** Returns functions that put places into words. */
export function usePlaceTexts(locale: string) {
  const { t } = useTranslation('reader');
  const percentOf = (progression: number): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(progression);
  const pageOf = ({ label, total }: CurrentPage): string =>
    total === undefined ? t(($) => $.places.page, { page: label }) : t(($) => $.places.pageOf, { page: label, last: total });
  const leftOf = (screens: number, isEstimated: boolean): string => {
    if (screens === 0) return t(($) => $.places.last);
    return isEstimated ? t(($) => $.places.leftAbout, { count: screens }) : t(($) => $.places.left, { count: screens });
  };
  return {
    leftOf,
    percentOf,
    pageOf,
    /** Returns chapter, page, percentage and the rest of the chapter, as far as they are known. */
    placeOf: ({ page, progression, chapter, screensLeft, isLeftEstimated = false }: Place): string =>
      [
        chapter,
        page && pageOf(page),
        t(($) => $.page.read, { percent: percentOf(progression) }),
        screensLeft === undefined ? undefined : leftOf(screensLeft, isLeftEstimated),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
