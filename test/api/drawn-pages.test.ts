import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageInput } from '#server/drawing/page-renderer.ts';
import { type DrawnPages, openDrawnPages } from '#server/drawing/threads/drawn-pages.ts';

/** Stands for the built web app: what it does is told by the address. */
const pageModule = `
class PageBug extends Error { name = 'PageBug'; }
export async function render({ url, nonce, site, callApi }) {
  if (url === '/dies') process.exit(1);
  if (url === '/throws') throw new PageBug('what somebody entered');
  const place = url === '/asks' ? await callApi('getPlace', { params: { pincode: '560001' } }) : nonce;
  const body = JSON.stringify([place, site.pricesAsOf]);
  return { status: 200, headers: {}, body, bugs: url === '/stumbles' ? [new PageBug('x')] : [] };
}`;

let distDir: string;
let pages: DrawnPages;
let today = '2026-11-22';

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'drawn-pages-'));
  for (const folder of ['client/.vite', 'server']) await mkdir(join(distDir, folder), { recursive: true });
  await writeFile(join(distDir, 'client/.vite/manifest.json'), '{}');
  await writeFile(join(distDir, 'package.json'), '{"type":"module"}');
  await writeFile(join(distDir, 'server/entry-server.js'), pageModule);
  pages = await openDrawnPages({
    distDir,
    site: () => ({
      intermediary: 'broker',
      pricesAsOf: today,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    }),
  });
});
afterAll(async () => {
  await pages.close();
  await rm(distDir, { recursive: true, force: true });
});

/** Answers any call with this, and with what was asked. */
const asks = (answer: string): PageInput['callApi'] => {
  const call = async (...args: unknown[]) => [answer, ...args];
  return call as unknown as PageInput['callApi']; // the page above takes whatever comes
};
const draw = (url: string, nonce = 'n', callApi = asks('')) =>
  pages.renderPage({
    url,
    headers: {},
    locale: 'en',
    description: '',
    nonce,
    above: '',
    asFile: false,
    token: 't',
    memoryText: undefined,
    callApi,
  });

test('a page is drawn for its own answer, on the day it is asked for', async () => {
  expect((await draw('/', 'first')).body).toBe('["first","2026-11-22"]');
  today = '2026-11-23';
  expect((await draw('/', 'second')).body).toBe('["second","2026-11-23"]');
});

test('what pages ask at once is answered each by its own visitor’s calls', async () => {
  const both = await Promise.all(['Asha', 'Ravi'].map((name) => draw('/asks', 'n', asks(name))));
  for (const [index, name] of ['Asha', 'Ravi'].entries()) {
    const [place] = JSON.parse(both[index]?.body ?? '');
    expect(place).toEqual([name, 'getPlace', { params: { pincode: '560001' } }]);
  }
});

test('bugs of a page come back with their name and place, for the journal', async () => {
  const bug = { name: 'PageBug', stack: expect.stringContaining('entry-server.js') };
  const { bugs } = await draw('/stumbles');
  expect(bugs).toEqual([expect.any(Error)]);
  expect(bugs[0]).toMatchObject(bug);
  await expect(draw('/throws')).rejects.toMatchObject(bug);
});

test('a thread that dies fails its page, and the next page is drawn', async () => {
  await expect(draw('/dies')).rejects.toThrow('ended');
  expect((await draw('/', 'next')).status).toBe(200);
});

test('without a build nothing is opened', async () => {
  const site = () =>
    ({
      intermediary: 'broker',
      pricesAsOf: today,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    }) as const;
  await expect(openDrawnPages({ distDir: join(distDir, 'none'), site })).rejects.toThrow('ENOENT');
});
