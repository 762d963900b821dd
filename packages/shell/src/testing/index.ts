export { memoryStorage } from '../storage/memoryStorage.ts';
export { FakePage } from './FakePage.tsx';
export { createFakeShell, type FakeShell, type FakeShellOptions } from './fakeShell.ts';
export { loadFakePage } from './loadFakePage.ts';
export { expectLocalesComplete } from './localeProblems.ts';
export type { TokenOverrides } from './tokens.ts';
export { expectTextsUsed } from './unusedTexts.ts';
