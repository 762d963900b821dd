import { element, watchSandbox } from './sandbox.js';

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(element(button.dataset.copy).textContent).then(
      () => true,
      () => false,
    );
    button.textContent = copied ? 'Copied' : 'Select and copy it by hand';
  });

watchSandbox();
