/** Copies a text; a page without the right to write to the clipboard copies by the command of the browser. Returns whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not reported: the command of the browser is the other way.
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
    };
    document.addEventListener('copy', copy, { once: true, capture: true });
    const isCopied = document.execCommand('copy');
    document.removeEventListener('copy', copy, { capture: true });
    return isCopied;
  }
}
