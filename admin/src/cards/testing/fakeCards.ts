import { getGroup } from '@realmkit/openapi/answers/customer-management';
import { exampleOf } from '@realmkit/openapi/testing';
import type { CardHolder, CardPrint } from '../loginCards.ts';

/** Options of a fake login card service: its data and its errors. */
export interface FakeCardsOptions {
  readonly count?: number;
  readonly qrCodeLogin?: boolean;
  /** The legacy id of a pupil whose password may not be set. */
  readonly refusedUserId?: number;
  readonly forbidden?: boolean;
}

const page = (data: readonly unknown[]) => Response.json({ data, meta: { totalItems: data.length } });
const forbiddenResponse = () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });

const before: CardPrint = {
  uid: '0d6c1c1e-5a8d-4a4c-9d1b-2a0f6a1f6d11',
  printedAt: '2025-08-18T07:31:00Z',
  printedBy: { uid: 'se-user-99', name: 'Sofia Berg' },
  subject: { kind: 'group', uid: 'se-group-1', name: '7B' },
  method: 'qr',
  count: 8,
};

function uidsIn(body: unknown): readonly string[] {
  const uids: unknown = typeof body === 'object' && body !== null && 'userUids' in body ? body.userUids : undefined;
  return Array.isArray(uids) ? uids.map(String) : [];
}

/** Creates a login card service without network: a class in which some pupils have cards, and one earlier print. */
export function fakeCards({ count = 12, qrCodeLogin = true, refusedUserId, forbidden = false }: FakeCardsOptions = {}) {
  const prints = [before];
  const cards = new Map(Array.from({ length: Math.min(count, 8) }, (_, index) => [`se-user-${index + 1}`, `se-card-${index + 1}`]));
  const holder = (id: number): CardHolder => {
    const card = qrCodeLogin ? cards.get(`se-user-${id}`) : undefined;
    return {
      userUid: `se-user-${id}`,
      legacyId: id,
      userName: `elev.${id}`,
      name: `Elev ${id}`,
      groupName: '7B',
      schoolName: 'Björkskolan',
      qrCodeLogin,
      card: card === undefined ? null : { uid: card, issuedAt: '2025-08-18T07:30:00Z' },
    };
  };
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/customer-management\/\w+/, '');
    if (path === '/groups/se-group-1')
      return Response.json({ ...exampleOf(getGroup), uid: 'se-group-1', groupId: 1, name: '7B', schoolUnit: { name: 'Björkskolan' } });
    if (pathname.startsWith('/control-panel/v2/students/') && request.method === 'PATCH')
      return pathname.endsWith(`/${refusedUserId}`) ? forbiddenResponse() : new Response(null, { status: 204 });
    if (!path.startsWith('/loginCard')) return undefined;
    if (forbidden) return forbiddenResponse();
    if (path === '/loginCardPrints') return page(prints);
    if (request.method === 'GET') {
      const [number, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('size') ?? 10)];
      const holders = Array.from({ length: count }, (_, index) => holder(index + 1));
      return Response.json({ data: holders.slice((number - 1) * size, number * size), meta: { totalItems: count } });
    }
    if (request.method === 'DELETE') {
      for (const [userUid, uid] of cards) if (path.endsWith(`/${uid}`)) cards.delete(userUid);
      return new Response(null, { status: 204 });
    }
    const body: unknown = await request.clone().json();
    const uids = uidsIn(body);
    if (request.method === 'POST') {
      for (const uid of uids) cards.set(uid, uid.replace('user', 'card'));
      return Response.json({ data: [] }, { status: 201 });
    }
    prints.unshift({ ...before, uid: path, count: uids.length });
    const isQr = typeof body === 'object' && body !== null && 'method' in body && body.method === 'qr';
    const codes = uids.map((userUid) => ({ userUid, cardUid: cards.get(userUid), code: `${cards.get(userUid)}.Qz8sT0bV3mYk1xWcR5uJdA` }));
    return Response.json({ data: isQr ? codes : [] });
  };
}
