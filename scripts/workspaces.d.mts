/** The folders of the workspaces by name, such as `packages/shell` of `shell`, from the root of the project. */
export declare const workspaceFolders: Readonly<Record<string, string>>;
