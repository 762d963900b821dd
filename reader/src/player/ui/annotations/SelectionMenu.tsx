import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import NoteIcon from '@mui/icons-material/EditNote';
import LookUpIcon from '@mui/icons-material/MenuBook';
import ReadIcon from '@mui/icons-material/RecordVoiceOver';
import { styled } from '@mui/material/styles';
import { token, useAnnounced } from '@realmkit/design-system';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HighlightColour } from '../../annotations/Annotation.ts';
import { colourOf, highlightColours, noteOf } from '../../annotations/annotationOf.ts';
import type { SelectedText } from '../../annotations/SelectedText.ts';
import { ColourDot, useColourNames } from './colours.ts';
import { placeMenu } from './placeMenu.ts';
import type { SelectionActions } from './selectionActions.ts';

const Room = styled('div')({ position: 'absolute', inset: 0, zIndex: 4, pointerEvents: 'none', overflow: 'clip' });

const Menu = styled('div')({
  position: 'absolute',
  pointerEvents: 'auto',
  width: 'max-content',
  maxWidth: 'min(21rem, 100% - 1rem)',
  padding: token('space.050'),
  borderRadius: token('radius.card'),
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  boxShadow: token('shadow.floating'),
  '& > div, & > fieldset': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', margin: 0, padding: 0, border: 0, minWidth: 0 },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

const Action = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.100'),
  minWidth: token('size.target'),
  minHeight: token('size.target'),
  margin: 0,
  padding: `${token('space.050')} ${token('space.100')}`,
  border: 0,
  borderRadius: token('radius.control'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: token('font.size.caption'),
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '&:hover': { backgroundColor: token('color.action.hover') },
  '& > svg': { fontSize: token('size.icon.small') },
});

interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly colour?: HighlightColour;
  readonly isChosen?: boolean;
  readonly onPress: () => void;
}

interface SelectionMenuProps {
  readonly selection: SelectedText;
  readonly actions: SelectionActions;
  /** The element of the pages, on which the selection has its place. */
  readonly stage: HTMLElement;
}

/** Shows the menu of a selected text or of a highlight beside it: a toolbar with one stop of the Tab key. */
export function SelectionMenu({ selection, actions, stage }: SelectionMenuProps) {
  const { t } = useTranslation('reader');
  const names = useColourNames();
  const room = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const [stop, setStop] = useState(0);
  const [copied, setCopied] = useState({ text: '', message: '' });
  const { text, box, isTouched, takesFocus } = selection;
  const message = copied.text === text ? copied.message : '';
  const { annotation, paint, note, copy, lookUp, readFromHere, remove, close } = actions;
  useAnnounced(message || (isTouched || takesFocus ? undefined : t(($) => $.annotations.hint)));
  const chosen = annotation && colourOf(annotation);

  const painting: readonly MenuAction[] = paint
    ? highlightColours.map((colour) => ({
        id: colour,
        label: names[colour],
        icon: <ColourDot data-colour={colour}>{colour === chosen ? <CheckIcon aria-hidden /> : null}</ColourDot>,
        colour,
        isChosen: colour === chosen,
        onPress: () => paint(colour),
      }))
    : [];
  const copyAndReport = async () => {
    const isCopied = await copy();
    setCopied({ text, message: isCopied ? t(($) => $.annotations.copied) : t(($) => $.annotations.notCopied) });
  };
  const others: readonly MenuAction[] = [
    ...(note
      ? [
          {
            id: 'note',
            label: annotation && noteOf(annotation) ? t(($) => $.annotations.editNote) : t(($) => $.annotations.note),
            icon: <NoteIcon aria-hidden />,
            onPress: note,
          },
        ]
      : []),
    { id: 'copy', label: message || t(($) => $.annotations.copy), icon: <CopyIcon aria-hidden />, onPress: () => void copyAndReport() },
    ...(lookUp ? [{ id: 'lookUp', label: t(($) => $.annotations.lookUp), icon: <LookUpIcon aria-hidden />, onPress: lookUp }] : []),
    ...(readFromHere
      ? [{ id: 'read', label: t(($) => $.annotations.readFromHere), icon: <ReadIcon aria-hidden />, onPress: readFromHere }]
      : []),
    ...(remove ? [{ id: 'delete', label: t(($) => $.annotations.remove), icon: <DeleteIcon aria-hidden />, onPress: remove }] : []),
  ];
  const count = painting.length + others.length;

  useLayoutEffect(() => {
    if (!room.current || !menu.current) return;
    const around = room.current.getBoundingClientRect();
    const pages = stage.getBoundingClientRect();
    const [x, y] = [pages.left - around.left, pages.top - around.top];
    const inRoom = { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
    const size = { width: menu.current.offsetWidth, height: menu.current.offsetHeight };
    setPlace(placeMenu(inRoom, size, around, isTouched));
  }, [box, isTouched, stage, count, message]);
  const buttons = () => [...(menu.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    if (takesFocus) buttons()[0]?.focus();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    // biome-ignore lint/complexity/useIndexOf: the target need not be a button
    const at = buttons().findIndex((one) => event.target === one);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key];
    // The menu is the last of the tab order: Tab leads back to the page, not out of it.
    if (to === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    if (to === undefined) return close();
    const next = (to + count) % count;
    setStop(next);
    buttons()[next]?.focus();
  };
  const render = ({ id, label, icon, colour, isChosen, onPress }: MenuAction, index: number) => (
    <Action
      key={id}
      type="button"
      tabIndex={index === Math.min(stop, count - 1) ? 0 : -1}
      // A name of its own beside the hint would be read twice.
      title={colour ? label : undefined}
      aria-pressed={isChosen}
      // The page keeps its focus, and with it the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setStop(index);
        onPress();
      }}
    >
      {icon}
      {colour ? null : <span>{label}</span>}
    </Action>
  );

  return (
    <Room ref={room}>
      <Menu
        ref={menu}
        role="toolbar"
        aria-label={annotation ? t(($) => $.annotations.highlight) : t(($) => $.annotations.selection)}
        data-selection-menu=""
        style={place}
        onKeyDown={onKeyDown}
      >
        {painting.length > 0 ? (
          <fieldset aria-label={t(($) => $.annotations.colour)}>{painting.map((action, index) => render(action, index))}</fieldset>
        ) : null}
        <div>{others.map((action, index) => render(action, painting.length + index))}</div>
      </Menu>
    </Room>
  );
}
