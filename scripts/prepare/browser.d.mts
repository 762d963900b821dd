/** The properties that decide how a Chromium can be installed. */
export interface Machine {
  platform: NodeJS.Platform;
  isRoot: boolean;
  hasApt: boolean;
}

export declare function waysToInstall(machine: Machine): ('playwright' | 'debian')[];
export declare function chromiumAdvice(named: string | undefined): string;
