import CloseIcon from '@mui/icons-material/Close';
import ContentsIcon from '@mui/icons-material/FormatListBulleted';
import NextIcon from '@mui/icons-material/NavigateNext';
import { ConfirmDialog, IconButton, TocList } from '@realmkit/design-system';
import { type KeyboardEvent as ReactKeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from '../ReaderProps.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { BookFailed } from './BookFailed.tsx';
import { BookTitle, BottomBar, Figure, StageRoom, Toolbar } from './bars.ts';
import { Drawer } from './Drawer.tsx';
import { asTocEntries } from './tocEntries.ts';
import { type OpenReader, useReader, useStateOf } from './useReader.ts';

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

interface ReaderFrameProps {
  readonly props: ReaderProps;
  readonly settings: SettingsStore;
}

/** The reader within its shadow root: the book and what is around it. */
export function ReaderFrame({ props, settings }: ReaderFrameProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const onKey = (
    event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'ctrlKey' | 'metaKey' | 'altKey'>,
    { reader, controls }: OpenReader,
  ) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const backwards = reader.state.get().publication?.direction === 'rtl';
    const commands: Record<string, () => void> = {
      ArrowRight: () => void reader.turn(backwards ? 'backward' : 'forward'),
      ArrowLeft: () => void reader.turn(backwards ? 'forward' : 'backward'),
      PageDown: () => void reader.turn('forward'),
      PageUp: () => void reader.turn('backward'),
      Escape: () => void controls.escape(),
    };
    const command = commands[event.key];
    if (!command) return;
    event.preventDefault();
    command();
  };
  const open = useReader(props, container, settings, onKey);
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const onControl =
      event.target instanceof Element && event.target.closest('button, input, select, textarea, [role=menuitemradio], dialog');
    if (open && !(onControl && event.key !== 'Escape')) onKey(event, open);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that no control took are commands of the reader
    <div
      ref={props.autoFocus ? takeFocus : undefined}
      tabIndex={-1}
      data-reader-root=""
      style={{ position: 'absolute', inset: 0, outline: 0 }}
      onKeyDown={onKeyDown}
      onPointerMove={({ clientY, currentTarget, pointerType }) => {
        const { top, bottom } = currentTarget.getBoundingClientRect();
        if (pointerType !== 'touch') open?.controls.pointer(clientY - top, bottom - clientY);
      }}
    >
      <StageRoom>
        <div ref={setContainer} data-reader-stage="" />
      </StageRoom>
      {open ? <Around open={open} props={props} /> : null}
    </div>
  );
}

function Around({ open: { reader, controls }, props }: { readonly open: OpenReader; readonly props: ReaderProps }) {
  const { t } = useTranslation('reader');
  const state = useStateOf(reader.state);
  const { shown, menu } = useStateOf(controls.state);
  const { phase, fault, publication, navigation, chapter, part, externalLink } = state;
  if (phase === 'failed' && fault) return <BookFailed fault={fault} onLogin={props.onLogin} onClose={props.onClose} />;
  const holding = {
    onMouseEnter: () => controls.hold(true),
    onMouseLeave: () => controls.hold(false),
    onFocus: () => controls.hold(true),
    onBlur: () => controls.hold(false),
  };
  const percent = new Intl.NumberFormat(props.locale, { style: 'percent' }).format(part);
  return (
    <div data-reader-phase={phase}>
      <Toolbar data-shown={shown} role="toolbar" aria-label={t(($) => $.toolbar.label)} {...holding}>
        <IconButton label={t(($) => $.toolbar.contents)} aria-expanded={menu === 'contents'} onClick={() => controls.pressMenu('contents')}>
          <ContentsIcon aria-hidden />
        </IconButton>
        <BookTitle lang={publication?.language || undefined}>{publication?.title}</BookTitle>
        {props.onClose ? (
          <IconButton label={t(($) => $.toolbar.close)} onClick={props.onClose}>
            <CloseIcon aria-hidden />
          </IconButton>
        ) : null}
      </Toolbar>
      {menu === 'contents' ? (
        <div {...holding}>
          <Drawer title={t(($) => $.toolbar.contents)} closeLabel={t(($) => $.close)} onClose={controls.closeMenu}>
            <TocList
              label={t(($) => $.toolbar.contents)}
              entries={asTocEntries(navigation.contents)}
              current={chapter}
              {...(publication?.language ? { lang: publication.language } : {})}
              emptyText={t(($) => $.contents.empty)}
              onChoose={(address) => {
                controls.closeMenu();
                if (address) void reader.goToAddress(address);
              }}
            />
          </Drawer>
        </div>
      ) : null}
      <BottomBar data-shown={shown} {...holding}>
        <IconButton label={t(($) => $.page.previous)} onClick={() => void reader.turn('backward')}>
          <NextIcon aria-hidden style={{ rotate: '180deg' }} />
        </IconButton>
        <Figure aria-live="off">{t(($) => $.page.read, { percent })}</Figure>
        <IconButton label={t(($) => $.page.next)} onClick={() => void reader.turn('forward')}>
          <NextIcon aria-hidden />
        </IconButton>
      </BottomBar>
      <ConfirmDialog
        open={externalLink !== undefined}
        title={t(($) => $.link.title)}
        description={externalLink}
        confirmLabel={t(($) => $.link.open)}
        cancelLabel={t(($) => $.link.stay)}
        onConfirm={() => reader.answerExternalLink(true)}
        onCancel={() => reader.answerExternalLink(false)}
      />
    </div>
  );
}
