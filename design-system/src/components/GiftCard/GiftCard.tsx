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
  gap: '0.75rem',
  width: 'min(340px, 100%)',
  minHeight: '214px',
  margin: 0,
  padding: '1.25rem',
  borderRadius: '1rem',
  backgroundColor: token('color.surface.bar'),
  color: token('color.text.onBar'),
  boxShadow: '0 1px 2px #0003, 0 8px 24px #0003',
  overflowWrap: 'anywhere',
  '&::before': { ...motifStyles('color.surface.barHover', 'to top left,#000 20%,#0000 75%'), insetInline: 0 },
  '& > *': { position: 'relative' },
  '& p': { margin: 0 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '@media print': { border: '1px solid', boxShadow: 'none' },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.25rem 1rem',
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
  lineHeight: 1.3,
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
