export declare function suits(version: string): boolean;
export declare function nodeAdvice(version: string): string | undefined;
