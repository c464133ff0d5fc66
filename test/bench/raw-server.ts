import { createServer } from 'node:http';

/** What the bench sends: the answer, its body as base64. */
export type RawAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Answers every request with the same bytes: what the machine can do when nobody thinks. A process of its own, like the server. */
process.once('message', ({ headers, body }: RawAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(200, headers).end(bytes));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
process.once('disconnect', () => process.exit(0));
