const namedServices = ['begreppa', 'polyglutt-school', 'polylino-preschool', 'polylino-consumer'] as const;

/** A service that has a name in every language. */
type NamedService = (typeof namedServices)[number];

/** Whether a service has a name in every language; others go by what their subscription is called. */
export const isNamedService = (service: string): service is NamedService => namedServices.some((named) => named === service);
