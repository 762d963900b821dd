/** Links the packages and dependencies that a second tree below the root does not find above itself. */
export declare function linkPackages(tree: string): void;
