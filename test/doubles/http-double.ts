import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DoubleRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

export type DoubleAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What happens to the next requests whose name fits: the work is done or not, and the answer comes or does not. */
export type Mishap =
  /** The work is not done. */
  | { readonly kind: 'refused-connection' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: DoubleAnswer['headers'];
    }
  /** The work is done, and nobody hears of it. */
  | { readonly kind: 'answer-lost' }
  | { readonly kind: 'answer-late' }
  | { readonly kind: 'answer-cut' }
  | { readonly kind: 'answer-no-json' }
  | { readonly kind: 'redirect'; readonly to: string };

export type HttpDouble = {
  readonly origin: string;
  /** It lists every request that came, as "POST /v1/orders". */
  readonly calls: readonly string[];
  /** The next request of this name meets it, so many times or until what is answered here ends it. */
  readonly befall: (name: RegExp, mishap: Mishap, times: number) => () => void;
  readonly close: () => Promise<void>;
};

/** A company's HTTP server on this machine, which can stumble as the real one can. */
export async function openHttpDouble(
  answer: (request: DoubleRequest) => DoubleAnswer | Promise<DoubleAnswer>,
): Promise<HttpDouble> {
  const calls: string[] = [];
  const mishaps: { readonly name: RegExp; readonly mishap: Mishap; left: number }[] = [];
  const server = createServer((incoming, response) => {
    void readBody(incoming).then(async (body) => {
      const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://double');
      const method = incoming.method ?? 'GET';
      const name = `${method} ${path}`;
      calls.push(name);
      const met = mishaps.find((each) => each.left > 0 && each.name.test(name));
      if (met) met.left -= 1;
      const request = { method, path, query, headers: incoming.headers, body };
      await play(response, met?.mishap, () => answer(request));
    });
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    befall: (name, mishap, times) => {
      const coming = { name, mishap, left: times };
      mishaps.push(coming);
      return () => {
        coming.left = 0;
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Longer than anybody waits who asks with a time-out. */
const muchTooLate = 15_000;

async function play(
  response: ServerResponse,
  mishap: Mishap | undefined,
  work: () => DoubleAnswer | Promise<DoubleAnswer>,
): Promise<void> {
  switch (mishap?.kind) {
    case 'refused-connection':
      response.destroy();
      return;
    case 'status':
      send(response, { status: mishap.status, body: mishap.body ?? {}, headers: mishap.headers ?? {} });
      return;
    case 'redirect':
      send(response, { status: 302, body: {}, headers: { location: mishap.to } });
      return;
    case 'answer-lost':
      await work();
      response.destroy();
      return;
    case 'answer-late': {
      const late = await work();
      setTimeout(() => send(response, late), muchTooLate).unref();
      return;
    }
    case 'answer-cut': {
      const { status, body } = await work();
      const text = JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length });
      response.write(text.slice(0, text.length / 2));
      setTimeout(() => response.destroy(), 20);
      return;
    }
    case 'answer-no-json':
      await work();
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    case undefined:
      send(response, await work());
  }
}

function send(response: ServerResponse, { status, body, headers }: DoubleAnswer): void {
  if (response.destroyed) return;
  const isText = typeof body === 'string';
  const type = isText ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port; // of a server that listens on a port
}
