/** Downloads a file to the user's device. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by then; a longer delay would only occupy memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
