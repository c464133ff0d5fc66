import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#words/areas.ts';
import type { CallApi } from './call-api.ts';

/** What stands on every page about this installation. */
export type Site = {
  readonly intermediary: 'broker' | 'web-aggregator';
  /** The day the prices are of: "YYYY-MM-DD" in India. */
  readonly pricesAsOf: string;
  /** Whether codes can be sent to a mobile. */
  readonly hasCodes: boolean;
  readonly hasMail: boolean;
  /** Whether people say where they live by pincode or by city. */
  readonly locationMode: 'pincode' | 'city';
};

export type PageInput = {
  /** Path and query as asked for. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly locale: Locale;
  /** What a search engine shows of it. */
  readonly description: string;
  /** The nonce of this answer's content security policy. */
  readonly nonce: string;
  /** Markup that stands before the web app; '' mostly. */
  readonly above: string;
  /** What the page gives to keep instead of the page; 404 where it gives nothing. */
  readonly asFile: boolean;
  /** A form of the page echoes it with its post. */
  readonly token: string;
  /** What the visitor said by plain forms so far. */
  readonly memoryText: string | undefined;
  /** The fields of a form that was sent to this page, as a browser without scripts sends it. */
  readonly posted?: readonly (readonly [name: string, value: string])[];
  /** Answers the page's calls in process, for the visitor it is drawn for. */
  readonly callApi: CallApi;
};

/** `headers` hold the content type, `vary` and, with a redirect, `location`. */
export type Page = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** After a form was sent: what its visitor has said by now. */
  readonly memoryText?: string | undefined;
  /** Errors nobody expected while the page was drawn; it says only that there is a problem. For the journal. */
  readonly bugs: readonly unknown[];
};

export type PageRenderer = { readonly renderPage: (input: PageInput) => Promise<Page> };

/** Files one page asks for, as addresses on this server. */
export type PageAssets = {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly inline?: readonly string[];
};

export type AssetsOf = (sources: readonly string[]) => PageAssets;

/** The built web app, as far as the server knows it. */
export type WebModule = {
  readonly render: (
    request: PageInput & { readonly site: Site; readonly assetsOf: AssetsOf },
  ) => Promise<Page>;
};

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** The build's list of files: a source path, or a chunk's own key, to what was made of it. */
export type Manifest = Readonly<Record<string, Chunk>>;

const entrySource = 'src/web/entry-client.tsx';

/** Every chunk that is loaded with these sources, each once, in the order of need. */
function withImports(manifest: Manifest, sources: readonly string[]): readonly Chunk[] {
  const imports = new Set<string>();
  const visit = (key: string) => {
    if (imports.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    imports.add(key);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...imports].flatMap((key) => manifest[key] ?? []);
}

/** Files of the first load of a page that shows these sources. Also what the page budgets are counted on. */
export function assetsFrom(manifest: Manifest, sources: readonly string[]): PageAssets {
  const chunks = withImports(manifest, [entrySource, ...sources]);
  const [entry, ...others] = chunks.map((chunk) => `/${chunk.file}`);
  if (!entry) throw new Error('The build has no entry');
  return {
    entry,
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preloads: others,
  };
}

/** Draws with the built web app, in the thread that loaded it. */
export type BuiltPages = (input: PageInput, site: Site) => Promise<Page>;

/** Loads the built web app once. `client/` and `server/` are in its folder. */
export async function loadBuiltPages(distDir: string): Promise<BuiltPages> {
  const manifestText = await readFile(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(manifestText);
  // The build exports `render` from src/web/entry-server.tsx; a test of the pages holds both together.
  const web: WebModule = await import(pathToFileURL(join(distDir, 'server', 'entry-server.js')).href);
  const pages = new Map<string, PageAssets>();
  const assetsOf: AssetsOf = (sources) => {
    const key = sources.join(' ');
    const assets = pages.get(key) ?? assetsFrom(manifest, sources);
    pages.set(key, assets);
    return assets;
  };
  return (input, site) => web.render({ ...input, site, assetsOf });
}
