export declare function isSupportedNode(version: string): boolean;
export declare function nodeAdvice(version: string): string | undefined;
