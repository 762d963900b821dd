import type { Scheme, TokenSet } from '../tokens/tokenSet.ts';

/** The part of Stripe's `Appearance` that the design system sets; `@stripe/stripe-js` accepts it as is. */
export interface StripeAppearance {
  theme: 'stripe' | 'night';
  labels: 'above';
  variables: Record<string, string>;
  rules: Record<string, Record<string, string>>;
}

/** Returns a size of type in px: the frame takes no rem, as it does not know the size that our page has. */
const inPixels = (rem: string): string => `${Number.parseFloat(rem) * 16}px`;

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
      fontSizeBase: inPixels(tokens['font.size.body']),
      spacingUnit: tokens['space.050'],
      borderRadius: tokens['radius.control'],
    },
    rules: {
      '.Label': {
        fontSize: inPixels(tokens['font.size.label']),
        fontWeight: tokens['font.weight.medium'],
        marginBottom: tokens['space.100'],
      },
      '.Input': { border: `${tokens['border.thin']} solid ${tokens['color.border.control']}`, boxShadow: 'none', padding: '13px' },
      '.Input:focus': { border: `${tokens['border.thin']} solid transparent`, boxShadow: ring, outline: '0' },
      '.Input--invalid': { border: `${tokens['border.thin']} solid ${tokens['color.feedback.error']}`, boxShadow: 'none' },
      '.Error': { fontSize: inPixels(tokens['font.size.caption']) },
    },
  };
}
