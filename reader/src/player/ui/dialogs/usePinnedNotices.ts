import { useTranslation } from 'react-i18next';
import { isTemporary } from '../../network/bookError.ts';
import type { Reader } from '../../reader/Reader.ts';
import { failedPartsAfter } from '../../reader/ReaderState.ts';
import { useStateOf } from '../useReader.ts';

/** Returns the notices that stay until they are answered, or what they say is over. @param pageError the sentence about the page */
export function usePinnedNotices(reader: Reader, pageError: string) {
  const { t } = useTranslation('reader');
  const { pageErrorCode, recordingErrorCode, failedParts, newerPlace } = useStateOf(
    reader.state,
    'pageErrorCode',
    'recordingErrorCode',
    'failedParts',
    'newerPlace',
  );
  const retriable = (id: string, message: string, retry: () => Promise<void> | undefined) => ({
    id,
    message,
    type: 'error' as const,
    action: { label: t(($) => $.errors.tryAgain), onClick: () => void retry() },
  });
  // They stay until the page is shown or the recording plays, or the notice is closed.
  const pinned = [
    ...(isTemporary(pageErrorCode) ? [retriable('pageErrorCode', pageError, reader.retry)] : []),
    ...(recordingErrorCode
      ? [
          retriable('recordingErrorCode', `${t(($) => $.narration.failed)} ${t(($) => $.errors[recordingErrorCode])}`, () =>
            reader.narration()?.toggle(),
          ),
        ]
      : []),
    ...(failedParts.includes('place')
      ? [
          retriable(
            'place',
            t(($) => $.places.failed),
            () => reader.loadAgain('place'),
          ),
        ]
      : []),
    ...(newerPlace
      ? [
          {
            id: 'newerPlace',
            message: t(($) => $.places.newer),
            type: 'info' as const,
            action: { label: t(($) => $.places.goThere), onClick: () => void reader.choosePlace('newer').then(reader.focusPage) },
            closeLabel: t(($) => $.link.stay),
          },
        ]
      : []),
  ];
  const onClosePinned = (id: string) => {
    if (id === 'newerPlace') return void reader.choosePlace('here').then(reader.focusPage);
    const state = reader.state.get();
    reader.state.change(id === 'place' ? failedPartsAfter(state, id, false) : { [id]: undefined });
  };
  return { pinned, onClosePinned };
}
