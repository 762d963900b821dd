import { styled } from '@mui/material/styles';
import { marks } from '../../brand/marks.ts';
import { useRealmIdentity } from '../../provider/RealmContext.ts';
import { token } from '../../tokens/token.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontWeight: 680,
  letterSpacing: '-0.022em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& svg': { width: '1.25em', height: '1.25em', flex: 'none' },
  '@media (forced-colors: active)': { '& path': { fill: 'currentColor' } },
});

interface RealmLogoProps {
  /** The background of the logo; a bar has its own colours. */
  on?: 'page' | 'bar';
  /** The height of the letters as a CSS length. */
  size?: string;
}

/** Renders the realm's logo: its mark and its name, in the realm's colours. */
export function RealmLogo({ on = 'page', size = '1.375rem' }: RealmLogoProps) {
  const { brand, name } = useRealmIdentity();
  const onBar = on === 'bar';
  return (
    <Root style={{ fontSize: size, color: token(onBar ? 'color.text.onBar' : 'color.logo.word') }} translate="no">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill={token(onBar ? 'color.logo.onBarMark' : 'color.logo.mark')} d={marks[brand].ink} />
        <path fill={token(onBar ? 'color.logo.onBarAccent' : 'color.logo.accent')} d={marks[brand].accent} />
      </svg>
      {name}
    </Root>
  );
}
