import type { Contract } from './contract.ts';

const firstLines = ['openapi: 3.1.0', 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema'];

/** Returns whether the file starts with its version and, right after it, the JSON Schema dialect: without it Prism validates by draft-07. */
export const namesDialectFirst = ({ text }: Contract): boolean => text.startsWith(`${firstLines.join('\n')}\n`);
