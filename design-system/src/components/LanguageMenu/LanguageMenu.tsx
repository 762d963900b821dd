import SupportIcon from '@mui/icons-material/BackHandOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SignIcon from '@mui/icons-material/SignLanguage';
import TranslateIcon from '@mui/icons-material/Translate';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { PermissionHint } from '../PermissionHint/PermissionHint.tsx';
import { nextChoice } from './nextChoice.ts';

/** A spoken or signed language of a book's narration. */
export interface NarrationLanguage {
  value: string;
  /** The language's own name. */
  label: string;
  /** The language code of the label, if there is one. */
  lang?: string;
  /** A sign language, or signs that support speech (reader §9: tsp, takk). */
  signed?: 'language' | 'support';
  /** Why the user cannot choose the language, which is then shown as locked. */
  lockedReason?: string;
}

/** The props of the menu of a book's narration languages. */
export interface LanguageMenuProps {
  label: string;
  languages: readonly NarrationLanguage[];
  value: string;
  onChange: (value: string) => void;
  /** Controlled by the reader, which shows one of its menus at a time (reader §4). */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  maxWidth: '100%',
  zIndex: theme.zIndex.appBar,
  maxHeight: '60vh',
  overflowY: 'auto',
  border: `${token('border.thin')} solid ${token('color.border.divider')}`,
  borderEndStartRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  boxShadow: token('shadow.raised'),
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
}));

/** The numbers of languages in a row (reader §9), by the width of the screen: fewer languages make a narrower menu, below its button. */
const perRow = { '--rk-xs': 3, '--rk-sm': 6, '--rk-md': 12 } as const;
const columns = (name: keyof typeof perRow) => ({ gridTemplateColumns: `repeat(var(${name}), minmax(0, 7.5rem))` });

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  ...columns('--rk-xs'),
  [theme.breakpoints.up('sm')]: columns('--rk-sm'),
  [theme.breakpoints.up('md')]: columns('--rk-md'),
}));

/** The reasons of the locked languages, which stay in view while the languages scroll. */
const Reasons = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: theme.spacing(0, 2, 1),
  backgroundColor: 'inherit',
}));

const Choice = styled('button')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: token('space.050'),
  minHeight: '3.5rem',
  margin: 0,
  padding: `${token('space.050')} ${token('space.025')}`,
  border: 0,
  borderRadius: token('radius.control'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: token('font.size.caption'),
  lineHeight: token('font.lineHeight.heading'),
  textAlign: 'center',
  hyphens: 'auto',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${token('focus.width')})`,
  '& > svg': { fontSize: token('size.icon.small') },
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&[aria-checked=true]': {
    backgroundColor: token('color.action.selected'),
    color: token('color.action.onSelected'),
    fontWeight: token('font.weight.strong'),
  },
  '&[aria-disabled=true]': { color: token('color.text.muted'), cursor: 'not-allowed' },
  '@media (forced-colors: active)': {
    '&[aria-checked=true]': { outline: `${token('border.thick')} solid Highlight` },
    '&[aria-disabled=true]': { color: 'GrayText' },
  },
});

const signIcons = { language: SignIcon, support: SupportIcon };

const iconOf = ({ lockedReason, signed }: NarrationLanguage): typeof LockIcon | undefined =>
  lockedReason === undefined ? signed && signIcons[signed] : LockIcon;

/**
 * Renders the button and the menu of a book's languages, 3, 6 or 12 in a row by the width of the screen (reader §9). The menu opens at the
 * end of the nearest positioned ancestor. A locked language takes the focus, so that its reason is read, but cannot be chosen.
 */
export function LanguageMenu({ label, languages, value, onChange, open, onOpenChange }: LanguageMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const rows = Object.fromEntries(Object.entries(perRow).map(([name, count]) => [name, Math.min(count, languages.length)]));
  const reasons = [...new Set(languages.flatMap(({ lockedReason }) => lockedReason ?? []))];
  const choices = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
  const close = () => {
    onOpenChange(false);
    button.current?.focus();
  };
  const closeFromOutside = useEffectEvent((event: Event) => {
    // Events inside a shadow root are retargeted to its host; the composed path has the real target.
    const path = event.composedPath();
    const inside = [panel.current, button.current].some((element) => element !== null && path.includes(element));
    if (!inside) onOpenChange(false);
  });
  const focusChosen = useEffectEvent(() => (choices().find((choice) => choice.ariaChecked === 'true') ?? choices()[0])?.focus());

  useEffect(() => {
    if (!open) return;
    focusChosen();
    const listener = (event: Event) => closeFromOutside(event);
    document.addEventListener('pointerdown', listener);
    // A press into a book's frame is not received here, but blurs this window.
    window.addEventListener('blur', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      window.removeEventListener('blur', listener);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      onOpenChange(false);
    } else {
      const all = choices();
      const tops = all.map((choice) => choice.offsetTop);
      const to = nextChoice(
        event.key,
        all.findIndex((choice) => choice.matches(':focus')),
        {
          count: all.length,
          perRow: tops.filter((top) => top === tops[0]).length,
          direction: getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
        },
      );
      if (to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
    }
  };

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          // The reader takes neither for a turn of the page.
          event.preventDefault();
          event.stopPropagation();
          onOpenChange(true);
        }}
      >
        <TranslateIcon aria-hidden />
      </IconButton>
      {open ? (
        <Panel ref={panel}>
          <Choices id={id} role="menu" aria-label={label} tabIndex={-1} style={rows} onKeyDown={onKeyDown}>
            {languages.map((language) => {
              const Icon = iconOf(language);
              return (
                <Choice
                  key={language.value}
                  type="button"
                  role="menuitemradio"
                  aria-checked={language.value === value}
                  aria-disabled={language.lockedReason === undefined ? undefined : true}
                  aria-describedby={language.lockedReason === undefined ? undefined : `${id}-${reasons.indexOf(language.lockedReason)}`}
                  tabIndex={-1}
                  lang={language.lang}
                  onClick={() => {
                    if (language.lockedReason !== undefined) return;
                    onChange(language.value);
                    close();
                  }}
                >
                  {Icon ? <Icon aria-hidden /> : null}
                  <span>{language.label}</span>
                </Choice>
              );
            })}
          </Choices>
          {reasons.length > 0 ? (
            <Reasons>
              {reasons.map((reason, index) => (
                <PermissionHint key={reason} id={`${id}-${index}`} reason={reason} />
              ))}
            </Reasons>
          ) : null}
        </Panel>
      ) : null}
    </>
  );
}
