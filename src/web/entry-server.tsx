import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { CallName } from '#contract/call/calls.ts';
import type { CallResult } from '#contract/call/shapes.ts';
import { type Device, deviceHeaders, pickDevice } from '#web/browser/device.tsx';
import type { Api } from '#web/browser/network/api.ts';
import type { Site } from '#web/browser/site.tsx';
import { createWords } from '#web/browser/text.tsx';
import { emptyFormMemory } from '#web/forms/landing/form-memory.ts';
import { parseFormMemory } from '#web/forms/landing/parse-form-memory.ts';
import { takeForm } from '#web/forms/landing/take-form.ts';
import { type PageAssets, type Preview, pageDocument } from '#web/frame/document/document.ts';
import { type PageFile, pageFiles } from '#web/frame/document/page-file.ts';
import { pageTitle } from '#web/frame/document/page-title.ts';
import { previews } from '#web/frame/document/preview.ts';
import { Providers } from '#web/frame/providers.tsx';
import type { PageContext } from '#web/page/page-context.ts';
import { createPageRouter, type PageRouter, shownRow } from '#web/page/router.ts';
import { pages, viewFile } from '#web/pages.ts';
import { type Area, areaFile, areas, baseAreas, type Locale, locales } from '#words/areas.ts';
import '#web/styles/tokens.css';
import '#web/styles/base.css';

/** A call whose answer comes as the text that would go over the wire. */
type WrittenCall = (
  ...args: Parameters<Api['call']>
) => Promise<{ readonly ok: true; readonly json: string } | Extract<Answer, { readonly ok: false }>>;

type Answer = CallResult<CallName>;

type PageRequest = {
  /** It is path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly locale: Locale;
  readonly description: string;
  readonly nonce: string;
  /** Markup of the server that stands before the app. */
  readonly above: string;
  /** A form of the page echoes it with its post. */
  readonly token: string;
  /** What the visitor said by plain forms so far, as an earlier answer wrote it. */
  readonly memoryText: string | undefined;
  /** The fields of a form that was sent to this page. */
  readonly posted?: readonly (readonly [name: string, value: string])[];
  readonly callApi: WrittenCall;
  readonly site: Site;
  /** What the page gives to keep instead of the page. */
  readonly asFile: boolean;
  /** Where the files of these sources are served: the caller knows the build. */
  readonly assetsOf: (sources: readonly string[]) => PageAssets;
};

type Page = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** After a form was sent: what its visitor has said by now. */
  readonly memoryText?: string | undefined;
  /** Errors nobody expected, for the server's journal. */
  readonly bugs: readonly unknown[];
};

/** All words of every language, at hand before the first page is drawn. */
const languages = new Map(
  locales.map((locale) => {
    const words = createWords(locale);
    const everyArea = Object.keys(areas[locale]) as Area[]; // the keys of the table, which `Object.keys` forgets
    return [locale, words.load(everyArea).then(() => words)];
  }),
);

/** Sources whose chunks the browser needs for its first render. */
function sourcesOf(router: PageRouter, device: Device, locale: Locale): readonly string[] {
  const row = shownRow(router);
  const base = baseAreas.map((area) => areaFile(locale, area));
  if (!row || 'redirect' in row) return base;
  const own = row.page.words.map((area) => areaFile(locale, area));
  return [...base, ...own, viewFile(row.screen, device)];
}

function stateScripts(router: PageRouter): readonly string[] {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags();
  if (!tags) throw new Error('The page has no state for the browser');
  return [...tags.before, tags.boundary].map((tag) => ('children' in tag ? String(tag.children) : ''));
}

/** The preview belongs to a page that is there and that messengers show. */
function previewOf(router: PageRouter, { words }: PageContext): Preview | undefined {
  const row = shownRow(router);
  const data = router.state.matches.at(-1)?.loaderData;
  if (!row || 'redirect' in row || data === undefined) return undefined;
  // Loaded by the `load` of this very screen.
  return previews[row.screen]?.(words.t, data as never);
}

