import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';
import { Radio } from '../Radio/Radio.tsx';

/** The props of a plan; plans with the same `name` form one choice. */
export interface PlanCardProps {
  /** The name of the radio group. */
  name: string;
  value: string;
  title: string;
  price: ReactNode;
  /** The features of the plan, one per line. */
  features: readonly string[];
  /** Such as "Most chosen". */
  badge?: string;
  selected: boolean;
  disabled?: boolean;
  onSelect: (value: string) => void;
}

const Card = styled(Radio)({
  position: 'relative',
  padding: token('space.250'),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > input': { position: 'absolute', insetBlockStart: token('space.250'), insetInlineEnd: token('space.250') },
  '& > span': { display: 'grid', gap: token('space.150') },
  '& strong': { paddingInlineEnd: token('space.400'), fontSize: token('font.size.h3'), fontWeight: token('font.weight.strong') },
  '& ul': { margin: 0, paddingInlineStart: token('space.250') },
  '&:has(:checked)': {
    borderColor: token('color.action.primary'),
    boxShadow: `0 0 0 ${token('border.thin')} ${token('color.action.primary')}`,
  },
  '&:hover': { backgroundColor: token('color.action.hover') },
  '&:has(:disabled)': { backgroundColor: token('color.surface.sunken') },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: `${token('border.marker')} solid Highlight` } },
});

const Badge = styled('span')({
  justifySelf: 'start',
  padding: `${token('space.025')} ${token('space.150')}`,
  borderRadius: token('radius.round'),
  backgroundColor: token('color.action.selected'),
  color: token('color.action.onSelected'),
  fontSize: token('font.size.caption'),
  fontWeight: token('font.weight.medium'),
});

/** Renders a selectable plan with its price and features. */
export function PlanCard({ name, value, title, price, features, badge, selected, disabled = false, onSelect }: PlanCardProps) {
  const id = useId();
  return (
    <Card
      name={name}
      value={value}
      checked={selected}
      disabled={disabled}
      onChange={() => onSelect(value)}
      // A product has one card for each price.
      aria-labelledby={`${id}title ${id}price`}
      aria-describedby={`${badge ? `${id}badge ` : ''}${id}features`}
    >
      <strong id={`${id}title`}>{title}</strong>
      <span id={`${id}price`}>{price}</span>
      {badge ? <Badge id={`${id}badge`}>{badge}</Badge> : null}
      <ul id={`${id}features`}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Card>
  );
}
