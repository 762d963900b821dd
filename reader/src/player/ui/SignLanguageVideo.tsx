import { FloatingVideo, useAnnounce } from '@realmkit/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from '../reader/Reader.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { useSettings } from './useReader.ts';

interface SignLanguageVideoProps {
  readonly reader: Reader;
  readonly settings: SettingsStore;
  /** The share of the width that the assignments take, in percent. */
  readonly panelShare: number;
}

/** Shows the window of a sign-language video; its position is the same in every book (reader §2, §9). */
export function SignLanguageVideo({ reader, settings, panelShare }: SignLanguageVideoProps) {
  const { t } = useTranslation('reader');
  const { videoPlacement } = useSettings(settings);
  const title = t(($) => $.video.title);
  const say = useAnnounce();
  // It opens beside the book, where the focus does not go.
  useEffect(() => say(title), [say, title]);
  return (
    <FloatingVideo
      labels={{
        title,
        move: t(($) => $.video.move),
        resize: t(($) => $.video.resize),
        keys: t(($) => $.video.keys),
        enterFullScreen: t(($) => $.video.enterFullScreen),
        leaveFullScreen: t(($) => $.video.leaveFullScreen),
        close: t(($) => $.video.close),
      }}
      placement={videoPlacement}
      panelShare={panelShare}
      onPlacementChange={(placement) => settings.change({ videoPlacement: placement })}
      onClose={() => {
        reader.narration()?.pause();
        settings.change({ pictureInPicture: false });
      }}
    >
      <div ref={(host) => reader.narration()?.showVideo(host, title)} />
    </FloatingVideo>
  );
}
