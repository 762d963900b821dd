import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { brandName } from './brandName.ts';

const Mark = styled('svg')({
  flex: 'none',
  width: '2.75rem',
  height: '1.75rem',
  color: token('color.text.default'),
  '& > rect': { fill: token('color.surface.page'), stroke: token('color.border.divider') },
  '& > text': { fill: 'currentColor', fontSize: 11, fontWeight: token('font.weight.strong'), textAnchor: 'middle' },
});

/** The letters of brands whose name does not fit. */
const letters: Readonly<Record<string, string>> = { amex: 'AMEX', discover: 'DISC' };
const shortName = (brand: string): string => letters[brand] ?? brandName(brand).toUpperCase().slice(0, 5);

/** Shows the mark of a card's brand beside its name: two discs or letters, in the colour of the text. */
export function BrandMark({ brand }: { readonly brand: string }) {
  return (
    <Mark viewBox="0 0 44 28" aria-hidden="true" data-brand={brand}>
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" />
      {brand === 'mastercard' ? (
        <>
          <circle cx="18" cy="14" r="7" fill="currentColor" opacity="0.75" />
          <circle cx="26" cy="14" r="7" fill="currentColor" opacity="0.4" />
        </>
      ) : (
        <text x="22" y="18">
          {shortName(brand)}
        </text>
      )}
    </Mark>
  );
}
