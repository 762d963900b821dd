const namedServices = ['begreppa', 'polyglutt-school', 'polylino-preschool', 'polylino-consumer', 'polylino-sign-language'] as const;

/** A service that has a name in every language. */
type NamedService = (typeof namedServices)[number];

/** Returns whether a service has a name in every language; others are shown by the label of their subscription. */
export const isNamedService = (service: string): service is NamedService => namedServices.some((named) => named === service);
