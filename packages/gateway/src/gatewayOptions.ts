import type { Trust } from '@realmkit/mock-server';
import type { ServeApp } from './apps.ts';
import type { SandboxState } from './sandboxState.ts';
import type { StorybookBuild } from './storybook/storybookBuild.ts';

/** The options of the gateway. */
export interface GatewayOptions {
  /** The project's folder, which holds the built apps. */
  readonly root: string;
  /** The services' base URL: the sandbox's, for instance `http://localhost:3000`, or the mock's. */
  readonly sandbox: string;
  /** The URL at which this process and pages of this machine reach the services, where clients have another one for them. */
  readonly upstream?: string;
  /** What proves who sent a request, and to the services that the gateway forwards one. */
  readonly trust?: Trust;
  /** The port at which the stateless mock runs beside the sandbox, if it is started. */
  readonly mockPort?: number;
  /** The build of Storybook; by default that of the project. */
  readonly storybook?: StorybookBuild;
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
