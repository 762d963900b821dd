/** The entry of one package in a lock file. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  optional?: boolean;
}

/** A lock file, or npm's record of what it installed. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

export declare function reasonToInstall(lock: Lock, installed: Lock | undefined, exists: (path: string) => boolean): string | undefined;
