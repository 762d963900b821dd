import type { components } from '@realmkit/openapi/types/library';

/** A highlight or a note in a book, as a W3C Web Annotation. */
export type Annotation = components['schemas']['Annotation'];

/** The colours of highlights. */
export type HighlightColour = Annotation['target']['styleClass'];
