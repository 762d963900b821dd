import { useAnnounce } from '@realmkit/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenReader, useSettings, useStateOf } from './useReader.ts';

/** Announces a text size that a key or two fingers have changed; the settings announce their own. */
export function TextSizeAnnouncer({ open: { reader, controls }, locale }: { readonly open: OpenReader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { textSize } = useSettings(reader.settings);
  const isInSettings = useStateOf(controls.state, 'menu').menu === 'settings';
  const before = useRef(textSize);
  const say = useAnnounce();
  useEffect(() => {
    if (before.current === textSize) return;
    before.current = textSize;
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(textSize);
    if (!isInSettings) say(t(($) => $.look.size, { percent }));
  }, [textSize, isInSettings, locale, t, say]);
  return null;
}
