/** The nginx of this machine, which `npm test` installs or says why not. */
export declare const nginx: string | undefined;
/** Starts an nginx that listens on a port; `lines` belong into its `http` block. @throws if it ends while it starts */
export declare function startNginx(
  program: string,
  port: number,
  lines: string,
): Promise<{
  close(): Promise<void>;
}>;
