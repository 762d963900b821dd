import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { CoverArt } from './CoverArt.tsx';

/** The cover of a book; its title stands beside it, so that the picture itself says nothing to a screen reader. */
export interface BookCoverProps {
  title: string;
  author?: string;
  /** Without it, and where it cannot be loaded, a cover is drawn from the title. */
  src?: string | undefined;
}

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: `calc(${token('radius.control')} / 2)`,
  boxShadow: token('shadow.raised'),
  backgroundColor: token('color.surface.sunken'),
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** A book's cover, or one that is drawn from its title where there is none. */
export function BookCover({ title, author, src }: BookCoverProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame aria-hidden="true">
      {src !== undefined && broken !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <CoverArt title={title} author={author} />
      )}
    </Frame>
  );
}
