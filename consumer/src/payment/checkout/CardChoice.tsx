import { styled } from '@mui/material/styles';
import { Radio, token } from '@realmkit/design-system';
import type { PaymentMethod } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../offer/useFormats.ts';
import { brandName } from '../cards/brandName.ts';

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: theme.spacing(1), fontWeight: token('font.weight.medium') },
}));

/** The value for a card that is still to be entered. */
export const otherCard = 'other';

/** The value for an order that the gift card balance pays without a card. */
export const noCard = 'none';

interface CardChoiceProps {
  readonly cards: readonly PaymentMethod[];
  /** The label of {@link noCard}; without it that is no choice. */
  readonly noCardLabel?: string | undefined;
  /** The id of a saved card, {@link noCard} or {@link otherCard}. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows the saved cards, another card, and the gift card balance alone where it suffices, as radio buttons. */
export function CardChoice({ cards, noCardLabel, value, onChange }: CardChoiceProps) {
  const { t } = useTranslation('shop');
  const { month } = useFormats();
  const option = (id: string, label: string) => (
    <Radio key={id} name="card" value={id} checked={id === value} onChange={() => onChange(id)}>
      {label}
    </Radio>
  );
  return (
    <Choices>
      <legend>{noCardLabel === undefined ? t(($) => $.checkout.which) : t(($) => $.balance.how)}</legend>
      {noCardLabel === undefined ? null : option(noCard, noCardLabel)}
      {cards.map(({ id, card }) =>
        option(
          id,
          t(($) => $.checkout.savedCard, { brand: brandName(card.brand), last4: card.last4, expiry: month(card) }),
        ),
      )}
      {option(otherCard, cards.length === 0 ? t(($) => $.checkout.cardTitle) : t(($) => $.checkout.otherCard))}
    </Choices>
  );
}
