import type { Shell } from '@realmkit/shell';

/** Returns the country header that every call of the payment service carries (shell §7). */
export const countryHeader = ({ settings }: Pick<Shell, 'settings'>) => ({ 'X-Country': settings.country });
