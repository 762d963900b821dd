import { styled } from '@mui/material/styles';
import { PlanCard, Price, visuallyHidden } from '@realmkit/design-system';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { Plan } from './plans.ts';

const Choice = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend:not([data-quiet])': {
    ...theme.typography.h2,
    padding: 0,
    marginBlockEnd: theme.spacing(1.5),
  },
  '& > legend[data-quiet]': visuallyHidden,
}));

interface PlanChoiceProps {
  readonly plans: readonly Plan[];
  /** The id of the chosen price. */
  readonly value: string | undefined;
  readonly onChange: (priceId: string) => void;
  /** Whether the user gets a trial with this plan. */
  readonly withTrial?: boolean;
  /** Whether the heading of the section already names the choice. */
  readonly headed?: boolean;
}

/** Shows the plans as radio buttons, each with price, period, tax and trial (shell §4). */
export function PlanChoice({ plans, value, onChange, withTrial = true, headed = false }: PlanChoiceProps) {
  const { t } = useTranslation('shop');
  const { locale } = useLocale();
  return (
    <Choice>
      <legend data-quiet={headed || undefined}>{t(($) => $.offer.plans)}</legend>
      {plans.map(({ product, price }) => (
        <PlanCard
          key={price.id}
          name="plan"
          value={price.id}
          title={product.name}
          price={
            <Price
              amount={price.amount}
              currency={price.currency.toUpperCase()}
              locale={locale}
              period={t(($) => $.offer[price.interval])}
              note={price.taxIncluded ? t(($) => $.offer.taxIncluded) : t(($) => $.offer.taxAdded)}
            />
          }
          features={[
            product.description,
            ...(withTrial && price.trialDays > 0 ? [t(($) => $.offer.trial, { count: price.trialDays })] : []),
            t(($) => $.offer.cancelAnyTime),
          ]}
          selected={price.id === value}
          onSelect={onChange}
        />
      ))}
    </Choice>
  );
}
