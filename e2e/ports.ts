/** Ports of the journeys' own servers, so that `npm test` and a running `npm start` do not meet. */
export const sandboxPort = 3001;
export const gatewayPort = 8081;
/** The same for the apps on the mock. */
export const mockPort = 4011;
export const mockGatewayPort = 8083;
