import { expect, test } from 'vitest';
import { followRouteNames } from './route-names.ts';

type Follow = Parameters<typeof followRouteNames>;
type Rendered = Parameters<Parameters<Follow[0]['subscribe']>[1]>[0];

/** A router that matches its page when it is rendered, as it does after a full load. */
function aRouter() {
  const listeners: ((event: Rendered) => void)[] = [];
  const names: string[] = [];
  let nameOne: string | undefined;
  const router = {
    subscribe: (_type: string, listen: (event: Rendered) => void) => {
      listeners.push(listen);
      return () => undefined;
    },
  };
  followRouteNames(
    router as Follow[0], // listened to for one kind of event alone
    () => nameOne ?? 'not-found',
    (name) => names.push(name),
  );
  const render = (name: string | undefined, pathChanged: boolean) => {
    nameOne = name;
    for (const listen of listeners) listen({ pathChanged } as Rendered);
  };
  return { told: names, render };
}

test('a full load tells the route that is shown, once it is, and only then', () => {
  const { told, render } = aRouter();
  expect(told).toEqual([]);
  render('plan-detail', false);
  expect(told).toEqual(['plan-detail']);
});

test('a full load of a page that is not there tells so', () => {
  const { told, render } = aRouter();
  render(undefined, false);
  expect(told).toEqual(['not-found']);
});

test('each page that is gone to is told once; another filter of the same page is not', () => {
  const { told, render } = aRouter();
  render('results', false);
  render('results', false);
  render('plan-detail', true);
  render('results', true);
  expect(told).toEqual(['results', 'plan-detail', 'results']);
});
