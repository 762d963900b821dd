import type { Scheme, TokenSet } from '../tokens/tokenSet.ts';

/** The part of Stripe's `Appearance` that the design system sets; `@stripe/stripe-js` accepts it as is. */
export interface StripeAppearance {
  theme: 'stripe' | 'night';
  labels: 'above';
  variables: Record<string, string>;
  rules: Record<string, Record<string, string>>;
}

/** Returns the appearance of the card fields, which are in frames of the card provider that custom properties do not reach. */
export function stripeAppearance(tokens: TokenSet, scheme: Scheme): StripeAppearance {
  const ring = `0 0 0 ${tokens['focus.width']} ${tokens['color.border.focus']}`;
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: tokens['color.action.primary'],
      colorBackground: tokens['color.surface.raised'],
      colorText: tokens['color.text.default'],
      colorTextSecondary: tokens['color.text.muted'],
      colorTextPlaceholder: tokens['color.text.muted'],
      colorDanger: tokens['color.feedback.error'],
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      borderRadius: tokens['radius.control'],
    },
    rules: {
      '.Label': { fontSize: '15px', fontWeight: tokens['font.weight.medium'], marginBottom: '6px' },
      '.Input': { border: `1px solid ${tokens['color.border.control']}`, boxShadow: 'none', padding: '13px' },
      '.Input:focus': { border: '1px solid transparent', boxShadow: ring, outline: '0' },
      '.Input--invalid': { border: `1px solid ${tokens['color.feedback.error']}`, boxShadow: 'none' },
      '.Error': { fontSize: '13px' },
    },
  };
}
