import type { PageStory } from '../../testing/pageStory.tsx';
import { type FakePayment, fakePayment } from './fakePayment.ts';

/** Returns the args of a story with a family in the United Kingdom and a prepared payment service. */
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
