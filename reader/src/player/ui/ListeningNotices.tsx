import { NoticeSnackbar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Reader } from '../reader/Reader.ts';
import { nameOfLanguage } from './nameOfLanguage.ts';
import { useStateOf } from './useReader.ts';

/** Says that the sleep timer has paused the book, and which language a voice is missing for. */
export function ListeningNotices({ reader, locale }: { readonly reader: Reader; readonly locale: string }) {
  const { t } = useTranslation('reader');
  const { sleep, readAloud } = useStateOf(reader.state, 'sleep', 'readAloud');
  const skipped = readAloud?.skipped;
  return (
    <>
      <NoticeSnackbar
        open={sleep !== undefined && sleep.choice === undefined}
        message={t(($) => $.readAloud.sleepOver)}
        type="info"
        autoHideDuration={null}
        closeLabel={t(($) => $.close)}
        onClose={() => reader.state.change({ sleep: undefined })}
      />
      <NoticeSnackbar
        open={skipped !== undefined}
        message={t(($) => $.readAloud.skipped, { language: nameOfLanguage(skipped ?? '', locale) })}
        type="warning"
        closeLabel={t(($) => $.close)}
        onClose={() => {
          if (readAloud) reader.state.change({ readAloud: { ...readAloud, skipped: undefined } });
        }}
      />
    </>
  );
}
