import type { PageStory } from '../../testing/pageStory.tsx';
import { type FakePayment, fakePayment } from './fakePayment.ts';

/** A family in the United Kingdom, with a payment service that holds what the story says. */
export function family(prepare: (payment: FakePayment) => void = () => {}): Omit<PageStory, 'path'> {
  const payment = fakePayment();
  prepare(payment);
  return {
    realm: 'uk',
    organizations: [{ uid: 'uk-school-consumer', name: 'Family accounts', role: 'guardian', active: true }],
    locale: 'en-GB',
    answer: payment.answer,
  };
}
