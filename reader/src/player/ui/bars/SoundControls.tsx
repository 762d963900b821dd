import ReadAloudIcon from '@mui/icons-material/RecordVoiceOver';
import { IconButton } from '@realmkit/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrated } from '../../reader/ReaderState.ts';
import { type OpenReader, useStateOf } from '../useReader.ts';
import { NarrationControls } from './NarrationControls.tsx';

/** Shows the controls of a book that is heard, or the button that starts to read a silent one aloud, if the device has a voice for it. */
export function SoundControls({ open, locale }: { readonly open: OpenReader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { reader } = open;
  const state = useStateOf(reader.state, 'language', 'readAloud');
  const isHeard = isNarrated(state);
  const place = useRef<HTMLDivElement>(null);
  /** True if a button was pressed that others take the place of: one of them gets its focus. */
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    place.current?.querySelector<HTMLElement>(isHeard ? '[data-play] button' : 'button')?.focus();
  }, [isHeard]);
  const pressed = (action: () => void) => () => {
    isPressed.current = true;
    action();
  };
  const { voice } = reader.narration() ?? {};
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {isHeard ? <NarrationControls open={open} locale={locale} onStop={voice && pressed(voice.stop)} /> : null}
      {!isHeard && state.readAloud?.hasVoice ? (
        <IconButton label={t(($) => $.readAloud.start)} onClick={pressed(() => void reader.narration()?.toggle())}>
          <ReadAloudIcon aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
