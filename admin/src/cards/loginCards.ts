import { bulkPageSize, mapConcurrently } from '@realmkit/admin-kit';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { CreateResult } from 'react-admin';
import type { PanelDataProvider } from '../dataProvider/usePanelDataProvider.ts';

type Schemas = components['schemas'];

/** A pupil, with their current login card. */
export type CardHolder = Schemas['LoginCardHolder'];
/** The method by which a card signs in: a QR code, or a user name and a password. */
export type CardMethod = Schemas['LoginCardMethod'];
/** An entry of the print log. */
export type CardPrint = Schemas['LoginCardPrint'];

const concurrency = 4;

/** Issues new cards; the previous cards of these pupils become void. */
export async function issueCards(provider: PanelDataProvider, userUids: readonly string[]): Promise<void> {
  const starts = Array.from({ length: Math.ceil(userUids.length / bulkPageSize) }, (_, index) => index * bulkPageSize);
  // At the same time, so that the pupils are fetched again only once, when the last cards are issued.
  await mapConcurrently(starts, concurrency, new AbortController().signal, async (start) => {
    await provider.create('loginCards', { data: { userUids: userUids.slice(start, start + bulkPageSize) } });
  });
}

/** Records a print; returns the contents of the QR codes by the uids of the pupils. */
export async function printCards(provider: PanelDataProvider, print: Schemas['NewLoginCardPrint']): Promise<ReadonlyMap<string, string>> {
  const printed: CreateResult<Schemas['PrintedLoginCards'] & { id: string }> = await provider.create('loginCardPrints', {
    data: { ...print, printUid: crypto.randomUUID() },
  });
  return new Map(printed.data.data.map(({ userUid, code }) => [userUid, code]));
}
