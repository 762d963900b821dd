import { styled } from '@mui/material/styles';
import { PlanCard, visuallyHidden } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { PlanPrice } from './PlanPrice.tsx';
import { type Plan, yearlySaving } from './plans.ts';
import { useFormats } from './useFormats.ts';

const Choice = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // The prices of a product stay side by side: one, two or four in a row, and none alone in the last one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 32rem), 1fr))',
  gap: theme.spacing(2),
  minWidth: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', gap: 'inherit' },
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
  /** All plans, where some of them are no choice: what a year saves is told by its month. */
  readonly comparedWith?: readonly Plan[];
  /** The id of the chosen price. */
  readonly value: string | undefined;
  readonly onChange: (priceId: string) => void;
  /** Whether the user gets a trial with this plan. */
  readonly withTrial?: boolean;
  /** Whether the heading of the section already names the choice. */
  readonly headed?: boolean;
}

/** Shows the plans as radio buttons, each with price, period, tax and trial (shell §4). */
export function PlanChoice({ plans, comparedWith = plans, value, onChange, withTrial = true, headed = false }: PlanChoiceProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const products = [...new Set(plans.map(({ product }) => product))];
  return (
    <Choice>
      <legend data-quiet={headed || undefined}>{t(($) => $.offer.plans)}</legend>
      {products.map((product) => (
        <div key={product.id}>
          {plans
            .filter((plan) => plan.product === product)
            .map((plan) => {
              const { price } = plan;
              const saving = yearlySaving(plan, comparedWith);
              return (
                <PlanCard
                  key={price.id}
                  name="plan"
                  value={price.id}
                  title={product.name}
                  price={<PlanPrice price={price} />}
                  features={[
                    product.description,
                    ...(withTrial && price.trialDays > 0 ? [t(($) => $.offer.trial, { count: price.trialDays })] : []),
                    t(($) => $.offer.cancelAnyTime),
                  ]}
                  {...(saving > 0 && { badge: t(($) => $.offer.saving, { amount: money({ ...price, amount: saving }) }) })}
                  selected={price.id === value}
                  onSelect={onChange}
                />
              );
            })}
        </div>
      ))}
    </Choice>
  );
}
