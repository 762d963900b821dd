// Responds to every request with the JSON text of its argument, on a free port that it prints. It runs in its own process, so that its cost is not
// measured.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [, , text = '{}'] = process.argv;
const server = createServer((incoming, outgoing) => {
  incoming.resume();
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(String((server.address() as AddressInfo).port)));
