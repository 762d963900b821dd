import { visuallyHidden } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Reader } from '../reader/Reader.ts';
import { useStateOf } from './useReader.ts';

/** Announces the place to screen readers after each move of the user: a page turn moves no focus and is not heard otherwise. */
export function PlaceAnnouncer({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { placeAfterMove: place } = useStateOf(reader.state);
  const announced = () => {
    if (!place) return '';
    if (place.edge) return t(($) => $.page[place.edge ?? 'end']);
    const { page, pages, chapter, progression } = place;
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progression);
    return chapter ? t(($) => $.page.placeInChapter, { chapter, page, pages, percent }) : t(($) => $.page.place, { page, pages, percent });
  };
  return (
    <p role="status" style={visuallyHidden}>
      {announced()}
    </p>
  );
}
