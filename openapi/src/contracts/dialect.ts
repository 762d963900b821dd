import type { Contract } from './contract.ts';

const firstLines = ['openapi: 3.1.0', 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema'];

/** Whether the file begins with its version and, right after it, the JSON Schema dialect: without it Prism checks by draft-07. */
export const namesDialectFirst = ({ text }: Contract): boolean => text.startsWith(`${firstLines.join('\n')}\n`);
