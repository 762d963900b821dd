import { readText } from '../../announcer/readText.ts';

/** A field that does not have what it needs. */
export interface FieldError {
  readonly field: HTMLElement;
  readonly label: string;
  readonly message: string;
}

const textsOf = (elements: Iterable<Element | null>): string =>
  [...elements].flatMap((element) => (element instanceof HTMLElement ? [readText(element)] : [])).join(' ');

function textsByIds(field: HTMLElement, attribute: string): string {
  const root = field.getRootNode();
  const ids = field.getAttribute(attribute)?.split(' ') ?? [];
  return textsOf(ids.map((id) => (root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null)));
}

function labelOf(field: HTMLElement): string {
  const labels = 'labels' in field && field.labels instanceof NodeList ? field.labels : [];
  return (
    textsByIds(field, 'aria-labelledby') ||
    field.ariaLabel ||
    textsOf([...labels].map((label) => (label instanceof Element ? label : null)))
  );
}

/** Returns the errors that a form says at its fields, in their order. */
export const fieldErrorsOf = (form: HTMLElement): readonly FieldError[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
    .map((field) => ({ field, label: labelOf(field), message: textsByIds(field, 'aria-describedby') }))
    .filter(({ message }) => message !== '');

/** Returns the sentence about an error, which names its field. */
export const sentenceOf = ({ label, message }: FieldError): string => [label, message].filter(Boolean).join(': ');
