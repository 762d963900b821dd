/** What the apps read of the answers of activity-stream.yaml, by the operation's id. */
export const storeActivityEvents = {};
