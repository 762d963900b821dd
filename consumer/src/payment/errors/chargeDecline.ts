import type { ServiceError } from '@realmkit/openapi';

/** Returns why the service did not charge a card (402), by the name of its text; undefined where it named no reason of a card. */
export function chargeDecline({ status, attributes }: ServiceError): 'card_declined' | 'expired_card' | 'authentication' | undefined {
  if (status !== 402) return undefined;
  const reason = attributes.find(({ attribute }) => attribute === 'card')?.reason;
  if (reason === 'authentication_required') return 'authentication';
  if (reason === 'card_expired') return 'expired_card';
  return reason === 'card_declined' ? 'card_declined' : undefined;
}
