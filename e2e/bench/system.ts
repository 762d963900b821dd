import { type RunningScript, runScript } from '../../scripts/bench/runningScript.ts';

/** The system under measurement, on its own ports. */
export interface System extends RunningScript {
  readonly sandboxPort: number;
  readonly gatewayPort: number;
}

/** Starts a script of the root folder with its data in a folder or in memory. */
export function startSystem(script: string, data: string): System {
  const [sandboxPort, gatewayPort] = [3002, 8082];
  const environment = { DATA: data, SANDBOX_PORT: String(sandboxPort), GATEWAY_PORT: String(gatewayPort) };
  return { ...runScript([script], environment), sandboxPort, gatewayPort };
}
