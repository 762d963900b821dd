import { type Configuration, readConfiguration } from '../core/configuration.ts';
import { defaultPace, type Pace, type Target } from '../core/target.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';

/** Returns the service at an address with the configuration of a file; without one it is taken for our own sandbox. @throws if the file is invalid */
export function reachedService(
  base: string,
  file: string | undefined,
  pace: Pace = defaultPace,
): { readonly target: Target; readonly configuration: Configuration } {
  const configuration = file === undefined ? sandboxConfiguration(new URL(base).origin) : readConfiguration(file);
  const target = { base, send: (request: Request) => fetch(request), timeout: configuration.timeout ?? 10_000, pace };
  return { target, configuration };
}
