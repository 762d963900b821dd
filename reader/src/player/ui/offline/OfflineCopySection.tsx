import { styled } from '@mui/material/styles';
import { Button, formatBytes, Progress, token } from '@realmkit/design-system';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyControls } from '../../reader/createCopyControls.ts';
import { useCopyTexts } from './useCopyTexts.ts';
import { useDeviceSpace } from './useDeviceSpace.ts';

const Section = styled('section')({
  display: 'grid',
  gap: token('space.150'),
  marginBlockEnd: token('space.250'),
  '& > h3': { margin: 0, outline: 0, fontSize: 'inherit', fontWeight: token('font.weight.strong') },
  '& p': { margin: 0 },
  '& > [role=status]': { display: 'grid', gap: token('space.100') },
  '& > small': { color: token('color.text.muted'), fontSize: token('font.size.caption') },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: token('space.150') });

/** Returns the size of a copy that may be downloaded; undefined until it is known. */
function useExpectedSize({ size }: CopyControls, isNeeded: boolean): number | undefined {
  const [expected, setExpected] = useState<number>();
  useEffect(() => {
    if (!isNeeded) return;
    const closed = new AbortController();
    void size(closed.signal).then((bytes) => {
      if (!closed.signal.aborted) setExpected(bytes);
    });
    return () => closed.abort();
  }, [size, isNeeded]);
  return expected;
}

/** Moves the focus to the heading when the button that had it is gone. */
function useHeadingFocus(phase: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const root = heading.current?.getRootNode();
    const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    if (hadFocus.current && (active === null || active === document.body)) heading.current?.focus();
  }, [phase]);
  return {
    heading,
    watch: {
      onFocus: () => {
        hadFocus.current = true;
      },
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget) hadFocus.current = false;
      },
    },
  };
}

interface OfflineCopySectionProps {
  readonly controls: CopyControls;
  /** BCP 47, for sizes and dates. */
  readonly locale: string;
}

/** Offers a copy of the book on this device: its size and the space for it, the download, and the removal. */
export function OfflineCopySection({ controls, locale }: OfflineCopySectionProps) {
  const { t } = useTranslation('reader');
  const state = useSyncExternalStore(controls.state.subscribe, controls.state.get);
  const { phase, progress, isOutdated } = state;
  const { load } = controls;
  useEffect(() => void load(), [load]);
  const isWhole = phase === 'stored' || phase === 'expired';
  const isOffered = phase === 'absent' || phase === 'partial' || phase === 'failed';
  const space = useDeviceSpace(phase);
  const expectedSize = useExpectedSize(controls, isOffered);
  const texts = useCopyTexts(state, controls.isInUse, locale);
  const { heading, watch } = useHeadingFocus(phase);
  const bytes = (size: number) => formatBytes(size, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress);
  const lacksSpace = isOffered && expectedSize !== undefined && space !== undefined && expectedSize > space.free;
  const download = () => void controls.download(expectedSize);

  return (
    <Section aria-labelledby="rk-offline-copy" data-offline-copy={phase} {...watch}>
      <h3 id="rk-offline-copy" ref={heading} tabIndex={-1}>
        {t(($) => $.offlineCopy.title)}
      </h3>
      <div role="status">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {lacksSpace ? <p>{t(($) => $.offlineCopy.lacksSpace, { size: bytes(expectedSize), free: bytes(space.free) })}</p> : null}
      </div>
      {phase === 'downloading' ? (
        <Progress
          label={t(($) => $.offlineCopy.downloading)}
          state={percent}
          value={progress}
          cancelLabel={t(($) => $.offlineCopy.cancel)}
          onCancel={controls.cancel}
        />
      ) : null}
      <Buttons>
        {isOffered ? (
          <Button variant="contained" aria-disabled={lacksSpace} onClick={download}>
            {phase === 'partial' ? t(($) => $.offlineCopy.resume) : t(($) => $.offlineCopy.download)}
          </Button>
        ) : null}
        {isWhole && isOutdated && !controls.isInUse ? (
          <Button variant="contained" onClick={download}>
            {t(($) => $.offlineCopy.update)}
          </Button>
        ) : null}
        {isWhole || phase === 'partial' ? (
          <Button variant="outlined" onClick={() => void controls.remove()}>
            {t(($) => $.offlineCopy.remove)}
          </Button>
        ) : null}
      </Buttons>
      {isOffered && expectedSize !== undefined && !lacksSpace ? (
        <small>{t(($) => $.offlineCopy.size, { size: bytes(expectedSize) })}</small>
      ) : null}
      {space ? <small>{t(($) => $.offlineCopy.space, { used: bytes(space.used), free: bytes(space.free) })}</small> : null}
    </Section>
  );
}
