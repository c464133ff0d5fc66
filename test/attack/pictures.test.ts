import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { buy, readProposal, saveQuote, score } from '../purchase.ts';
import { openBrowser } from '../wire.ts';

let server: TestApp;
let release: () => void = () => undefined;
const released = new Promise<void>((done) => {
  release = done;
});

beforeAll(async () => {
  const drawPicture = async () => {
    await released;
    return Buffer.alloc(1);
  };
  server = await testApp({
    drawer: { draw: async () => Buffer.alloc(0), drawPicture, close: async () => undefined },
  });
});
afterAll(() => server.close());

test('who asks for many pictures at once holds up nothing but pictures', async () => {
  const greedy = await openBrowser(server.app);
  const { quote_id } = await saveQuote(greedy);
  const blocks = (await score(greedy, quote_id)).score_data;
  const block = blocks.find(({ type }) => type === 'family');
  const plan = block?.plans.find(({ premium }) => premium !== null);
  if (!block || !plan) throw new Error('No plan');
  const paths: string[] = [];
  for (const { slab_id } of block.plans.slice(0, 24)) {
    const data = { quote_id, block: 'family' as const, slab_id };
    const answer = await greedy.call('share', { params: {}, body: { data } });
    if (answer.statusCode === 200) paths.push((answer.json() as CallAnswer<'share'>).shorturl);
  }
  expect(paths.length).toBeGreaterThan(16);
  const other = await openBrowser(server.app);
  const theirs = (await saveQuote(other)).quote_id;
  const id = await buy(other, theirs, { block, plan });

  const pictures = paths.map((path) => server.app.inject({ url: `${path}/picture.png` }));
  await new Promise((done) => setTimeout(done, 200));
  const first = await Promise.race([
    readProposal(other, id).then(({ proposalID }) => proposalID),
    new Promise((done) => setTimeout(done, 3_000, 'held up')),
  ]);
  release();
  expect(first).toBe(id);
  expect(new Set((await Promise.all(pictures)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
