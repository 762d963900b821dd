import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePanelDataProvider } from '../dataProvider/usePanelDataProvider.ts';
import type { CardSubject } from './cardSubject.ts';
import { type CardHolder, type CardMethod, issueCards, printCards } from './loginCards.ts';
import { newPassword } from './passwords/newPassword.ts';
import { type SetPasswordsResult, setPasswords } from './passwords/setPasswords.ts';
import { cardUrl, type LoginCard } from './sheets/sheets.ts';
import { useActionMutation } from './useActionMutation.ts';

/** Cards that are ready to be previewed and printed; they are discarded when they are closed. */
export interface MadeCards {
  readonly method: CardMethod;
  readonly holders: readonly CardHolder[];
  readonly cards: readonly LoginCard[];
  /** The pupils who have no card because their password could not be set. */
  readonly failures: SetPasswordsResult['failures'];
}

const uidsOf = (holders: readonly CardHolder[]) => holders.map(({ userUid }) => userUid);

/** Makes the cards of a subject's pupils: QR cards when they are printed, password cards only when the password is set. */
export function useCardMaking(subject: CardSubject) {
  const { t } = useTranslation('cards');
  const provider = usePanelDataProvider();
  const [made, setMade] = useState<MadeCards>();
  const [share, setShare] = useState<number>();
  const cardOf = ({ userUid, name, userName, groupName, schoolName }: CardHolder, secret: LoginCard['secret']): LoginCard => ({
    userUid,
    name,
    userName,
    groupName,
    schoolName,
    secret,
  });

  /** Shows how the sheets will look: nothing is issued or recorded before they are printed. */
  const preview = (holders: readonly CardHolder[]) =>
    setMade({ method: 'qr', holders, cards: holders.map((holder) => cardOf(holder, null)), failures: [] });

  /** Issues first cards to pupils without one, records the print and fetches the codes. */
  const codeQr = async (holders: readonly CardHolder[]): Promise<MadeCards> => {
    await issueCards(provider, uidsOf(holders.filter(({ card }) => card === null)));
    const codes = await printCards(provider, { subject, method: 'qr', userUids: uidsOf(holders) });
    const cards = holders.flatMap((holder) => {
      const code = codes.get(holder.userUid);
      return code === undefined ? [] : [cardOf(holder, { url: cardUrl(window.location.origin, code) })];
    });
    return { method: 'qr', holders, cards, failures: [] };
  };

  const makePasswords = async (holders: readonly CardHolder[]): Promise<MadeCards> => {
    // The print is recorded first: once a password is set, nothing may come between it and its card.
    await printCards(provider, { subject, method: 'pwd', userUids: uidsOf(holders) });
    const { passwords, failures } = await setPasswords(
      holders,
      async ({ legacyId }) => {
        const password = newPassword();
        await provider.update('studentPasswords', { id: legacyId, data: { password } });
        return password;
      },
      setShare,
    );
    const cards = holders.flatMap((holder) => {
      const password = passwords.get(holder.userUid);
      return password === undefined ? [] : [cardOf(holder, { password })];
    });
    return { method: 'pwd', holders, cards, failures };
  };

  const make = useActionMutation({
    mutationFn: makePasswords,
    onSuccess: (_, cards) => {
      setShare(undefined);
      setMade((before) => (before ? { ...cards, cards: [...before.cards, ...cards.cards] } : cards));
    },
  });
  const print = useActionMutation({
    // Whoever prints the same sheets again prints the same cards.
    mutationFn: async (shown: MadeCards) => (shown.cards.some(({ secret }) => secret === null) ? codeQr(shown.holders) : shown),
    onSuccess: (_, coded) => {
      // The browser prints what the page holds at this moment.
      flushSync(() => setMade(coded));
      window.print();
    },
  });
  const reissue = useActionMutation({
    mutationFn: (holders: readonly CardHolder[]) => issueCards(provider, uidsOf(holders)),
    successMessage: (holders) => t(($) => $.reissue.done, { count: holders.length }),
  });
  const makeVoid = useActionMutation({
    mutationFn: async ({ card }: CardHolder) => {
      if (card) await provider.delete('loginCards', { id: card.uid });
    },
    successMessage: ({ name }) => t(($) => $.voided, { name }),
  });
  return { made, share, preview, print, make, reissue, makeVoid, close: () => setMade(undefined) };
}
