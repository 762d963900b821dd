import type { AuthEnvironment } from './auth/authEnvironment.ts';
import type { CallerReader } from './auth/caller.ts';

/** What every service of the sandbox is made with. */
export interface ServiceEnvironment extends AuthEnvironment {
  readonly callers: CallerReader;
  /** The address that callers use, e.g. `http://localhost:3000`; a service is found at `<baseUrl>/<service>`. */
  readonly baseUrl: string;
}
