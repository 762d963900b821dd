import type { CopyCaches } from '../offline/copyCache.ts';

/** Caches of a browser in memory; `names` and `urlsIn` tell what they hold. */
export interface FakeCaches extends CopyCaches {
  readonly names: () => readonly string[];
  readonly urlsIn: (name: string) => readonly string[];
}

const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));

/** Creates empty caches; `beforePut` may reject, as a device that is full does. */
export function createFakeCaches(beforePut: (url: string) => Promise<void> = async () => {}): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  return {
    names: () => [...all.keys()],
    urlsIn: (name) => [...(all.get(name)?.keys() ?? [])],
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    open: async (name) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (request) => entries.get(urlOf(request))?.clone(),
        put: async (request, response) => {
          const { headers } = response;
          const body = await response.arrayBuffer();
          await beforePut(urlOf(request));
          entries.set(urlOf(request), new Response(body, { headers }));
        },
        delete: async (request) => entries.delete(urlOf(request)),
      };
    },
  };
}
