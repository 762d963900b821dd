import EnlargeIcon from '@mui/icons-material/ZoomOutMap';
import { styled } from '@mui/material/styles';
import { IconButton } from '@realmkit/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from '../../reader/Reader.ts';
import { barNarrow } from '../bars/bars.ts';
import { useStateOf } from '../useReader.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** On a phone fingers zoom, and the bar has no space to spare before they do. */
const Compact = styled('div')({
  display: 'flex',
  [`@container (max-width: ${barNarrow})`]: { '&:has([data-zoomed=false])': { display: 'none' } },
});

interface PageZoomProps {
  readonly reader: Reader;
  /** BCP 47, for percentages. */
  readonly locale: string;
}

/** Shows what enlarges the current pages: the zoom of fixed layout, or a button for the pictures, tables and formulas of a text. */
export function PageZoom({ reader, locale }: PageZoomProps) {
  const { t } = useTranslation('reader');
  const { zoom, location } = useStateOf(reader.state, 'zoom', 'location');
  const hasParts = useMemo(() => reader.enlargement.onScreen().length > 0, [reader, location]);
  if (zoom !== undefined)
    return (
      <Compact>
        <ZoomButtons zoom={reader.zoom()} scale={zoom} locale={locale} />
      </Compact>
    );
  if (!hasParts) return null;
  return (
    <IconButton label={t(($) => $.zoom.enlarge)} aria-haspopup="dialog" onClick={() => reader.enlargement.open()}>
      <EnlargeIcon aria-hidden />
    </IconButton>
  );
}
