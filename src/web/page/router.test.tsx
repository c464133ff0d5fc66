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
    const shownPages = Object.values(router.routesById).flatMap(({ options }) => {
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
    const expected = screens.flatMap(({ at, loading = 'loading.default' }) =>
      Object.keys(at).map((name) => [name, context.words.t(loading)] as const),
    );
    expect(shownPages.map(([name]) => name).sort()).toEqual(expected.map(([name]) => name).sort());
    const byPath = new Map(shownPages);
    for (const [name, message] of expected) {
      expect(byPath.get(name), name).toContain('role="status"');
      expect(byPath.get(name), name).toContain(`<p>${message}</p>`);
    }
  },
);

test('nothing flickers: the loading screen comes after 150 ms and stays for 300', async () => {
  const { router } = await routerIn('en');
  expect([router.options.defaultPendingMs, router.options.defaultPendingMinMs]).toEqual([150, 300]);
});
