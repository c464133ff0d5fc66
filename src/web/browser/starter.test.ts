import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { browserLineIds } from '#contract/browser-lines.ts';
import { entryScript, starterScript, unserved } from './starter.ts';

type Browser = {
  readonly selector?: boolean;
  readonly range?: boolean;
  readonly css?: boolean;
  readonly cookie?: string;
};

/** Runs the starter and the script at the page's end as a browser does that knows these things of the floor. */
function startedIn({
  css = true,
  selector = true,
  range = true,
  cookie = 'a=b; __Host-csrftoken=c',
}: Browser) {
  const marks = new Set<string>();
  const scripts: unknown[] = [];
  const lines = new Map<string, { hidden: boolean; readonly firstChild: object }>(
    Object.values(browserLineIds).map((id) => [id, { hidden: true, firstChild: {} }]),
  );
  const root = {
    setAttribute: (name: string) => void marks.add(name),
    hasAttribute: (name: string) => marks.has(name),
  };
  const CSS = css ? { supports: () => selector } : undefined;
  const document = {
    documentElement: root,
    cookie,
    getElementById: (id: string) => lines.get(id) ?? null,
    createElement: () => ({}),
    head: { appendChild: (script: unknown) => void scripts.push(script) },
  };
  const window = { CSS, matchMedia: () => ({ matches: range }) };
  const place = createContext({ window, document, CSS });
  const old = 'delete Array.prototype.toSorted; delete Array.prototype.toReversed;';
  runInContext(`${old}${starterScript};${entryScript('/entry.js')}`, place);
  const visible = [...lines].flatMap(([id, { hidden }]) => (hidden ? [] : [id]));
  return { marks: [...marks], shown: visible, scripts, place };
}

test('a browser of the floor starts the entry as a module', () => {
  expect(startedIn({})).toMatchObject({
    marks: [],
    shown: [],
    scripts: [{ type: 'module', src: '/entry.js' }],
  });
});

test.each([
  ['without CSS.supports', { css: false }],
  ['without :has()', { selector: false }],
  ['without media ranges', { range: false }],
] as const)('a browser below the floor starts nothing and is marked: %s', (_, browser) => {
  expect(startedIn(browser)).toMatchObject({ marks: [unserved], shown: ['unserved'], scripts: [] });
});

test('a page whose token did not stay says so, and starts all the same', () => {
  expect(startedIn({ cookie: 'lang=hi' })).toMatchObject({ marks: [], shown: ['cookieless'], scripts: [{}] });
});

test('a browser of the floor that cannot sort or turn a copy is given both', () => {
  const { place } = startedIn({});
  const list =
    'const list = [3, 1, 2]; [list.toSorted((a, b) => a - b), list.toReversed(), list, Object.keys([1])]';
  expect(JSON.stringify(runInContext(list, place))).toBe('[[1,2,3],[2,1,3],[3,1,2],["0"]]');
});
