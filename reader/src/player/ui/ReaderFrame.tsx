import { styled } from '@mui/material/styles';
import { Button, type FullScreen, lazyComponent, Progress, token, useFullScreen } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import { type KeyboardEvent as ReactKeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takesKey } from '../controls/takesKey.ts';
import type { ViewKey } from '../controls/viewKeys.ts';
import { PrintSheet } from '../print/PrintSheet.tsx';
import type { ReaderProps } from '../ReaderProps.ts';
import type { ReaderAppearance } from '../reader/pageTheme.ts';
import { isNarrated } from '../reader/ReaderState.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { PanelFrame } from '../submissions/PanelFrame.tsx';
import { AnnotationLayer } from './annotations/AnnotationLayer.tsx';
import { BlankScreen } from './BlankScreen.tsx';
import { BookErrorBanner } from './BookErrorBanner.tsx';
import { BarRoom } from './bars/BarRoom.tsx';
import { BottomBar, Toolbar } from './bars/bars.ts';
import { FormBar } from './bars/FormBar.tsx';
import { JumpBar } from './bars/JumpBar.tsx';
import { PlayerBar } from './bars/PlayerBar.tsx';
import { ReaderToolbar } from './bars/ReaderToolbar.tsx';
import { SearchResultBar } from './bars/SearchResultBar.tsx';
import { ReaderDialogs } from './dialogs/ReaderDialogs.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PlaceAnnouncer } from './PlaceAnnouncer.tsx';
import { ReaderMenus } from './panels/ReaderMenus.tsx';
import { type SubmissionsPanelState, useSubmissionsPanel } from './panels/useSubmissionsPanel.ts';
import { ReaderProviders, useReaderTheme } from './ReaderTheme.tsx';
import { readerCommandOf } from './readerCommands.ts';
import { TextSizeAnnouncer } from './TextSizeAnnouncer.tsx';
import { useCanSetVolume } from './useCanSetVolume.ts';
import { useDeferredControls } from './useDeferredControls.ts';
import { type Presentation, usePresentation } from './usePresentation.ts';
import { type OpenReader, useReader, useSettings, useStateOf } from './useReader.ts';

const SignLanguageVideo = lazyComponent(async () => (await import('./SignLanguageVideo.tsx')).SignLanguageVideo);
const SubmissionsPanel = lazyComponent(async () => (await import('../submissions/SubmissionsPanel.tsx')).SubmissionsPanel);

interface ReaderFrameProps {
  readonly props: ReaderProps;
  readonly settings: SettingsStore;
  /** Undefined until they are loaded; the book does not wait for them. */
  readonly texts: i18n | undefined;
  readonly appearance: ReaderAppearance;
  readonly root: ShadowRoot;
}

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Returns the props without what belongs to persons: their answers, bookmarks and notes. */
const withoutPersons = (props: ReaderProps): ReaderProps => ({
  ...props,
  submissions: undefined,
  features: { ...props.features, bookmarks: false, annotations: false },
});

