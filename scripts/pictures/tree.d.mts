/** Links what a second tree below the root needs beside what it finds above itself. */
export declare function linkPackages(tree: string): void;
