/** A subscription of the profile: what it is called, and its periods. */
export interface ProfileSubscription {
  readonly label: string;
  readonly value: readonly { readonly active: boolean; readonly endDate?: string | null }[];
}

/** A service that is there today, and the last day of it; null without an end. */
export interface RunningService {
  readonly service: string;
  readonly endDate: string | null;
}

const polylinoSchool = /polylino[\s_-]*school/i;

/** The service that a subscription stands for (admin §6): all kinds of begreppa are one, and polylino-school is polyglutt-school. */
export function serviceOf(label: string): string {
  if (/begreppa/i.test(label)) return 'begreppa';
  return polylinoSchool.test(label) ? 'polyglutt-school' : label;
}

/** The services of subscription types that run, each once. */
export const servicesOf = (types: readonly string[]): readonly string[] => [...new Set(types.map(serviceOf))];

/** The services of a profile: those with a period that is active (admin §6), with the day that the last of these periods ends on. */
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

/** Days as the services write them sort as texts. */
const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;