async function fileOf(
  router: PageRouter,
  { api, words }: PageContext,
  url: URL,
): Promise<PageFile | undefined> {
  const row = shownRow(router);
  const data = router.state.matches.at(-1)?.loaderData;
  if (!row || 'redirect' in row || data === undefined) return undefined;
  // Loaded by the `load` of this very screen.
  return pageFiles[row.screen]?.(words.t, data as never, { api, search: url.searchParams });
}

const fileHeaders = ({ name }: PageFile) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
});

function draw(router: PageRouter, context: PageContext, device: Device, request: PageRequest): string {
  const body = renderToString(
    <Providers context={context} device={device}>
      <RouterServer router={router} />
    </Providers>,
  );
  return pageDocument({
    locale: request.locale,
    device,
    site: context.site,
    title: pageTitle(router, context.words.t, (context.plain?.found ?? []).length > 0),
    description: request.description,
    preview: previewOf(router, context),
    nonce: request.nonce,
    above: request.above,
    assets: request.assetsOf(sourcesOf(router, device, request.locale)),
    body,
    data: router.state.matches.at(-1)?.loaderData,
    state: stateScripts(router),
  });
}

/** Reads the answers, and remembers whether one said that somebody behind us is away. */
function watched(call: WrittenCall): { readonly call: Api['call']; readonly isAway: () => boolean } {
  let isAway = false;
  return {
    call: async (name, input) => {
      const answer = await call(name, input);
      // Written from the answer of this very call.
      if (answer.ok) return { ok: true, value: JSON.parse(answer.json) };
      if (answer.status === 503) isAway = true;
      return answer;
    },
    isAway: () => isAway,
  };
}

/** Draws the page of an address: loads its data in process, renders it, and hands both to the browser. */
export async function render(request: PageRequest): Promise<Page> {
  const words = await languages.get(request.locale);
  if (!words) throw new Error(`No words in ${request.locale}`);
  const device = pickDevice(request.headers);
  const bugs: unknown[] = [];
  const behind = watched(request.callApi);
  const own = {
    api: { call: behind.call },
    words,
    site: request.site,
    device: () => device,
    reportBug: (error: unknown) => bugs.push(error),
  };
  const memory = request.memoryText === undefined ? undefined : parseFormMemory(request.memoryText);
  const result =
    request.posted && (await takeForm(request.url, request.posted, memory ?? emptyFormMemory, own));
  const memoryText = result && JSON.stringify(result.said);
  if (result?.to !== undefined) {
    return { status: 303, headers: { location: result.to }, body: '', memoryText: memoryText, bugs };
  }
  const plain = { token: request.token, said: result?.said ?? memory, found: result?.found };
  const context: PageContext = { ...own, plain };
  const url = new URL(`http://page.invalid${request.url}`);
  const handle = createRequestHandler({
    createRouter: () => createPageRouter({ context, nonce: request.nonce }),
    request: new Request(url),
  });
  // The body stands beside the answer, which would make bytes of it, and text of the bytes again.
  let body = '';
  const response = await handle(async ({ router }) => {
    if (request.asFile) {
      const file = await fileOf(router, context, url);
      body = file?.text ?? '';
      return new Response(null, file ? { headers: fileHeaders(file) } : { status: 404 });
    }
    body = draw(router, context, device, request);
    const statusCode = getSsrStatus(router);
    const status = statusCode === 200 && result && result.found.length > 0 ? 422 : statusCode;
    return new Response(null, {
      // Not a fault of the page: it comes when it is asked for again.
      status: status === 500 && behind.isAway() ? 503 : status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), vary: deviceHeaders },
    body,
    memoryText: memoryText,
    bugs,
  };
}

/** What each screen needs from the build, for the page budgets. */
export const budgets = Object.entries(pages).flatMap(([screen, { budget, words }]) => {
  return locales.flatMap((locale) => {
    const areaFiles = [...baseAreas, ...words].map((area) => areaFile(locale, area));
    return (['mobile', 'desktop'] as const).map((device) => ({
      screen: `${screen} (${locale})`,
      device,
      budget,
      sources: [...areaFiles, viewFile(screen, device)],
    }));
  });
});
