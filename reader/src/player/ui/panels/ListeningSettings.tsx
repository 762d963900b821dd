import { useTranslation } from 'react-i18next';
import type { Reader } from '../../reader/Reader.ts';
import { useStateOf } from '../useReader.ts';
import { SleepTimerField } from './SleepTimerField.tsx';
import { VoiceFields } from './VoiceFields.tsx';

/** Shows the settings of listening that need an open book: the sleep timer, and the voices that read a silent book aloud. */
export function ListeningSettings({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { language, readAloud } = useStateOf(reader.state, 'language', 'readAloud');
  return (
    <>
      {language !== undefined || readAloud?.hasVoice ? <SleepTimerField reader={reader} locale={locale} /> : null}
      {readAloud ? <h3 style={{ margin: 0, font: 'inherit' }}>{t(($) => $.readAloud.label)}</h3> : null}
      {readAloud ? <VoiceFields reader={reader} readAloud={readAloud} locale={locale} /> : null}
    </>
  );
}
