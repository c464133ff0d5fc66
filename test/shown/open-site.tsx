import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createRoot } from 'react-dom/client';
import { csrfCookie } from '#contract/call/encoding.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { type TestApp, type TestSetting, testApp } from '#test/api/app.ts';
import { type Browser, browserOver } from '#test/wire.ts';
import type { Device } from '#web/browser/device.tsx';
import { browserApi } from '#web/browser/network/api.ts';
import { wordsOf } from '#web/browser/network/loaded.ts';
import { createWords } from '#web/browser/text.tsx';
import { Providers } from '#web/frame/providers.tsx';
import type { PageContext } from '#web/page/page-context.ts';
import { createPageRouter, type PageRouter } from '#web/page/router.ts';
import { baseAreas, type Locale } from '#words/areas.ts';

// What every browser has beside the document, and these tests have not.
Object.assign(globalThis, { PerformanceNavigationTiming: class {} });

type Manner = { readonly locale?: Locale; readonly device?: Device };

/** The whole server in memory and one visitor of it, whose pages are drawn here instead of in a browser. */
export type Site = TestApp & {
  readonly browser: Browser;
  /** Calls of pages that were answered so far: "POST /health-plan/…". */
  readonly calls: readonly string[];
  /** The next calls of the page to addresses like this one, and to no others, fail so; a status of 0 is no answer at all. */
  readonly befall: (address: RegExp, status: number, times?: number) => void;
  readonly open: (path: string, manner?: Manner) => Promise<ShownPage>;
};

/** A page as somebody has it before them, who reads it, presses and types. What is done is done when its answers are there. */
export type ShownPage = {
  /** It is path and query. */
  readonly address: () => string;
  /** Where the page sent its browser, if it left for an address that is no page of the app. */
  readonly leftFor: () => string | undefined;
  /** All that can be read of the main part, its spaces evened out. */
  readonly text: () => string;
  /** The names of what has this role, in order. */
  readonly names: (role: string) => readonly string[];
  /** What the page says of what is under way. */
  readonly statuses: () => readonly string[];
  /** The first element of this role and name. */
  readonly find: (role: string, name: string | RegExp) => HTMLElement;
  readonly press: (role: string, name: string | RegExp) => Promise<void>;
  readonly type: (name: string | RegExp, text: string) => Promise<void>;
  /** What is chosen in a list, by the words of its option. */
  readonly choose: (name: string | RegExp, option: string) => Promise<void>;
  /** Lets milliseconds go by. */
  readonly pass: (ms: number) => Promise<void>;
  readonly goTo: (path: string) => Promise<void>;
  readonly close: () => void;
};

export async function openSite(setting: TestSetting = {}): Promise<Site> {
  const server = await testApp(setting);
  const cookies = new Map<string, string>();
  const browser = await browserOver((request) => server.app.inject(request), cookies);
  const network = createNetwork(server.app, cookies);
  const opened: ShownPage[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = network.fetch;
  return {
    ...server,
    browser,
    calls: network.calls,
    befall: network.befall,
    open: async (path, manner = {}) => {
      for (const page of opened.splice(0)) page.close();
      network.befall(/^$/, 0);
      const page = await openPage(path, manner, network, dayInIndia(server.ports.clock.now()));
      opened.push(page);
      return page;
    },
    close: async () => {
      for (const page of opened.splice(0)) page.close();
      globalThis.fetch = real;
      await server.close();
    },
  };
}

type Network = Pick<Site, 'calls' | 'befall'> & {
  readonly fetch: typeof fetch;
  /** Whether a call waits for its answer. */
  readonly isBusy: () => boolean;
};

/** The way from a page's calls to the server, with the cookies of its visitor. */
function createNetwork(app: FastifyInstance, cookies: Map<string, string>): Network {
  const calls: string[] = [];
  let mishap = { address: /^$/, status: 0, times: 0 };
  let underWay = 0;
  const answerTo = async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    calls.push(`${method} ${url}`);
    if (mishap.times > 0 && mishap.address.test(url)) {
      mishap.times -= 1;
      if (mishap.status === 0) throw new TypeError('No network');
      return new Response('{}', { status: mishap.status });
    }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // It is a request of our own API: a method, plain headers and text.
    const request = { method, url, headers: { ...headers, cookie }, payload: body } as InjectOptions;
    const response = await app.inject(request);
    for (const { name, value } of response.cookies) cookies.set(name, value);
    showToken(cookies);
    return new Response(response.body, { status: response.statusCode, headers: textsOf(response.headers) });
  };
  showToken(cookies);
  return {
    calls,
    befall: (address, status, times = 1) => {
      mishap = { address, status, times };
    },
    isBusy: () => underWay > 0,
    fetch: async (input, init = {}) => {
      underWay += 1;
      try {
        return await answerTo(String(input), init);
      } finally {
        underWay -= 1;
      }
    },
  };
}

const textsOf = (headers: object): [string, string][] =>
  Object.entries(headers).map(([name, value]) => [name, String(value)]);

