import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { definePage } from './page.ts';
import { useLoaded, useNameOf, useParamsOf, useSearchOf } from './use-page.ts';

const facts = {
  title: 'intro.page',
  words: ['intro'],
  budget: 'step',
  view: async () => ({ Screen: () => null }),
} as const;

const sidePage = definePage({
  ...facts,
  at: { door: '/door/$side' },
  search: ['key'],
  load: async ({ params }) => params.side.length,
});

const otherPage = definePage({ ...facts, at: { wall: '/wall' } });

/** What is read on the page of the door. */
async function readAtSide(read: () => unknown): Promise<unknown> {
  let answer: unknown;
  const root = createRootRoute();
  const row = { name: 'door', path: '/door/$side', screen: 'door', page: sidePage };
  const sideRoute = createRoute({
    getParentRoute: () => root,
    path: '/door/$side',
    staticData: { row },
    loader: () => 4,
    component: function Door() {
      try {
        answer = read();
      } catch (error) {
        answer = error;
      }
      return null;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([sideRoute]),
    history: createMemoryHistory({ initialEntries: ['/door/left?key=a'] }),
  });
  await router.load();
  renderToString(createElement(RouterProvider, { router }));
  return answer;
}

test.each([
  ['what it loaded', () => useLoaded(sidePage), 4],
  ['what stands in its path', () => useParamsOf(sidePage), { side: 'left' }],
  ['its query', () => useSearchOf(sidePage), { key: 'a' }],
  ['its name', () => useNameOf(sidePage), 'door'],
])('a screen reads of its page %s', async (_what, read, answer) => {
  expect(await readAtSide(read)).toEqual(answer);
});

test('a screen that reads another page than the one shown is a bug', async () => {
  expect(await readAtSide(() => useLoaded(otherPage))).toBeInstanceOf(Error);
});
