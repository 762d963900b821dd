import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeyHelp, keyHelp } from '../controls/keyCommands.ts';

const Dialog = styled('dialog')({
  width: 'min(34rem, 100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: '1.5rem',
  border: 0,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  '&::backdrop': { backgroundColor: 'rgb(8 12 18 / 0.55)' },
  '& > h2': { margin: '0 0 0.5rem', fontSize: token('font.size.lead') },
  '& table': { width: '100%', borderCollapse: 'collapse', marginBlock: '0.75rem' },
  '& th, & td': { padding: '0.4rem 0.5rem', textAlign: 'start', borderBlockEnd: `1px solid ${token('color.border.divider')}` },
});

const Key = styled('kbd')({
  padding: '0.05rem 0.45rem',
  marginInlineEnd: '0.25rem',
  border: `1px solid ${token('color.border.control')}`,
  borderRadius: '0.3rem',
  font: 'inherit',
  whiteSpace: 'nowrap',
});

/** Lists all keyboard commands. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reader');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const words: Readonly<Record<KeyHelp['does'], string>> = {
    turn: t(($) => $.help.turn),
    playPause: t(($) => $.help.playPause),
    sentences: t(($) => $.help.sentences),
    louder: t(($) => $.help.louder),
    mute: t(($) => $.narration.mute),
    contents: t(($) => $.toolbar.contents),
    addBookmark: t(($) => $.toolbar.addBookmark),
    bookmarks: t(($) => $.toolbar.bookmarks),
    search: t(($) => $.toolbar.search),
    settings: t(($) => $.toolbar.settings),
    help: t(($) => $.toolbar.help),
    escape: t(($) => $.help.escape),
  };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{t(($) => $.toolbar.help)}</h2>
      <p>{t(($) => $.help.intro)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.help.key)}</th>
            <th scope="col">{t(($) => $.help.does)}</th>
          </tr>
        </thead>
        <tbody>
          {keyHelp.map(({ keys, does }) => (
            <tr key={does}>
              <td>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </td>
              <td>{words[does]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="contained" onClick={onClose}>
        {t(($) => $.close)}
      </Button>
    </Dialog>
  );
}
