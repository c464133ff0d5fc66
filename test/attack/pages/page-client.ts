import { Agent, request } from 'node:http';

export type PageRequest = {
  readonly method: 'GET' | 'HEAD';
  /** As it goes into the first line: nothing is tidied. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type PageResponse = {
  /** 0 means none. */
  readonly status: number;
  readonly location: string | undefined;
  readonly setCookie: readonly string[];
  /** Whether it is told when to come again. */
  readonly isPutOff: boolean;
  readonly body: string;
};

export type PageClient = {
  readonly ask: (request: PageRequest) => Promise<PageResponse>;
  readonly end: () => void;
};

/** An address that was led on stands in a header of the answer, encoded, which makes it longer. */
const maxHeaderSize = 256 * 1_024;
const nothing: PageResponse = { status: 0, location: undefined, setCookie: [], isPutOff: false, body: '' };

/** Asks over HTTP, as nothing in memory does, for addresses that no client library would leave as they are. */
export function askingOf(port: number, patienceMs: number): PageClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = ({ method, path, headers }: PageRequest) =>
    new Promise<PageResponse>((resolve) => {
      const sending = request(
        { port, host: '127.0.0.1', agent, method, path, headers, timeout: patienceMs, maxHeaderSize },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => resolve(nothing));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              location: answer.headers.location,
              setCookie: answer.headers['set-cookie'] ?? [],
              isPutOff: answer.headers['retry-after'] !== undefined,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sending.on('timeout', () => sending.destroy());
      // A head that cannot be read is refused with a body whatever its method, and the connection ends: the client takes the
      // body for another answer.
      sending.on('error', (error) =>
        resolve({ ...nothing, ...(isRefusedHead(error) ? { status: 400 } : { body: error.message }) }),
      );
      sending.end();
    });
  return { ask, end: () => agent.destroy() };
}

function isRefusedHead(error: Error): boolean {
  return 'code' in error && error.code === 'HPE_CLOSED_CONNECTION';
}