/** Renders the reader within its shadow root: the book and its controls. */
export function ReaderFrame({ props, settings, texts, appearance, root }: ReaderFrameProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const panel = useSubmissionsPanel({
    bookId: props.bookId,
    userId: props.identity?.userId,
    isOwner: props.submissions?.isOwner === true,
    firstId: props.submissions && props.start?.submissionId,
  });
  const canSetVolume = useCanSetVolume();
  // The host of the shadow root, which holds the dialogs too.
  const fullScreen = useFullScreen(useRef(root.host));

  const onKey = (event: ViewKey & { preventDefault: () => void }, { reader, controls }: OpenReader) => {
    // Keyboard users need the controls to be shown.
    if (event.key === 'Tab') return controls.show();
    if (presentation.takeKey(event, false)) return;
    const command = readerCommandOf(event, { reader, controls, settings, shown, canSetVolume, fullScreen, presentation });
    if (!command) return;
    event.preventDefault();
    command();
  };
  const open = useReader(props, appearance, container, settings, onKey);
  const presentation = usePresentation({
    bookId: props.bookId,
    reader: open?.reader,
    fullScreen,
    onStart: () => {
      open?.controls.closeMenu();
      panel.close();
    },
  });
  const name = texts?.getFixedT(null, 'reader')(($) => $.toolbar.label);
  const shown = presentation.isOn ? withoutPersons(props) : props;
  const isPanelOpen = panel.open && !presentation.isOn;
  const styling = useReaderTheme(root, appearance, useDeferredControls(open?.reader));
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (!open || event.defaultPrevented) return;
    if (!(event.target instanceof Element && takesKey(event.target, event.key))) onKey(event, open);
    // A dialog closes by itself, and the help together with its menu; the editor of a note leaves the list that it was opened from.
    else if (event.key === 'Escape' && !open.reader.state.get().editedAnnotation) open.controls.escape();
  };

  return (
    <section
      ref={props.autoFocus ? takeFocus : undefined}
      tabIndex={-1}
      // It takes the focus when the book opens: without a name of its own, all that is in it would be read.
      aria-label={name}
      data-reader-root=""
      // Clipped, not hidden: a focus must not scroll to hidden bars.
      style={{ position: 'absolute', inset: 0, outline: 0, overflow: 'clip' }}
      onKeyDown={onKeyDown}
      onPointerMove={({ clientY, currentTarget, pointerType }) => {
        const { top, bottom } = currentTarget.getBoundingClientRect();
        if (pointerType !== 'touch') open?.controls.pointer(clientY - top, bottom - clientY);
      }}
    >
      <div
        style={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          insetInlineEnd: isPanelOpen ? `${panel.share}%` : 0,
          overflow: 'clip',
        }}
      >
        <div data-stage-room="">
          <div ref={setContainer} data-reader-stage="" />
        </div>
        {open && texts && styling ? (
          <ReaderProviders styling={styling} texts={texts} onError={props.onError}>
            <ReaderControls open={open} props={shown} panel={panel} stage={container} fullScreen={fullScreen} presentation={presentation} />
          </ReaderProviders>
        ) : null}
      </div>
      {isPanelOpen && props.submissions && texts && styling ? (
        <ReaderProviders styling={styling} texts={texts} onError={props.onError}>
          <PartBoundary
            frame={(failed) => (
              <PanelFrame share={panel.share} onClose={panel.toggle}>
                {failed}
              </PanelFrame>
            )}
          >
            <SubmissionsPanel
              source={props.submissions}
              book={{
                id: props.bookId,
                showPage: (href) => panel.showPage(() => void open?.reader.goToHref(href).then(open.reader.focusPage)),
              }}
              settings={settings}
              onReadAloud={() => open?.reader.narration()?.pause()}
              share={panel.share}
              isFormModal={panel.isFormModal}
              takesFocus={panel.takesFocus}
              firstId={panel.currentId}
              onCurrent={panel.setCurrentId}
              guard={panel.guard}
              onClose={panel.toggle}
              onError={(message, error) => props.onError?.(message, error)}
            />
          </PartBoundary>
        </ReaderProviders>
      ) : null}
      {presentation.isBlank && texts && styling ? (
        <ReaderProviders styling={styling} texts={texts} onError={props.onError}>
          <BlankScreen onShowAgain={presentation.showAgain} />
        </ReaderProviders>
      ) : null}
      {texts && styling ? (
        <ReaderProviders styling={styling} texts={texts} onError={props.onError}>
          <PrintSheet stage={container} allowed={props.allowPrint === true} />
        </ReaderProviders>
      ) : null}
    </section>
  );
}

interface ReaderControlsProps {
  readonly open: OpenReader;
  readonly props: ReaderProps;
  readonly panel: SubmissionsPanelState;
  /** The element of the pages. */
  readonly stage: HTMLElement | null;
  readonly fullScreen: FullScreen;
  readonly presentation: Presentation;
}

