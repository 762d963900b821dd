import type { Appearance } from '@stripe/stripe-js';
import type { SimulatorTexts } from './simulatorTexts.ts';

/** Shows a dialog that simulates the bank's page and asks whether the card owner confirms. */
export function showAuthenticationDialog(
  texts: SimulatorTexts['authentication'],
  { variables = {} }: Appearance,
): Promise<'success' | 'fail'> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const [title, text, buttons] = [document.createElement('h2'), document.createElement('p'), document.createElement('div')];
    title.id = 'card-authentication';
    title.textContent = texts.title;
    text.textContent = texts.text;
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
      const buttonStyle = { minHeight: '44px', padding: '8px 16px', font: 'inherit', borderRadius, border: `1px solid ${colorPrimary}` };
      Object.assign(button.style, buttonStyle, { backgroundColor: colorBackground, color: colorText, cursor: 'pointer' });
      button.addEventListener('click', () => end(outcome));
      return button;
    };
    dialog.addEventListener('cancel', () => end('fail'));
    buttons.append(choice(texts.complete, 'success'), choice(texts.fail, 'fail'));
    dialog.append(title, text, buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}
