import { styled } from '@mui/material/styles';
import { motifStyles } from '../../theme/motifStyles.ts';
import { token } from '../../tokens/token.ts';
import { RealmLogo } from '../RealmLogo/RealmLogo.tsx';

/** The props of a gift card; the texts are translated. */
export interface GiftCardProps {
  /** What the card is, such as "Gift card". */
  product: string;
  /** Its value as text. */
  amount: string;
  /** The greeting of the giver, with its line breaks. */
  greeting?: string;
  /** Who gives it, such as "From Maja". */
  from?: string | undefined;
}

const Card = styled('figure')({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: token('space.150'),
  width: 'min(340px, 100%)',
  minHeight: '214px',
  margin: 0,
  padding: token('space.250'),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.bar'),
  color: token('color.text.onBar'),
  boxShadow: token('shadow.raised'),
  '&::before': { ...motifStyles('color.surface.barHover', 'to top left,#000 20%,#0000 75%'), insetInline: 0 },
  '& > *': { position: 'relative' },
  '& p': { margin: 0 },
  '@media (forced-colors: active)': { border: `${token('border.thin')} solid CanvasText` },
  '@media print': { border: `${token('border.thin')} solid`, boxShadow: 'none' },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${token('space.050')} ${token('space.200')}`,
  '& > strong': { fontSize: token('font.size.h3'), fontWeight: token('font.weight.strong') },
  '& > small': { fontSize: token('font.size.caption') },
});

const Greeting = styled('p')({
  alignSelf: 'center',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  fontSize: token('font.size.h3'),
  fontWeight: token('font.weight.medium'),
  lineHeight: token('font.lineHeight.compact'),
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

/** Renders a gift card in the realm's colours and motif, as large as a bank card; a long greeting ends in an ellipsis. */
export function GiftCard({ product, amount, greeting = '', from }: GiftCardProps) {
  return (
    <Card aria-label={product}>
      <Row>
        <RealmLogo on="bar" size="1.125rem" />
        <strong>{amount}</strong>
      </Row>
      <Greeting>{greeting}</Greeting>
      <Row>
        <small>{product}</small>
        {from ? <small>{from}</small> : null}
      </Row>
    </Card>
  );
}
