import SubmissionsIcon from '@mui/icons-material/AssignmentOutlined';
import AddBookmarkIcon from '@mui/icons-material/BookmarkAdd';
import BookmarksIcon from '@mui/icons-material/Bookmarks';
import CloseIcon from '@mui/icons-material/Close';
import ContentsIcon from '@mui/icons-material/FormatListBulleted';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import { type FullScreen, IconButton, LanguageMenu, type NarrationLanguage } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ReaderMenu } from '../../controls/controlsState.ts';
import type { Controls } from '../../controls/createControls.ts';
import { lockOf } from '../../narration/languages.ts';
import { changesBookmarks, hasBookmarks, type ReaderProps } from '../../ReaderProps.ts';
import type { Reader } from '../../reader/Reader.ts';
import { languageNames } from '../languageNames.ts';
import { isSpare } from '../panels/MoreMenu.tsx';
import type { SubmissionsPanelState } from '../panels/useSubmissionsPanel.ts';
import type { Presentation } from '../usePresentation.ts';
import { useStateOf } from '../useReader.ts';
import { useSignLanguageLock } from '../useSignLanguageLock.ts';
import { BookTitle, Toolbar, ToolbarRow } from './bars.ts';
import { ScreenButtons } from './ScreenButtons.tsx';

/** The buttons that each toolbar has on a phone: contents, search and settings. */
const alwaysShown = 3;

interface ReaderToolbarProps {
  readonly open: {
    readonly reader: Pick<Reader, 'state' | 'settings' | 'narration'>;
    readonly controls: Pick<Controls, 'state' | 'pressMenu' | 'closeMenu'>;
  };
  readonly props: ReaderProps;
  /** Hides the language menu (reader §2, Frog-book mode). */
  readonly isFrogBook: boolean;
  readonly panel: Pick<SubmissionsPanelState, 'isRequested' | 'toggle'>;
  readonly fullScreen: FullScreen;
  readonly presentation: Pick<Presentation, 'isOn' | 'toggle'>;
}

/** Shows the bar at the top of the reader: contents, languages, bookmarks, close (reader §2). */
export function ReaderToolbar({ open: { reader, controls }, props, isFrogBook, panel, fullScreen, presentation }: ReaderToolbarProps) {
  const { t } = useTranslation('reader');
  const { publication, narrations, language, locked } = useStateOf(reader.state, 'publication', 'narrations', 'language', 'locked');
  const lockReason = useSignLanguageLock();
  const { shown, menu } = useStateOf(controls.state, 'shown', 'menu');
  const names = languageNames(narrations, { takk: t(($) => $.narration.takk), tsp: t(($) => $.narration.tsp) });
  const languages = names.map((name): NarrationLanguage => {
    const lock = lockOf(name.value, locked);
    return lock ? { ...name, lockedReason: lockReason(lock) } : name;
  });
  const isAnyLocked = languages.some(({ lockedReason }) => lockedReason !== undefined);
  const hasLanguages = !isFrogBook && (narrations.length > 1 || isAnyLocked);
  const buttons = [
    hasLanguages,
    props.submissions,
    changesBookmarks(props),
    hasBookmarks(props),
    props.features?.presentation && presentation.isOn,
    props.onClose,
  ].filter(Boolean);
  const button = (name: ReaderMenu, label: string, Icon: typeof CloseIcon) => (
    <IconButton
      label={label}
      data-roomy={name === 'contents' ? undefined : ''}
      data-spare={isSpare(name) ? '' : undefined}
      data-more={name === 'more' ? '' : undefined}
      aria-expanded={menu === name}
      onClick={() => controls.pressMenu(name)}
    >
      <Icon aria-hidden />
    </IconButton>
  );
  return (
    <Toolbar data-shown={shown} role="toolbar" aria-label={t(($) => $.toolbar.label)}>
      <ToolbarRow data-buttons={buttons.length + alwaysShown}>
        {button(
          'contents',
          t(($) => $.toolbar.contents),
          ContentsIcon,
        )}
        <BookTitle lang={publication?.language || undefined} dir={publication?.title.direction}>
          {publication?.title.text}
        </BookTitle>
        {hasLanguages ? (
          <div data-roomy="">
            <LanguageMenu
              label={t(($) => $.toolbar.languages)}
              languages={languages}
              value={language ?? ''}
              open={menu === 'languages'}
              onOpenChange={(next) => {
                if (next) controls.pressMenu('languages');
                else if (menu === 'languages') controls.closeMenu();
              }}
              onChange={(chosen) => {
                controls.closeMenu();
                reader.settings.change({ pictureInPicture: true });
                void reader.narration()?.choose(chosen);
              }}
            />
          </div>
        ) : null}
        {props.submissions ? (
          <IconButton label={t(($) => $.toolbar.submissions)} aria-expanded={panel.isRequested} onClick={panel.toggle}>
            <SubmissionsIcon aria-hidden />
          </IconButton>
        ) : null}
        {changesBookmarks(props)
          ? button(
              'bookmarkField',
              t(($) => $.toolbar.addBookmark),
              AddBookmarkIcon,
            )
          : null}
        {hasBookmarks(props)
          ? button(
              'bookmarks',
              t(($) => $.toolbar.bookmarks),
              BookmarksIcon,
            )
          : null}
        {button(
          'search',
          t(($) => $.toolbar.search),
          SearchIcon,
        )}
        {button(
          'more',
          t(($) => $.toolbar.more),
          MoreIcon,
        )}
        {button(
          'settings',
          t(($) => $.toolbar.settings),
          SettingsIcon,
        )}
        <ScreenButtons presentation={props.features?.presentation ? presentation : undefined} fullScreen={fullScreen} />
        <span data-wide="">
          {button(
            'help',
            t(($) => $.toolbar.help),
            HelpIcon,
          )}
        </span>
        {props.onClose ? (
          <IconButton label={t(($) => $.toolbar.close)} onClick={props.onClose}>
            <CloseIcon aria-hidden />
          </IconButton>
        ) : null}
      </ToolbarRow>
    </Toolbar>
  );
}
