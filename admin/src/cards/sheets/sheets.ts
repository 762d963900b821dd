/** The contents of a card. */
export interface LoginCard {
  readonly userUid: string;
  readonly name: string;
  readonly userName: string;
  readonly groupName: string | null;
  readonly schoolName: string;
  /** The secret that the pupil signs in with: the URL in the QR code, or a password. Null for a QR card that has not been printed. */
  readonly secret: { readonly url: string } | { readonly password: string } | null;
}

/** Two columns of five cards of 90 × 54 mm on a sheet of A4. */
const cardsOnSheet = 10;

/** Lays out the cards on sheets, sorted by class and name; each class starts a new sheet, so that a teacher gets whole sheets. */
export function sheetsOf(cards: readonly LoginCard[], locale: string): readonly (readonly LoginCard[])[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const sorted = cards.toSorted(
    (one, other) => order.compare(one.groupName ?? '', other.groupName ?? '') || order.compare(one.name, other.name),
  );
  const sheets: LoginCard[][] = [];
  for (const card of sorted) {
    const last = sheets.at(-1);
    if (last && last.length < cardsOnSheet && last[0]?.groupName === card.groupName) last.push(card);
    else sheets.push([card]);
  }
  return sheets;
}

/** Returns the URL of a QR card: the code is in the fragment, which browsers send to no server and which no log contains. */
export const cardUrl = (origin: string, code: string): string => `${origin}/login#${new URLSearchParams({ card: code })}`;
