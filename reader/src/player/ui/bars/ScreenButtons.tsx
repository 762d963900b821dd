import EndPresentIcon from '@mui/icons-material/CancelPresentationOutlined';
import PresentIcon from '@mui/icons-material/CoPresentOutlined';
import FullScreenIcon from '@mui/icons-material/Fullscreen';
import LeaveFullScreenIcon from '@mui/icons-material/FullscreenExit';
import { type FullScreen, IconButton } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { Presentation } from '../usePresentation.ts';

interface ScreenButtonsProps {
  /** Undefined if the book cannot be presented. */
  readonly presentation: Pick<Presentation, 'isOn' | 'toggle'> | undefined;
  readonly fullScreen: FullScreen;
}

/** Shows the buttons of the toolbar for the whole screen: the presentation of the book, and full screen. */
export function ScreenButtons({ presentation, fullScreen }: ScreenButtonsProps) {
  const { t } = useTranslation('reader');
  return (
    <>
      {presentation ? (
        <IconButton
          // Whoever shows a book on a phone can end it.
          data-wide={presentation.isOn ? undefined : ''}
          label={presentation.isOn ? t(($) => $.presentation.end) : t(($) => $.presentation.start)}
          onClick={presentation.toggle}
        >
          {presentation.isOn ? <EndPresentIcon aria-hidden /> : <PresentIcon aria-hidden />}
        </IconButton>
      ) : null}
      {fullScreen.isSupported ? (
        <IconButton
          data-wide=""
          label={fullScreen.full ? t(($) => $.toolbar.leaveFullScreen) : t(($) => $.toolbar.enterFullScreen)}
          onClick={fullScreen.toggle}
        >
          {fullScreen.full ? <LeaveFullScreenIcon aria-hidden /> : <FullScreenIcon aria-hidden />}
        </IconButton>
      ) : null}
    </>
  );
}
