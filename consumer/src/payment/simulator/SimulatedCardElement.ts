import type { Appearance } from '@stripe/stripe-js';
import type { TypedCard } from './simulatedIntents.ts';
import type { SimulatorWords } from './simulatorWords.ts';
import { type CardFault, type CardField, grouped, slashed, typedCard } from './typedCard.ts';

type Listener = (event?: object) => void;

const fields: readonly { readonly name: CardField; readonly autocomplete: AutoFill; readonly format: (text: string) => string }[] = [
  { name: 'number', autocomplete: 'cc-number', format: grouped },
  { name: 'expiry', autocomplete: 'cc-exp', format: slashed },
  { name: 'cvc', autocomplete: 'cc-csc', format: (text) => text.replace(/\D/g, '').slice(0, 4) },
];

/** The card fields of the stand-in: as the real ones they are mounted into an element of the page and tell what happens by events. */
export class SimulatedCardElement {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #inputs = new Map<CardField, HTMLInputElement>();
  readonly #messages = new Map<CardField, HTMLElement>();
  readonly #words: SimulatorWords;
  readonly #onDestroy: () => void;
  #appearance: Appearance;
  #form: HTMLElement | undefined;
  #ready = false;

  constructor(words: SimulatorWords, appearance: Appearance, onDestroy: () => void) {
    this.#words = words;
    this.#appearance = appearance;
    this.#onDestroy = onDestroy;
  }

  /** Listeners may come after `mount`: `ready` is told again to whoever missed it. */
  on(event: string, listener: Listener): this {
    const of = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, of.add(listener));
    if (event === 'ready' && this.#ready) queueMicrotask(() => of.has(listener) && listener());
    return this;
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  mount(place: HTMLElement): void {
    const form = document.createElement('div');
    form.dataset.cardFields = '';
    form.style.cssText = 'display:grid;grid-template-columns:1fr 1fr;gap:12px';
    for (const { name, autocomplete, format } of fields) form.append(this.#field(name, autocomplete, format));
    this.#form = form;
    this.dress(this.#appearance);
    place.append(form);
    setTimeout(() => {
      if (this.#form !== form) return;
      this.#ready = true;
      this.#tell('ready');
    });
  }

  #field(name: CardField, autocomplete: AutoFill, format: (text: string) => string): HTMLElement {
    const [label, input, message] = [document.createElement('label'), document.createElement('input'), document.createElement('span')];
    label.textContent = this.#words[name];
    Object.assign(input, { name: `card-${name}`, autocomplete, inputMode: 'numeric', id: `card-${name}` });
    if (name === 'expiry') input.placeholder = this.#words.expiryHint;
    message.id = `card-${name}-message`;
    message.setAttribute('aria-live', 'polite');
    label.htmlFor = input.id;
    input.setAttribute('aria-describedby', message.id);
    input.addEventListener('input', () => {
      input.value = format(input.value);
      this.#mark(name, false);
      this.#tell('change', { elementType: 'payment', complete: !('error' in this.card()), empty: this.isEmpty(), value: { type: 'card' } });
    });
    this.#inputs.set(name, input);
    this.#messages.set(name, message);
    const field = document.createElement('div');
    if (name === 'number') field.style.gridColumn = '1 / -1';
    field.append(label, input, message);
    return field;
  }

  /** Wears an appearance: plain values, as they reach the real fields. */
  dress(appearance: Appearance): void {
    this.#appearance = appearance;
    const { variables = {}, rules = {} } = appearance;
    const rule = (selector: string) => rules[selector] ?? {};
    for (const label of this.#form?.querySelectorAll('label') ?? [])
      Object.assign(label.style, { display: 'block', color: variables.colorText }, rule('.Label'));
    for (const input of this.#inputs.values())
      Object.assign(
        input.style,
        { width: '100%', boxSizing: 'border-box', font: `${variables.fontSizeBase} ${variables.fontFamily}`, color: variables.colorText },
        { backgroundColor: variables.colorBackground, borderRadius: variables.borderRadius },
        rule('.Input'),
      );
    for (const message of this.#messages.values()) Object.assign(message.style, { color: variables.colorDanger }, rule('.Error'));
  }

  /** What is typed, or what is wrong with it. */
  card(): TypedCard | CardFault {
    const text = (name: CardField) => this.#inputs.get(name)?.value ?? '';
    return typedCard({ number: text('number'), expiry: text('expiry'), cvc: text('cvc') }, Date.now());
  }

  isEmpty(): boolean {
    return [...this.#inputs.values()].every(({ value }) => value === '');
  }

  /** Says at its field what is wrong, and goes there. */
  showFault({ field }: CardFault): void {
    this.#mark(field, true);
    this.#inputs.get(field)?.focus();
  }

  #mark(name: CardField, wrong: boolean): void {
    this.#inputs.get(name)?.setAttribute('aria-invalid', String(wrong));
    const message = this.#messages.get(name);
    if (message) message.textContent = wrong ? this.#words.wrong[name] : '';
  }

  #tell(event: string, detail: object = {}): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(detail);
  }

  update(): this {
    return this;
  }

  focus(): void {
    this.#inputs.get('number')?.focus();
  }

  unmount(): void {
    this.#form?.remove();
    this.#form = undefined;
    this.#ready = false;
  }

  destroy(): void {
    this.unmount();
    this.#onDestroy();
  }
}
