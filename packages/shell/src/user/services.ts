/** A subscription of the profile, with its label and periods. */
export interface ProfileSubscription {
  readonly label: string;
  readonly value: readonly { readonly active: boolean; readonly endDate?: string | null }[];
}

/** A service with an active period, and its last day; null without an end. */
export interface RunningService {
  readonly service: string;
  readonly endDate: string | null;
}

const polylinoSchool = /polylino[\s_-]*school/i;

/** Returns the service of a subscription (admin §6): all kinds of begreppa are one, and polylino-school is polyglutt-school. */
export function serviceOf(label: string): string {
  if (/begreppa/i.test(label)) return 'begreppa';
  return polylinoSchool.test(label) ? 'polyglutt-school' : label;
}

/** Returns the services of subscription types, without duplicates. */
export const servicesOf = (types: readonly string[]): readonly string[] => [...new Set(types.map(serviceOf))];

/** Returns the services of a profile with an active period (admin §6), with the end of the last one. */
export function runningServices(subscriptions: readonly ProfileSubscription[]): readonly RunningService[] {
  const ends = new Map<string, string | null>();
  for (const { label, value } of subscriptions)
    for (const { endDate = null } of value.filter(({ active }) => active)) {
      const service = serviceOf(label);
      const known = ends.get(service);
      ends.set(service, known === undefined ? endDate : later(known, endDate));
    }
  return [...ends].map(([service, endDate]) => ({ service, endDate }));
}

/** Returns the later of two days, which the services write as sortable texts; null without an end. */
const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;
