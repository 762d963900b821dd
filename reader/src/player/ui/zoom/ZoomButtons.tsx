import FitIcon from '@mui/icons-material/FitScreen';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { styled } from '@mui/material/styles';
import { IconButton, useAnnounced } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { ZoomControl } from '../../stage/zoom/createZoom.ts';
import { zoomScales } from '../../stage/zoom/zoom.ts';

const Group = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
});

interface ZoomButtonsProps {
  readonly zoom: ZoomControl | undefined;
  /** The current scale, from 1. */
  readonly scale: number;
  /** BCP 47, for percentages. */
  readonly locale: string;
}

/** Shows the buttons that zoom a page or a picture; a screen reader hears the new scale. */
export function ZoomButtons({ zoom, scale, locale }: ZoomButtonsProps) {
  const { t } = useTranslation('reader');
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(scale);
  useAnnounced(scale > 1 ? t(($) => $.zoom.scale, { percent }) : undefined);
  return (
    <Group role="group" aria-label={t(($) => $.zoom.label)} data-zoomed={scale > 1}>
      {/* Not disabled at an end: a disabled button would lose the focus. */}
      <IconButton label={t(($) => $.zoom.out)} aria-disabled={scale <= 1} onClick={() => zoom?.step(-1)}>
        <ZoomOutIcon aria-hidden />
      </IconButton>
      <IconButton label={t(($) => $.zoom.fit)} aria-disabled={scale <= 1} onClick={() => zoom?.fit()}>
        <FitIcon aria-hidden />
      </IconButton>
      <IconButton label={t(($) => $.zoom.in)} aria-disabled={scale >= zoomScales.most} onClick={() => zoom?.step(1)}>
        <ZoomInIcon aria-hidden />
      </IconButton>
    </Group>
  );
}
