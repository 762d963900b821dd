import { libraryServer } from '../example/libraryService.ts';
import type { ExampleArguments } from './arguments.ts';
import { listenUntilStopped } from './listenUntilStopped.ts';

/** Serves the example library of `docs/conformance.md` until it is stopped. */
export async function example({ port }: ExampleArguments): Promise<number> {
  await listenUntilStopped(libraryServer, port, () =>
    console.log(`The example library listens at http://localhost:${port}. Ctrl+C stops it.`),
  );
  return 0;
}
