import type { SandboxOptions } from '@realmkit/mock-server';
import type { MockServer } from '@realmkit/mock-server/mock';

/** Returns the contracts' mock, loaded on its first request: that takes a second that most runs never need. */
export function lazyMock(): NonNullable<SandboxOptions['mock']> {
  let mock: Promise<MockServer> | undefined;
  return async (request) => {
    mock ??= import('@realmkit/mock-server/mock').then(({ mockServer }) => mockServer({ openToPages: false }));
    return (await mock).app.fetch(request);
  };
}
