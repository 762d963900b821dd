export { type Expression, element } from './GuessedElement.ts';
export type { GuessedField } from './GuessedField.ts';
export { type GuessOptions, guessInputs, guessPage, headingField, nameField } from './guessPage.ts';
export { inferFields } from './inferFields.ts';
export { nameOfField, singularOf, wordsOf } from './names.ts';
export { type PrintOptions, printPage } from './printPage.ts';
export { type Page, resolveSchema, responseSchema, rowsOf, schemaOfPage } from './schemas.ts';
