import { describe, expect, test, vi } from 'vitest';
import { createBookFetch } from './bookFetch.ts';
import { createPolicyKeeper } from './policyKeeper.ts';

const folder = 'https://books.example/b1/';
const signed = (number: number) => `Policy=p${number}&Signature=s${number}&Key-Pair-Id=k`;

/** A book whose files answer by the number of the policy in the address; `refuse` names the policies that have ended. */
function book({ ended = [] as number[], answer = (_url: URL, _attempt: number): Response | Error => new Response('text') } = {}) {
  const asked: string[] = [];
  const refresh = vi.fn(async () => signed(refresh.mock.calls.length + 1));
  const onRenewed = vi.fn();
  const onRefused = vi.fn();
  const keeper = createPolicyKeeper({ policy: signed(1), refresh, onRenewed });
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(String(input));
    asked.push(url.href);
    const policy = url.searchParams.get('Policy');
    if (policy && ended.includes(Number(policy.slice(1)))) return new Response('<Error/>', { status: 403 });
    const given = answer(url, asked.length);
    if (given instanceof Error) throw given;
    return given;
  };
  const get = createBookFetch({ folder, keeper, fetch, onRefused, retryDelay: () => 0 });
  return { get, asked, refresh, onRenewed, onRefused };
}

describe('a file of a book', () => {
  test('is asked for by a signed address', async () => {
    const { get, asked } = book();
    expect(await (await get(`${folder}text/one.xhtml`)).text()).toBe('text');
    expect(asked).toEqual([`${folder}text/one.xhtml?${signed(1)}`]);
  });

  test('goes without a policy when it is a style sheet or a SMIL file', async () => {
    const { get, asked } = book();
    await Promise.all([get(`${folder}book.css`), get(`${folder}one.smil`)]);
    expect(asked).toEqual([`${folder}book.css`, `${folder}one.smil`]);
  });

  test('outside of the folder is never asked for', async () => {
    const { get, asked } = book();
    await expect(get('https://elsewhere.example/x.png')).rejects.toMatchObject({ fault: 'error_not_found' });
    expect(asked).toEqual([]);
  });
});

describe('a policy that has ended', () => {
  test('is renewed after a 403, and the request is made again', async () => {
    const { get, asked, refresh } = book({ ended: [1] });
    expect((await get(`${folder}a.xhtml`)).ok).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(asked.map((address) => new URL(address).searchParams.get('Policy'))).toEqual(['p1', 'p2']);
  });

  test('is renewed once for all requests that were refused, and each of them is made again', async () => {
    const { get, refresh } = book({ ended: [1] });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => get(`${folder}${name}.xhtml`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('is told to whoever updates the route', async () => {
    const { get, onRenewed } = book({ ended: [1] });
    await get(`${folder}a.xhtml`);
    expect(onRenewed).toHaveBeenCalledExactlyOnceWith(signed(2));
  });

  test('can end again later', async () => {
    const ended = [1];
    const { get, refresh } = book({ ended });
    await get(`${folder}a.xhtml`);
    ended.push(2);
    expect((await get(`${folder}b.xhtml`)).ok).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('whose successor is refused too logs the reader out', async () => {
    const { get, asked } = book({ ended: [1, 2] });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status: 403, fault: 'error_logged_out' });
    expect(asked).toHaveLength(2);
  });

  test('whose successor is refused too is passed to the handler', async () => {
    const { get, onRefused } = book({ ended: [1, 2] });
    await expect(get(`${folder}a.xhtml`)).rejects.toThrow();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403, fault: 'error_logged_out' }));
  });

  test('that cannot be renewed logs the reader out', async () => {
    const { get, refresh } = book({ ended: [1] });
    refresh.mockRejectedValue(new Error('No session'));
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ fault: 'error_logged_out' });
  });
});

describe('a request that fails', () => {
  test('is repeated three times when the network is away', async () => {
    const { get, asked } = book({ answer: (_url, attempt) => (attempt < 4 ? new TypeError('away') : new Response('text')) });
    expect((await get(`${folder}a.xhtml`)).ok).toBe(true);
    expect(asked).toHaveLength(4);
  });

  test('is repeated three times on a 5xx, and then told by its status', async () => {
    const { get, asked } = book({ answer: () => new Response('', { status: 502 }) });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status: 502, fault: 'error_in_book_unknown' });
    expect(asked).toHaveLength(4);
  });

  test('is not repeated on a 404', async () => {
    const { get, asked } = book({ answer: () => new Response('', { status: 404 }) });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ fault: 'error_not_found' });
    expect(asked).toHaveLength(1);
  });

  test('is given up when nobody waits for it any more', async () => {
    const stop = new AbortController();
    const { get, asked } = book({
      answer: () => {
        stop.abort();
        return new TypeError('aborted');
      },
    });
    await expect(get(`${folder}a.xhtml`, { signal: stop.signal })).rejects.toThrow('aborted');
    expect(asked).toHaveLength(1);
  });
});
