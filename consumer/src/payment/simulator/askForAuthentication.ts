import type { Appearance } from '@stripe/stripe-js';
import type { SimulatorWords } from './simulatorWords.ts';

/** Stands in for the page of a bank: asks whether the owner of the card is there, in a dialog above the page. */
export function askForAuthentication(words: SimulatorWords['authentication'], { variables = {} }: Appearance): Promise<'success' | 'fail'> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const [title, text, buttons] = [document.createElement('h2'), document.createElement('p'), document.createElement('div')];
    title.id = 'card-authentication';
    title.textContent = words.title;
    text.textContent = words.text;
    dialog.setAttribute('aria-labelledby', title.id);
    const { colorBackground, colorText, colorPrimary, borderRadius, fontFamily } = variables;
    Object.assign(dialog.style, {
      margin: 'auto',
      maxWidth: 'min(26rem, calc(100vw - 2rem))',
      padding: '24px',
      border: `1px solid ${colorText}`,
      borderRadius,
      backgroundColor: colorBackground,
      color: colorText,
      fontFamily,
    });
    Object.assign(buttons.style, { display: 'flex', flexWrap: 'wrap', gap: '12px' });
    const end = (outcome: 'success' | 'fail') => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    const choice = (label: string, outcome: 'success' | 'fail') => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      const look = { minHeight: '44px', padding: '8px 16px', font: 'inherit', borderRadius, border: `1px solid ${colorPrimary}` };
      Object.assign(button.style, look, { backgroundColor: colorBackground, color: colorText, cursor: 'pointer' });
      button.addEventListener('click', () => end(outcome));
      return button;
    };
    dialog.addEventListener('cancel', () => end('fail'));
    buttons.append(choice(words.complete, 'success'), choice(words.fail, 'fail'));
    dialog.append(title, text, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}
