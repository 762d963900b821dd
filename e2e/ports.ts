/** Ports of the journeys' own servers, so that `npm test` and a running `npm start` do not meet. */
export const sandboxPort = 3001;
export const gatewayPort = 8081;
