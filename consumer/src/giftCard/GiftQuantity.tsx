import { ChoiceTiles, SelectField } from '@realmkit/design-system';
import type { Price } from '@realmkit/openapi';
import { orderConstraints } from '@realmkit/openapi/constraints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';

/** The numbers of cards that have a tile. */
const tiles = ['1', '2', '3'] as const;
/** The tile for any other number, and the number that it begins with. */
const more = 'more';
const firstOfMore = tiles.length + 1;

interface GiftQuantityProps {
  readonly price: Price;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
}

/** Shows tiles with the usual numbers of gift cards and what they cost; the last one opens the other numbers. */
export function GiftQuantity({ price, value, onChange }: GiftQuantityProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const [hasMore, setHasMore] = useState(value > tiles.length);
  const cost = (quantity: number) => money({ amount: price.amount * quantity, currency: price.currency });
  const others = Array.from({ length: orderConstraints.quantity.maximum - tiles.length }, (_, index) => firstOfMore + index);
  const choose = (tile: (typeof tiles)[number] | typeof more) => {
    setHasMore(tile === more);
    onChange(tile === more ? firstOfMore : Number(tile));
  };
  return (
    <>
      <ChoiceTiles
        label={t(($) => $.gift.quantity)}
        value={hasMore ? more : (tiles.find((tile) => Number(tile) === value) ?? more)}
        options={[
          ...tiles.map((tile) => ({
            value: tile,
            label: t(($) => $.gift.cards, { count: Number(tile) }),
            note: cost(Number(tile)),
          })),
          { value: more, label: t(($) => $.gift.more) },
        ]}
        onChange={choose}
      />
      {hasMore ? (
        <SelectField
          label={t(($) => $.gift.number)}
          options={others.map((quantity) => ({ value: String(quantity), label: `${quantity} · ${cost(quantity)}` }))}
          value={String(value)}
          onChange={(quantity) => onChange(Number(quantity))}
        />
      ) : null}
    </>
  );
}
