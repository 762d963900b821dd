import type { Appearance } from '@stripe/stripe-js';
import { type CardField, type CardFieldError, type CardTexts, cardErrors, formatCardNumber, formatExpiry, parseCard } from './parseCard.ts';
import type { TypedCard } from './simulatedIntents.ts';
import type { SimulatorTexts } from './simulatorTexts.ts';

type Listener = (event?: object) => void;

const fields: readonly { readonly name: CardField; readonly autocomplete: AutoFill; readonly format: (text: string) => string }[] = [
  { name: 'number', autocomplete: 'cc-number', format: formatCardNumber },
  { name: 'expiry', autocomplete: 'cc-exp', format: formatExpiry },
  { name: 'cvc', autocomplete: 'cc-csc', format: (text) => text.replace(/\D/g, '').slice(0, 4) },
];

/** The card fields of the simulator: like the real ones they are mounted into an element of the page and emit events. */
export class SimulatedCardElement {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #inputs = new Map<CardField, HTMLInputElement>();
  readonly #messages = new Map<CardField, HTMLElement>();
  readonly #texts: SimulatorTexts;
  readonly #onDestroy: () => void;
  #appearance: Appearance;
  #form: HTMLElement | undefined;
  #ready = false;

  constructor(texts: SimulatorTexts, appearance: Appearance, onDestroy: () => void) {
    this.#texts = texts;
    this.#appearance = appearance;
    this.#onDestroy = onDestroy;
  }

  /** Adds a listener; `ready` is emitted again for listeners that are added after `mount`. */
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
    this.applyAppearance(this.#appearance);
    place.append(form);
    setTimeout(() => {
      if (this.#form !== form) return;
      this.#ready = true;
      this.#emit('ready');
    });
  }

  #field(name: CardField, autocomplete: AutoFill, format: (text: string) => string): HTMLElement {
    const [label, input, message] = [document.createElement('label'), document.createElement('input'), document.createElement('span')];
    label.textContent = this.#texts[name];
    Object.assign(input, { name: `card-${name}`, autocomplete, inputMode: 'numeric', id: `card-${name}` });
    if (name === 'expiry') input.placeholder = this.#texts.expiryHint;
    message.id = `card-${name}-message`;
    label.htmlFor = input.id;
    input.setAttribute('aria-describedby', message.id);
    input.addEventListener('input', () => {
      input.value = format(input.value);
      this.#mark(name, false);
      this.#emit('change', { elementType: 'payment', complete: !('error' in this.card()), empty: this.isEmpty(), value: { type: 'card' } });
    });
    this.#inputs.set(name, input);
    this.#messages.set(name, message);
    const field = document.createElement('div');
    if (name === 'number') field.style.gridColumn = '1 / -1';
    field.append(label, input, message);
    return field;
  }

  /** Applies an appearance in plain values, as the real fields get them. */
  applyAppearance(appearance: Appearance): void {
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

  /** Returns the typed card or its first error. */
  card(): TypedCard | CardFieldError {
    return parseCard(this.#typed(), Date.now());
  }

  #typed(): CardTexts {
    const text = (name: CardField) => this.#inputs.get(name)?.value ?? '';
    return { number: text('number'), expiry: text('expiry'), cvc: text('cvc') };
  }

  isEmpty(): boolean {
    return [...this.#inputs.values()].every(({ value }) => value === '');
  }

  /** Shows the errors at their fields, all at once. */
  showErrors(): void {
    const wrong = cardErrors(this.#typed(), Date.now()).map(({ field }) => field);
    for (const { name } of fields) this.#mark(name, wrong.includes(name));
  }

  #mark(name: CardField, wrong: boolean): void {
    const input = this.#inputs.get(name);
    if (input) input.ariaInvalid = wrong ? 'true' : null;
    const message = this.#messages.get(name);
    if (message) message.textContent = wrong ? this.#texts.wrong[name] : '';
  }

  #emit(event: string, detail: object = {}): void {
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
