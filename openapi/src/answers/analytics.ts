/** What the apps read of the answers of analytics.yaml, by the operation's id. */
export const storeAnalyticsEvents = {};
