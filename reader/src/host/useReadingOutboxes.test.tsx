import { createFakeShell, FakePage } from '@realmkit/shell/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useReadingOutboxes } from './useReadingOutboxes.ts';

afterEach(cleanup);

/** Shows or hides the page, as a browser does before it closes one. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('events and read logs of a page that is closed are sent without a store, each once, by requests that outlive the page', async () => {
  // A page that is closed gets no answer of its database any more.
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void vi.restoreAllMocks());
  const requests: Request[] = [];
  const shell = await createFakeShell({
    app: 'reader',
    answer: async (request) => {
      if (!/\/(events|readlogs)$/.test(request.url)) return undefined;
      requests.push(request.clone());
      return new Response(null, { status: 202 });
    },
  });
  let outboxes: ReturnType<typeof useReadingOutboxes> | undefined;
  function Host() {
    outboxes = useReadingOutboxes();
    return null;
  }
  render(
    <FakePage shell={shell}>
      <Host />
    </FakePage>,
  );
  const event = { sessionId: 's1', timestamp: '2026-01-01T10:00:00.000Z', bookId: 'book-1' };
  const log = { bookId: 'book-1', sessionId: 's1', deviceId: 'd1', percentage: 4, timestamp: 1, source: 'web-bookshelf' } as const;
  outboxes?.addEvent?.({ ...event, id: 'started', event: 'contentSessionStarted', roles: [] });
  void outboxes?.addReadLogs?.([log, { ...log, timestamp: 4 }]);
  setVisible(false);
  // What the reader adds when it hears of the end after the host has.
  outboxes?.addEvent?.({ ...event, id: 'ended', event: 'contentSessionEnded' });
  setVisible(false);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.every(({ keepalive }) => keepalive)).toBe(true);
  const bodies = await Promise.all(requests.map((request): Promise<{ id?: string; timestamp: unknown }[]> => request.json()));
  expect(bodies.flat().map(({ id, timestamp }) => id ?? timestamp)).toEqual(expect.arrayContaining(['started', 'ended', 1, 4]));
  expect(bodies.flat()).toHaveLength(4);
});
