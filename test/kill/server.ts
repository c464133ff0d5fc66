import { startServer } from '#server/process/main.ts';

/** The real server over real files, with plain pages: the built ones say nothing about what is kept. */
await startServer({
  rendererOf: () => ({
    renderPage: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'user-agent' },
      body: '<!doctype html><title>page</title>',
      bugs: [],
    }),
  }),
  serveSources: () => undefined,
});
