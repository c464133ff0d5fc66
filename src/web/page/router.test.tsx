import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { Providers } from '#web/frame/providers.tsx';
import { pages } from '#web/pages.ts';
import { baseAreas, type Locale, locales } from '#words/areas.ts';
import type { AnyPage } from './page.ts';
import type { PageContext } from './page-context.ts';
import { createPageRouter } from './router.ts';

async function routerIn(locale: Locale) {
  const words = createWords(locale);
  // What is there before any screen is.
  await words.load(baseAreas);
  const context: PageContext = {
    api: { call: () => new Promise<never>(() => undefined) },
    words,
    site: {
      intermediary: 'broker',
      pricesAsOf: '2026-11-20' as never,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    },
    device: () => 'mobile',
    reportBug: () => undefined,
  };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return { context, router: createPageRouter({ context, history }) };
}

test.each(locales)(
  'until routing is ready each page has a loading screen with its own words, in %s',
  async (locale) => {
    const { context, router } = await routerIn(locale);
    const shown = Object.values(router.routesById).flatMap(({ options }) => {
      const row = options.staticData?.row;
      const { pendingComponent: Pending } = options;
      if (!row || 'redirect' in row || !Pending) return [];
      const page = renderToString(
        <Providers context={context} device="mobile">
          <Pending />
        </Providers>,
      );
      return [[row.name, page] as const];
    });
    const screens: readonly AnyPage[] = Object.values(pages);
    const wanted = screens.flatMap(({ at, loading = 'loading.default' }) =>
      Object.keys(at).map((name) => [name, context.words.t(loading)] as const),
    );
    expect(shown.map(([name]) => name).sort()).toEqual(wanted.map(([name]) => name).sort());
    const drawn = new Map(shown);
    for (const [name, message] of wanted) {
      expect(drawn.get(name), name).toContain('role="status"');
      expect(drawn.get(name), name).toContain(`<p>${message}</p>`);
    }
  },
);

test('nothing flickers: the loading screen comes after 150 ms and stays for 300', async () => {
  const { router } = await routerIn('en');
  expect([router.options.defaultPendingMs, router.options.defaultPendingMinMs]).toEqual([150, 300]);
});
