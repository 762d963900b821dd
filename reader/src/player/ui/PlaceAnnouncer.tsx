import { useAnnounced } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Reader } from '../reader/Reader.ts';
import { usePlaceTexts } from './usePlaceTexts.ts';
import { useStateOf } from './useReader.ts';

/** Announces the place to screen readers after each move of the user: a page turn moves no focus and is not heard otherwise. */
export function PlaceAnnouncer({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { placeOf } = usePlaceTexts(locale);
  const { placeAfterMove: place } = useStateOf(reader.state, 'placeAfterMove');
  const edge = place?.edge;
  useAnnounced(edge ? t(($) => $.page[edge]) : place && placeOf(place));
  return null;
}
