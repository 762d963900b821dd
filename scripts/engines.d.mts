/** A part of an engine: where it may lie, and the names of its package. */
export interface EnginePart {
  readonly places: readonly string[];
  readonly packages: readonly string[];
  readonly platform?: NodeJS.Platform;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit' | 'nginx';

/** A browser engine of the tests, or the proxy of a guide. */
export interface Engine {
  readonly label: string;
  readonly variable: string;
  readonly platform?: NodeJS.Platform;
  readonly program: EnginePart;
  readonly needs: readonly EnginePart[];
  readonly isDownloadable?: boolean;
  readonly oldest?: number;
  readonly versionCommand: (path: string) => readonly string[];
  readonly advice: string;
}

/** The program of an engine and its source: a variable's name, the system, or Playwright. */
export interface FoundEngine {
  readonly path: string;
  readonly from: string;
}

/** The properties of a machine that decide which engine is found; by default those of this one. */
interface MachineFiles {
  readonly named?: string;
  readonly exists?: (path: string) => boolean;
  readonly downloaded?: () => string | undefined;
}

export declare const engines: Readonly<Record<EngineName, Engine>>;
export declare function missingParts(engine: Engine, machine?: MachineFiles): EnginePart[];
export declare function findEngine(engine: Engine, machine?: MachineFiles): FoundEngine | undefined;
export declare function isTooOld(engine: Engine, version: string): boolean;
export declare function forgetVersions(): void;
export declare function versionOf(engine: Engine, found: FoundEngine): string | undefined;
