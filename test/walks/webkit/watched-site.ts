import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { reportBareTexts } from '../../e2e/bare-texts.ts';

/** Where the pages find the script that watches them, and where it sends what went wrong. */
const scriptPath = '/watch-errors.js';
const errorsPath = '/errors';

/**
 * Runs in the browser, before the page. A WebDriver has no console to read: what would stand there as an error is sent.
 */
function sendErrors(path: string): void {
  const note = (error: unknown) => navigator.sendBeacon(path, String(error));
  const { error: write } = console;
  console.error = (...values) => {
    note(values.join(' '));
    write(...values);
  };
  // The event of a file that did not load is heard on its way down alone.
  const noteEvent = (event: Event) =>
    note(event instanceof ErrorEvent ? event.message : `did not load: ${event.target}`);
  window.addEventListener('error', noteEvent, true);
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

const script = `(${sendErrors})('${errorsPath}');(${reportBareTexts})()`;

export type WatchedSite = {
  readonly origin: string;
  /** What the pages said as an error, and what was answered with one. */
  readonly errors: readonly string[];
  readonly close: () => void;
};

/** Stands before a server, and lets a script watch each of its pages; its policy allows scripts of the own origin. */
export async function openWatchedSite(server: string): Promise<WatchedSite> {
  const errors: string[] = [];
  const site = createServer(async (request, response) => {
    if (request.url === scriptPath) {
      response.setHeader('content-type', 'text/javascript').end(script);
    } else if (request.url === errorsPath) {
      errors.push(await text(request));
      response.writeHead(204).end();
    } else {
      passOn(request, response, { server, errors });
    }
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // A server that listens to a port has an address of this kind.
  const { port } = site.address() as AddressInfo;
  const close = () => {
    site.close();
    site.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, errors, close };
}

type Passing = { readonly server: string; readonly errors: string[] };

function passOn(request: IncomingMessage, response: ServerResponse, { server, errors }: Passing): void {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const passed = ask(new URL(url, server), { method, headers }, async (answer) => {
    const { statusCode = 0, headers: own } = answer;
    if (statusCode >= 400) errors.push(`${statusCode} ${method} ${url}`);
    if (!own['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, own);
      answer.pipe(response);
      return;
    }
    const page = (await text(answer)).replace('<head>', `<head><script src="${scriptPath}"></script>`);
    const { 'content-length': _, ...forwardedHeaders } = own;
    response.writeHead(statusCode, forwardedHeaders).end(page);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
