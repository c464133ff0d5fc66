import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { PageAssets, PageRenderer, Site, WebModule } from '#server/drawing/page-renderer.ts';

const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** What the page asks for while developing: sources as they are, and the hot reload client before them. */
const assets: PageAssets = {
  entry: '/src/web/entry-client.tsx',
  styles: ['/src/web/styles/tokens.css', '/src/web/styles/base.css'],
  preloads: [],
  inline: [
    "import '/@vite/client';",
    "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;",
  ],
};

export type DevPages = {
  readonly rendererOf: (site: () => Site) => PageRenderer;
  /** Lets the source server answer first; what it does not know goes on to the routes. */
  readonly serveSources: (app: FastifyInstance) => void;
};

function rendererOn(vite: ViteDevServer, site: () => Site): PageRenderer {
  return {
    async renderPage(input) {
      // The module is src/web/entry-server.tsx, freshly loaded after each change; its `render` is what the type says.
      const web = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as WebModule;
      return web.render({ ...input, site: site(), assetsOf: () => assets });
    },
  };
}

/** Draws pages from the sources, with hot reload. */
export async function createDevPages(): Promise<DevPages> {
  const vite = await createServer({
    root: projectDir,
    // The usual loader writes a file beside the packages, which `node --watch` takes for an edit.
    configLoader: 'native',
    server: { middlewareMode: true },
  });
  return {
    rendererOf: (site) => rendererOn(vite, site),
    serveSources(app) {
      app.addHook('onRequest', (request, reply, next) => {
        vite.middlewares(request.raw, reply.raw, next);
      });
    },
  };
}
