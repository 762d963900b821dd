import type { ContractDocument } from '@realmkit/contract-engine';
import type { ContractName } from '@realmkit/openapi/services';
import type { AuthEnvironment } from './authEnvironment.ts';
import type { CallerReader } from './callerReader.ts';

/** The dependencies of all services of the sandbox. */
export interface ServiceEnvironment extends AuthEnvironment {
  readonly callers: CallerReader;
  /** The base URL of the sandbox, e.g. `http://localhost:3000`; a service is at `<baseUrl>/<service>`. */
  readonly baseUrl: string;
  /** Reads the contract of a service. */
  readonly readContract: (name: ContractName) => ContractDocument;
}
