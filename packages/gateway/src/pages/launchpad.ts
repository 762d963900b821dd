import { element, watchSandbox } from './sandbox.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(element(button.dataset.copy ?? '').textContent).then(
      () => true,
      () => false,
    );
    button.textContent = copied ? 'Copied' : 'Select and copy it by hand';
  });

// The mock has no state to watch.
if (document.getElementById('state'))
  void watchSandbox(undefined, ({ mock }) => {
    if (mock !== undefined) element('mock-state').textContent = mock ? 'running' : 'not running';
  });
