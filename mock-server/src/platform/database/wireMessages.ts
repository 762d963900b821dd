// The messages of PostgreSQL's extended query protocol that a prepared statement needs (PostgreSQL manual, "Message Formats").

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from(value), Buffer.of(0)]);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function arrayElement(value: unknown): string {
  return `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Returns a value in PostgreSQL's text format; lists become arrays. */
function valueText(value: unknown): string {
  return Array.isArray(value) ? `{${value.map(arrayElement).join(',')}}` : String(value);
}

function parameter(value: unknown): Buffer {
  if (value === null || value === undefined) return int32(-1);
  const bytes = Buffer.from(valueText(value));
  return Buffer.concat([int32(bytes.length), bytes]);
}

const execute = message('E', text(''), int32(0));
const sync = message('S');

/** Returns the message that prepares a statement under a name. */
export function parseMessage(name: string, statement: string): Buffer {
  return Buffer.concat([message('P', text(name), text(statement), int16(0)), sync]);
}

/** Returns the message that requests the types of a prepared statement's parameters and columns. */
export function describeMessage(name: string): Buffer {
  return Buffer.concat([message('D', Buffer.from('S'), text(name)), sync]);
}

/** Returns the message that runs a prepared statement with values, with text format both ways. */
export function executeMessage(name: string, values: readonly unknown[]): Buffer {
  return Buffer.concat([
    message('B', text(''), text(name), int16(0), int16(values.length), ...values.map(parameter), int16(0)),
    execute,
    sync,
  ]);
}

/** Returns the message that closes a prepared statement. */
export function closeMessage(name: string): Buffer {
  return Buffer.concat([message('C', Buffer.from('S'), text(name)), sync]);
}
