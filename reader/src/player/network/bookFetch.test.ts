import { describe, expect, test, vi } from 'vitest';
import { createBookFetch } from './bookFetch.ts';
import { EntitlementError } from './EntitlementError.ts';
import { createPolicyRefresher } from './policyRefresher.ts';

const folder = 'https://books.example/b1/';
const signed = (number: number) => `Policy=p${number}&Signature=s${number}&Key-Pair-Id=k`;

/** Creates a book whose files respond by the number of the policy in the URL; `ended` lists the expired policies. */
function book({
  ended = [] as number[],
  respond = (_url: URL, _attempt: number): Response | Error => new Response('text'),
  isOnline = true,
} = {}) {
  const requests: string[] = [];
  const refresh = vi.fn(async () => signed(refresh.mock.calls.length + 1));
  const onRenewed = vi.fn();
  const onForbidden = vi.fn();
  const policies = createPolicyRefresher({ policy: signed(1), refresh, onRenewed });
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(String(input));
    requests.push(url.href);
    const policy = url.searchParams.get('Policy');
    if (policy && ended.includes(Number(policy.slice(1)))) return new Response('<Error/>', { status: 403 });
    const response = respond(url, requests.length);
    if (response instanceof Error) throw response;
    return response;
  };
  const onUnreachable = vi.fn();
  const get = createBookFetch({ folder, policies, fetch, onForbidden, onUnreachable, isOnline: () => isOnline, retryDelay: () => 0 });
  return { get, onUnreachable, requests, refresh, onRenewed, onForbidden };
}

describe('a request for a book file', () => {
  test('a book file is requested by a signed URL', { tags: ['reader §7 Files.1'] }, async () => {
    const { get, requests } = book();
    expect(await (await get(`${folder}text/one.xhtml`)).text()).toBe('text');
    expect(requests).toEqual([`${folder}text/one.xhtml?${signed(1)}`]);
  });

  test('style sheets and SMIL files are requested without a policy', {
    tags: ['admin §7.2', 'admin §7.3', 'reader §7 Files.4', 'reader §7 Files.5'],
  }, async () => {
    const { get, requests } = book();
    await Promise.all([get(`${folder}book.css`), get(`${folder}one.smil`)]);
    expect(requests).toEqual([`${folder}book.css`, `${folder}one.smil`]);
  });

  test('a URL outside the book folder is never requested', async () => {
    const { get, requests } = book();
    await expect(get('https://elsewhere.example/x.png')).rejects.toMatchObject({ code: 'error_not_found' });
    expect(requests).toEqual([]);
  });
});

describe('an expired policy', () => {
  test('an expired policy is renewed after a 403, and the request is repeated', {
    tags: ['reader §7 Files.3', 'reader §8.8', 'reader §8.9'],
  }, async () => {
    const { get, requests, refresh } = book({ ended: [1] });
    await expect(get(`${folder}a.xhtml`)).resolves.toMatchObject({ status: 200 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(requests.map((url) => new URL(url).searchParams.get('Policy'))).toEqual(['p1', 'p2']);
  });

  test('an expired policy is renewed once for all refused requests, and each of them is repeated', {
    tags: ['reader §4 Policy refresh.1', 'reader §4 Policy refresh.2'],
  }, async () => {
    const { get, refresh } = book({ ended: [1] });
    const responses = Promise.all(['a', 'b', 'c', 'd'].map((name) => get(`${folder}${name}.xhtml`)));
    await expect(responses).resolves.toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }, { status: 200 }]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a renewed policy is reported so that the route can be updated', async () => {
    const { get, onRenewed } = book({ ended: [1] });
    await get(`${folder}a.xhtml`);
    expect(onRenewed).toHaveBeenCalledExactlyOnceWith(signed(2));
  });

  test('a renewed policy can expire and be renewed again', async () => {
    const ended = [1];
    const { get, refresh } = book({ ended });
    await get(`${folder}a.xhtml`);
    ended.push(2);
    expect((await get(`${folder}b.xhtml`)).ok).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('a 403 with the renewed policy logs the reader out', { tags: ['reader §8.10'] }, async () => {
    const { get, requests } = book({ ended: [1, 2] });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status: 403, code: 'error_logged_out' });
    expect(requests).toHaveLength(2);
  });

  test('a 403 with the renewed policy is passed to the error handler', { tags: ['reader §8.11'] }, async () => {
    const { get, onForbidden } = book({ ended: [1, 2] });
    await expect(get(`${folder}a.xhtml`)).rejects.toThrow();
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 403, code: 'error_logged_out' }));
  });

  test('a policy that cannot be renewed logs the reader out', async () => {
    const { get, refresh } = book({ ended: [1] });
    refresh.mockRejectedValue(new Error('No session'));
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ code: 'error_logged_out' });
  });

  test('a policy that is refused because the entitlement ended logs the reader out, and the error says what opens the book', async () => {
    const { get, refresh, onForbidden } = book({ ended: [1] });
    refresh.mockRejectedValue(new EntitlementError('plan'));
    const error = await get(`${folder}a.xhtml`).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 403, code: 'error_logged_out', cause: { openedBy: 'plan' } });
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('a policy that is refused because the entitlement ended is not requested again for other files', async () => {
    const { get, requests, refresh } = book({ ended: [1] });
    refresh.mockRejectedValue(new EntitlementError());
    for (const name of ['a', 'b']) await expect(get(`${folder}${name}.xhtml`)).rejects.toMatchObject({ code: 'error_logged_out' });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2);
  });
});

describe('a failed request', () => {
  test('a request is retried three times when the network is down', async () => {
    const { get, requests } = book({ respond: (_url, attempt) => (attempt < 4 ? new TypeError('away') : new Response('text')) });
    await expect(get(`${folder}a.xhtml`)).resolves.toMatchObject({ status: 200 });
    expect(requests).toHaveLength(4);
  });

  test('a request that gets no answer is reported at once, and given up after three retries', {
    tags: ['reader §7 Retries.1'],
  }, async () => {
    const { get, requests, onUnreachable } = book({ respond: () => new TypeError('away') });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status: 0 });
    expect(requests).toHaveLength(4);
    expect(onUnreachable.mock.calls).toEqual(Array(3).fill([expect.objectContaining({ status: 0 })]));
  });

  test('a request without a network is given up at once', async () => {
    const { get, requests } = book({ respond: () => new TypeError('away'), isOnline: false });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status: 0 });
    expect(requests).toHaveLength(1);
  });

  test.each([500, 502, 503, 504, 599])(
    'a request is retried three times on a %d, and then fails with its status',
    { tags: ['reader §7 Retries.2'] },
    async (status) => {
      const { get, requests } = book({ respond: () => new Response('', { status }) });
      await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status });
      expect(requests).toHaveLength(4);
    },
  );

  test.each([400, 401, 404, 408, 429, 499])('a request is not retried on a %d', async (status) => {
    const { get, requests } = book({ respond: () => new Response('', { status }) });
    await expect(get(`${folder}a.xhtml`)).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  test('a request is not retried after it was aborted', async () => {
    const stop = new AbortController();
    const { get, requests } = book({
      respond: () => {
        stop.abort();
        return new TypeError('aborted');
      },
    });
    await expect(get(`${folder}a.xhtml`, { signal: stop.signal })).rejects.toThrow('aborted');
    expect(requests).toHaveLength(1);
  });
});