/** A page can read one of its visitor's cookies, the one that it echoes. */
function showToken(cookies: ReadonlyMap<string, string>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the document of these tests has no other way.
  document.cookie = `${csrfCookie}=${cookies.get(csrfCookie) ?? ''}; path=/`;
}

async function openPage(
  path: string,
  { locale = 'en', device = 'mobile' }: Manner,
  network: Network,
  today: IsoDate,
): Promise<ShownPage> {
  setWidth(device === 'mobile' ? 390 : 1280);
  const words = createWords(locale);
  await words.load(baseAreas);
  const bugs: unknown[] = [];
  let leftFor: string | undefined;
  const leave = (to: string) => {
    leftFor = to;
  };
  Object.assign(window.location, { assign: leave, replace: leave });
  const context: PageContext = {
    api: browserApi(words.t),
    words,
    site: {
      intermediary: 'broker',
      pricesAsOf: today,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    },
    device: () => device,
    reportBug: (error) => bugs.push(error),
  };
  const router = createPageRouter({ context, history: createMemoryHistory({ initialEntries: [path] }) });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const note = (error: unknown) => void (wordsOf(error) === undefined && bugs.push(error));
  const root = createRoot(place, { onUncaughtError: note, onCaughtError: note });
  const rest = followDrawing(place, router, network, () => leftFor !== undefined);
  await router.load();
  root.render(
    <Providers context={context} device={device}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const settle = async () => {
    await rest();
    if (bugs.length > 0) throw bugs[0];
  };
  await settle();
  const close = () => {
    // What was confirmed here is kept beside the document, and would stand on the next page.
    for (const toast of place.querySelectorAll<HTMLElement>('[role=status] > div > button')) toast.click();
    root.unmount();
  };
  return { leftFor: () => leftFor, ...readingOf(place, router), ...actingOn(place, router, settle), close };
}

type Settle = () => Promise<void>;

function setWidth(width: number): void {
  // The document of these tests can be made as wide as a window.
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void };
  };
  happyDOM.setViewport({ width, height: 844 });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Until no call is under way, no page is being loaded, no button works and nothing has been drawn for a moment. A button
 * that sent its browser away works for good.
 */
function followDrawing(
  place: HTMLElement,
  router: PageRouter,
  { isBusy }: Network,
  hasLeft: () => boolean,
): () => Promise<void> {
  let count = 0;
  const watch = new MutationObserver(() => {
    count += 1;
  });
  watch.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
  return async () => {
    for (let still = 0; still < 3; ) {
      const before = count;
      await wait(5);
      const works = !hasLeft() && place.querySelector('button[aria-busy]') !== null;
      const rests = !isBusy() && !works && router.state.status === 'idle' && count === before;
      still = rests ? still + 1 : 0;
    }
  };
}

function readingOf(
  place: HTMLElement,
  router: PageRouter,
): Pick<ShownPage, 'address' | 'text' | 'names' | 'statuses' | 'find'> {
  return {
    address: () => router.state.location.href,
    text: () => textOf(place.querySelector('main') ?? place),
    names: (role) => withRole(place, role).map(nameOf),
    statuses: () => withRole(place, 'status').map(textOf),
    find: (role, name) => findIn(place, role, name),
  };
}

function actingOn(
  place: HTMLElement,
  router: PageRouter,
  settle: Settle,
): Pick<ShownPage, 'press' | 'type' | 'choose' | 'pass' | 'goTo'> {
  return {
    press: async (role, name) => {
      (await findSoon(place, role, name)).click();
      return settle();
    },
    type: async (name, text) => {
      const role = namedIn(place, 'searchbox', name) ? 'searchbox' : 'textbox';
      write(await findSoon(place, role, name), text);
      return settle();
    },
    choose: async (name, option) => {
      const list = await findSoon(place, 'combobox', name);
      const chosenOption = [...list.querySelectorAll('option')].find((one) => textOf(one) === option);
      if (!chosenOption) throw new Error(`${name} has no ${option}`);
      write(list, chosenOption.value);
      return settle();
    },
    pass: async (ms) => {
      await wait(ms);
      return settle();
    },
    goTo: (path) => {
      router.history.push(path);
      return settle();
    },
  };
}

/** Waits for what is not there yet: a part of a page whose code and words follow it. */
async function findSoon(place: HTMLElement, role: string, name: string | RegExp): Promise<HTMLElement> {
  for (let tries = 0; tries < 100 && !namedIn(place, role, name); tries += 1) await wait(20);
  return findIn(place, role, name);
}

/** As the library hears of it: past its own watch on the element. */
function write(element: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

const withRole = (place: HTMLElement, role: string): readonly HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>('*')].filter((element) => getRole(element) === role);

const namedIn = (place: HTMLElement, role: string, name: string | RegExp): HTMLElement | undefined =>
  withRole(place, role).find((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  );

function findIn(place: HTMLElement, role: string, name: string | RegExp): HTMLElement {
  const elements = namedIn(place, role, name);
  if (!elements)
    throw new Error(`No ${role} ${name} among: ${withRole(place, role).map(nameOf).join(' | ')}`);
  return elements;
}
