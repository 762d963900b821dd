import type { Engine, EngineName, EnginePart, FoundEngine } from '../engines.mjs';

/** The properties that decide how an engine can be installed. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
}

/** An engine that runs, or the reason why it cannot be used. */
export type EngineStatus = (FoundEngine & { readonly version: string; readonly reason?: undefined }) | { readonly reason: string };

export declare function waysToInstall(engine: Engine, machine: Machine): ('playwright' | 'debian')[];
export declare function packagesToInstall(missing: readonly EnginePart[], isAvailable: (name: string) => boolean): string[];
export declare function reasonAndAdvice(
  engine: Engine,
  lack: {
    readonly named: string | undefined;
    readonly missing: readonly EnginePart[];
    readonly platform: NodeJS.Platform;
    readonly version?: string | undefined;
  },
): string;
/** The streams of a terminal and its environment, as a process has them. */
interface Terminal {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export declare function installPackages(
  missingEngines: readonly Engine[],
  options: {
    readonly terminal: Terminal;
    readonly execute: (command: string, args: readonly string[]) => Promise<number>;
    readonly hasPackage: (name: string) => boolean;
  },
): Promise<void>;
export declare function describeEngine(name: EngineName, status: EngineStatus): string;
