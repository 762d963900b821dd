import type { Shell } from '@realmkit/shell';

/** The country header that every call of the payment service carries (shell §7). */
export const countryOf = ({ settings }: Pick<Shell, 'settings'>) => ({ 'X-Country': settings.country });
