export type { Face } from './faces.ts';
export { type Box, type Lettering, letterText } from './lettering.ts';
