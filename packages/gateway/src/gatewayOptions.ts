import type { ServeApp } from './apps.ts';
import type { SandboxState } from './sandboxState.ts';

/** The options of the gateway. */
export interface GatewayOptions {
  /** The project's folder, which holds the built apps. */
  readonly root: string;
  /** The services' base URL: the sandbox's, for instance `http://localhost:3000`, or the mock's. */
  readonly sandbox: string;
  /** The URL at which this process and pages of this machine reach the services, where clients have another one for them. */
  readonly upstream?: string;
  /** Returns the current state of the services. */
  readonly sandboxState: () => SandboxState | Promise<SandboxState>;
  /** True if the services are the mock, which has neither accounts nor controls. */
  readonly stateless?: boolean;
  /** The publishable key of Stripe's test mode, where cards are entered there. */
  readonly cardProviderKey?: string | undefined;
  /** Serves the apps; by default from their built folders. */
  readonly serveApp?: ServeApp;
  /** Loosens the security policy as far as Vite's development server needs it. */
  readonly development?: boolean;
}
