import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import {
  defaultRealm,
  type PageColour,
  pageColours,
  pageTokens,
  type Realm,
  schemeOfPage,
  type ThemeName,
  token,
  tokenSet,
} from '@realmkit/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Group, Legend } from './choices.ts';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))', gap: token('space.100') });

/** A small page, with its ink and a mark if it is chosen. */
const Swatch = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: token('size.target'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: `calc(${token('radius.control')} - ${token('space.050')})`,
  forcedColorAdjust: 'none',
  fontFamily: 'Georgia, serif',
  fontSize: token('font.size.h3'),
  '& > svg': {
    position: 'absolute',
    insetBlockStart: token('space.025'),
    insetInlineEnd: token('space.025'),
    width: '1rem',
    height: '1rem',
  },
});

interface PageColourPickerProps {
  readonly realm: Realm | undefined;
  readonly theme: ThemeName | undefined;
  readonly value: PageColour;
  readonly onChange: (colour: PageColour) => void;
}

/** Shows the colours of the pages, each with a sample of its text. */
export function PageColourPicker({ realm = defaultRealm, theme = 'default', value, onChange }: PageColourPickerProps) {
  const { t } = useTranslation('reader');
  const name = useId();
  const names: Readonly<Record<PageColour, string>> = {
    white: t(($) => $.look.white),
    sepia: t(($) => $.look.sepia),
    grey: t(($) => $.look.grey),
    black: t(($) => $.look.black),
  };
  return (
    <Group>
      <Legend>{t(($) => $.look.pageColour)}</Legend>
      <Row>
        {pageColours.map((colour) => {
          const tokens = pageTokens(tokenSet(realm, theme, schemeOfPage(colour)), colour);
          return (
            <Choice key={colour} drawn name={name} checked={colour === value} onChange={() => onChange(colour)}>
              <Swatch aria-hidden style={{ background: tokens['color.reader.page'], color: tokens['color.reader.text'] }}>
                Aa
                {colour === value ? <CheckIcon /> : null}
              </Swatch>
              <span>{names[colour]}</span>
            </Choice>
          );
        })}
      </Row>
    </Group>
  );
}
