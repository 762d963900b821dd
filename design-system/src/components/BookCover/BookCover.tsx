import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { CoverArt } from './CoverArt.tsx';

/** The props of a book cover; the title stands beside it, so the picture is hidden from screen readers. */
export interface BookCoverProps {
  title: string;
  author?: string;
  /** If missing or not loadable, a cover is drawn from the title. */
  src?: string | undefined;
  /** Whether the book cannot be opened. */
  unavailable?: boolean;
}

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `calc(${token('radius.control')} / 2)`,
  boxShadow: token('shadow.raised'),
  backgroundColor: token('color.surface.sunken'),
  // A drawn cover is made of grounds, which printers leave out otherwise.
  printColorAdjust: 'exact',
  // A filter, so that the picture stays the book's, and less so than those that can be opened.
  '&[data-unavailable]': { filter: 'grayscale(1) opacity(0.6)' },
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
});

/** Renders a book's cover, or one drawn from its title. */
export function BookCover({ title, author, src, unavailable = false }: BookCoverProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame aria-hidden="true" data-unavailable={unavailable || undefined}>
      {src !== undefined && broken !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <CoverArt title={title} author={author} />
      )}
    </Frame>
  );
}
