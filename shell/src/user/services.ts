/** A subscription of the profile: what it is called, and its periods. */
export interface ProfileSubscription {
  readonly label: string;
  readonly value: readonly { readonly active: boolean }[];
}

const polylinoSchool = /polylino[\s_-]*school/i;

/** The service that a subscription stands for (admin §6): all kinds of begreppa are one, and polylino-school is polyglutt-school. */
export function serviceOf(label: string): string {
  if (/begreppa/i.test(label)) return 'begreppa';
  return polylinoSchool.test(label) ? 'polyglutt-school' : label;
}

/** The services of subscription types that run, each once. */
export const servicesOf = (types: readonly string[]): readonly string[] => [...new Set(types.map(serviceOf))];

/** The services of a profile: those with a period that is active (admin §6). */
export const activeServices = (subscriptions: readonly ProfileSubscription[]): readonly string[] =>
  servicesOf(subscriptions.filter(({ value }) => value.some(({ active }) => active)).map(({ label }) => label));
