import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type KeyHelp, keyHelp } from '../../controls/keyCommands.ts';
import type { Reader } from '../../reader/Reader.ts';
import { isNarrated, isScrolled } from '../../reader/ReaderState.ts';
import { useCanSetVolume } from '../useCanSetVolume.ts';
import { useStateOf } from '../useReader.ts';
import { ModalWindow } from './ModalWindow.tsx';

const Key = styled('kbd')({
  padding: `${token('space.025')} ${token('space.100')}`,
  display: 'inline-block',
  marginBlock: token('space.025'),
  marginInlineEnd: token('space.050'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: `calc(${token('radius.control')} / 2)`,
  font: 'inherit',
  whiteSpace: 'nowrap',
});

interface HelpDialogProps {
  readonly reader: Reader;
  /** True where the book can be shown to a class. */
  readonly canPresent: boolean;
  readonly onClose: () => void;
}

/** Lists all keyboard commands that have an effect on this device. */
export function HelpDialog({ reader, canPresent, onClose }: HelpDialogProps) {
  const { t } = useTranslation('reader');
  const state = useStateOf(reader.state, 'language', 'readAloud', 'location', 'zoom');
  const canSetVolume = useCanSetVolume();
  const context = {
    isNarrated: isNarrated(state),
    canReadAloud: state.readAloud?.hasVoice === true,
    isScrolled: isScrolled(state),
    isZoomable: state.zoom !== undefined,
    canPresent,
  };
  const commands = keyHelp(context).filter(
    ({ command }) => (canSetVolume || command !== 'louder') && (document.fullscreenEnabled || command !== 'fullScreen'),
  );
  const words: Readonly<Record<KeyHelp['command'], string>> = {
    turn: t(($) => $.help.turn),
    edges: t(($) => $.help.edges),
    jumps: t(($) => $.places.help),
    scroll: t(($) => $.help.scroll),
    playPause: t(($) => $.help.playPause),
    readAloud: t(($) => $.readAloud.start),
    sentences: t(($) => $.help.sentences),
    louder: t(($) => $.help.louder),
    mute: t(($) => $.narration.mute),
    contents: t(($) => $.toolbar.contents),
    addBookmark: t(($) => $.toolbar.addBookmark),
    bookmarks: t(($) => $.toolbar.bookmarks),
    search: t(($) => $.toolbar.search),
    results: t(($) => $.help.results),
    textSize: t(($) => $.look.keys),
    settings: t(($) => $.toolbar.settings),
    selectText: t(($) => $.annotations.keysSelect),
    selectionMenu: t(($) => $.annotations.keysMenu),
    fullScreen: t(($) => $.toolbar.enterFullScreen),
    present: t(($) => $.presentation.start),
    blank: t(($) => $.presentation.blank),
    enlarge: t(($) => $.zoom.enlarge),
    zoom: t(($) => $.zoom.keys),
    pan: t(($) => $.zoom.panKeys),
    help: t(($) => $.toolbar.help),
    escape: t(($) => $.help.escape),
  };
  return (
    <ModalWindow title={t(($) => $.toolbar.help)} onClose={onClose}>
      <p>{t(($) => $.help.intro)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.help.key)}</th>
            <th scope="col">{t(($) => $.help.command)}</th>
          </tr>
        </thead>
        <tbody>
          {commands.map(({ keys, command }) => (
            <tr key={command}>
              <td>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </td>
              <td>{words[command]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="contained" onClick={onClose}>
        {t(($) => $.close)}
      </Button>
    </ModalWindow>
  );
}
