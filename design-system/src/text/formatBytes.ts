const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes for people, in kilobytes of 1000 bytes or more; number and unit stay on one line. */
export function formatBytes(bytes: number, locale: string): string {
  const exponent = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = units[exponent - 1] ?? 'gigabyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: exponent === 1 ? 0 : 1 });
  return format.format(bytes / 1000 ** exponent).replaceAll(' ', '\u00a0');
}
