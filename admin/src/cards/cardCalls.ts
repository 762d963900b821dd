import { unwrap } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/customer-management';
import type { Clients } from '@realmkit/shell';
import type { CardSubject } from './cardSubject.ts';

type Schemas = components['schemas'];

/** A pupil, with their current login card. */
export type CardHolder = Schemas['LoginCardHolder'];
/** The method by which a card signs in: a QR code, or a user name and a password. */
export type CardMethod = Schemas['LoginCardMethod'];
/** An entry of the print log. */
export type CardPrint = Schemas['LoginCardPrint'];

const pageSize = 100;
const filterNames = { schoolUnit: 'schoolUid', group: 'groupUid', user: 'userUid' } as const;

/** Returns the calls of login cards, which the contract adds to those of the specification. */
export const cardCalls = ({ customerManagement, controlPanel }: Pick<Clients, 'customerManagement' | 'controlPanel'>) => ({
  /** Fetches all pupils of a subject. */
  holders: async ({ kind, uid }: CardSubject, signal: AbortSignal): Promise<readonly CardHolder[]> => {
    const holders = new Map<string, CardHolder>();
    const filters = JSON.stringify({ [filterNames[kind]]: uid });
    for (let page = 1; ; page += 1) {
      const query = { page, size: pageSize, sort: 'name,asc', filters };
      const { data, meta } = unwrap(await customerManagement.GET('/loginCards', { params: { query }, signal }));
      for (const holder of data) holders.set(holder.userUid, holder);
      if (data.length < pageSize || page * pageSize >= meta.totalItems) return [...holders.values()];
    }
  },
  /** Issues new cards; the previous cards of these pupils become void. */
  issue: async (userUids: readonly string[]): Promise<void> => {
    for (let from = 0; from < userUids.length; from += pageSize)
      unwrap(await customerManagement.POST('/loginCards', { body: { userUids: userUids.slice(from, from + pageSize) } }));
  },
  makeVoid: async (cardUid: string): Promise<void> => {
    unwrap(await customerManagement.DELETE('/loginCards/{cardUid}', { params: { path: { cardUid } } }));
  },
  /** Records a print; returns the contents of the QR codes by the uids of the pupils. */
  print: async (printUid: string, print: Schemas['NewLoginCardPrint']): Promise<ReadonlyMap<string, string>> => {
    const params = { path: { printUid } };
    const { data } = unwrap(await customerManagement.PUT('/loginCardPrints/{printUid}', { params, body: print }));
    return new Map(data.map(({ userUid, code }) => [userUid, code]));
  },
  prints: async ({ uid }: CardSubject, signal: AbortSignal): Promise<readonly CardPrint[]> => {
    const query = { page: 1, size: 10, filters: JSON.stringify({ subject: uid }) };
    return unwrap(await customerManagement.GET('/loginCardPrints', { params: { query }, signal })).data;
  },
  setPassword: async (userId: number, password: string): Promise<void> => {
    const path = { apiVersion: 'v2', type: 'students', userId } as const;
    unwrap(await controlPanel.PATCH('/{apiVersion}/{type}/{userId}', { params: { path }, body: { data: { password } } }));
  },
});
