import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly body: string };
type RawRequest = {
  readonly method?: string;
  /** As it stands in the first line: nothing is tidied. */
  readonly target: string;
  /** Each in a line of its own, also the same name twice. */
  readonly headers?: readonly string[];
  readonly body?: string;
};

/** Asks over a socket of its own what no client library would send. Status 0: no answer. */
export async function askRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', target, headers = [], body = '' } = request;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    'accept: text/html',
    ...headers,
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  let text = '';
  try {
    for await (const chunk of socket) text += String(chunk);
  } catch {
    // A connection that is cut has said what it has said.
  }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    body: text.slice(text.indexOf('\r\n\r\n') + 4),
  };
}
