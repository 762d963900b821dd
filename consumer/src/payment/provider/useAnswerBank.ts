import { useQueryClient } from '@tanstack/react-query';
import type { AnswerBank } from './afterBank.ts';
import { answerCharge } from './stripeIntents.ts';
import { useCardProviderOptions } from './useCardProvider.ts';

/** Returns what opens the bank's question about a charge; it loads the card provider where a saved card is charged without it. */
export function useAnswerBank(): AnswerBank {
  const queries = useQueryClient();
  const provider = useCardProviderOptions();
  return async (clientSecret) => answerCharge((await queries.fetchQuery(provider)).stripe, clientSecret);
}
