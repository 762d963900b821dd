// The part of `ws` that the bridge uses; the package has no types of its own.
declare module 'ws' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly perMessageDeflate: boolean;
    /** The longest message in bytes, 0 for no limit. */
    readonly maxPayload: number;
  }
  export class WebSocket extends EventEmitter<{ open: []; message: [data: Buffer]; close: []; error: [Error] }> {
    constructor(url: string, options: Options);
    send(text: string): void;
    close(): void;
  }
  export class WebSocketServer extends EventEmitter<{ listening: []; connection: [WebSocket, IncomingMessage] }> {
    constructor(options: Options & { readonly port: number; readonly host: string });
    address(): AddressInfo;
  }
}