/** In the middle of the page; a press goes through to it. */
const Waiting = styled('div')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 'min(20rem, 80%)',
  height: 'fit-content',
  padding: token('space.150'),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  color: token('color.text.default'),
  pointerEvents: 'none',
});

function ReaderControls({ open, props, panel, stage, fullScreen, presentation }: ReaderControlsProps) {
  const { t } = useTranslation('reader');
  const { reader, controls } = open;
  const { phase, isPageLate, errorCode, refusal, language, languages, publication, readAloud } = useStateOf(
    reader.state,
    'phase',
    'isPageLate',
    'errorCode',
    'refusal',
    'language',
    'languages',
    'publication',
    'readAloud',
  );
  const { pictureInPicture } = useSettings(reader.settings);
  const leaving = (way: (() => void) | undefined) =>
    way &&
    (() => {
      reader.leave();
      way();
    });
  const close = leaving(props.onClose);
  const onClose = close && (() => panel.guard.leave(close));
  if (phase === 'failed' && errorCode) {
    return (
      <div data-reader-phase="failed">
        <BookErrorBanner
          errorCode={errorCode}
          refusal={refusal}
          plansUrl={props.plansUrl}
          onLogin={leaving(props.onLogin)}
          onClose={onClose}
        />
      </div>
    );
  }
  const isFrogBook = publication?.isFrogBook ?? false;
  const showsVideo = pictureInPicture && language !== undefined && languages.pictureInPicture.includes(language);
  const holding = {
    onMouseEnter: () => controls.hold('pointer', true),
    onMouseLeave: () => controls.hold('pointer', false),
    onFocus: () => controls.hold('focus', true),
    onBlur: () => controls.hold('focus', false),
  };
  return (
    // Notices stand above both rows of the bar of a book that is heard.
    <div data-reader-phase={phase} data-heard={isNarrated({ language, readAloud }) && !isFrogBook} aria-busy={phase === 'opening'}>
      {phase === 'opening' || isPageLate ? (
        <Waiting role="status">
          <Progress label={phase === 'opening' ? t(($) => $.opening) : t(($) => $.page.loading)} value={undefined} />
        </Waiting>
      ) : null}
      {props.features?.noDisturb ? null : (
        <div {...holding}>
          <PartBoundary
            frame={(failed) => (
              <Toolbar role="toolbar" aria-label={t(($) => $.toolbar.label)}>
                {failed}
                {onClose ? <Button onClick={onClose}>{t(($) => $.toolbar.close)}</Button> : null}
              </Toolbar>
            )}
          >
            <ReaderToolbar
              open={open}
              props={{ ...props, onClose }}
              isFrogBook={isFrogBook}
              panel={panel}
              fullScreen={fullScreen}
              presentation={presentation}
            />
          </PartBoundary>
          <PartBoundary>
            <div onInput={controls.typed}>
              <ReaderMenus open={open} props={props} />
            </div>
          </PartBoundary>
          {isFrogBook ? null : (
            <PartBoundary frame={(failed) => <BottomBar>{failed}</BottomBar>}>
              <PlayerBar open={open} props={props} />
            </PartBoundary>
          )}
          <BarRoom open={open}>
            <PartBoundary>
              {panel.isAside ? <FormBar onBack={panel.showForm} /> : null}
              {isFrogBook || panel.isAside ? null : <JumpBar open={open} />}
              <SearchResultBar open={open} />
            </PartBoundary>
          </BarRoom>
          {stage && !presentation.isOn ? (
            <PartBoundary>
              <AnnotationLayer open={open} props={props} stage={stage} />
            </PartBoundary>
          ) : null}
        </div>
      )}
      <PartBoundary>
        {showsVideo ? (
          <SignLanguageVideo reader={reader} settings={reader.settings} panelShare={panel.open && !presentation.isOn ? panel.share : 0} />
        ) : null}
        <ReaderDialogs open={open} locale={props.locale} />
        <PlaceAnnouncer reader={reader} locale={props.locale} />
        <TextSizeAnnouncer open={open} locale={props.locale} />
      </PartBoundary>
    </div>
  );
}
