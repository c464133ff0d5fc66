import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { paperPdf } from '#server/drawing/papers/paper-pdf.ts';
import { createPolicyFiles } from '#server/drawing/papers/policy/policy-files.ts';
import { openPaperDrawer, type PaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const threads: Worker[] = [];
process.on('worker', (worker) => threads.push(worker));

const drawnFiles: PaperFile[] = [];
let isBroken = false;
let server: TestApp;
let drawer: PaperDrawer;
let browser: Browser;
let id: string;

beforeAll(async () => {
  drawer = openPaperDrawer();
  const counting: PaperDrawer = {
    ...drawer,
    draw: (file) => {
      drawnFiles.push(file);
      // A paper that no maker makes: its sections are no list.
      return drawer.draw(isBroken ? { ...file, paper: { ...file.paper, sections: Object(1) } } : file);
    },
  };
  server = await testApp({ drawer: counting });
  browser = await openBrowser(server.app);
  id = await buyOne(browser);
});
afterAll(() => server.close());

async function buyOne(buyer: Browser): Promise<string> {
  const { quote_id } = await saveQuote(buyer);
  const proposal = await buy(
    buyer,
    quote_id,
    planOf(await score(buyer, quote_id), 'family', 'sahyadri-poorna'),
  );
  await passKyc(buyer, await fillForms(buyer, proposal), 'ABCPS1234F');
  await buyer.post(await agreeAndPay(buyer, proposal), 'outcome=success&method=upi');
  expect((await readOutcome(buyer, proposal)).outcome).toBe('issued');
  return proposal;
}

const path = () => `/health-plan/proposals/${id}/policy.pdf`;

/** Everything one visitor may say of a policy: other words are another file. */
function files(count: number): readonly PaperFile[] {
  const [file] = drawnFiles;
  if (!file) throw new Error('The first test draws one');
  return Array.from({ length: count }, (_, number) => ({
    ...file,
    paper: { ...file.paper, reference: `Policy ${number}` },
  }));
}

/** How long the event loop let somebody wait meanwhile. */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  // A delay counts between two beats.
  await setTimeout(20);
  await work();
  await setTimeout(20);
  delays.disable();
  return delays.max;
}

describe('the policy as a file', () => {
  test('that cannot be drawn is a bug that is noted without what it says, and is tried anew', async () => {
    const note = vi.spyOn(server.ports.journal, 'note');
    isBroken = true;
    const answer = await browser.get(path());
    isBroken = false;
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/Asha|sections/);
    const facts = { error: 'TypeError', at: expect.stringContaining('paper-pdf.ts') };
    expect(note).toHaveBeenCalledWith('answer-broke', expect.objectContaining(facts));
    drawnFiles.length = 0;
  });

  test('is drawn once for all who ask meanwhile and later, byte for byte', async () => {
    const together = await Promise.all([1, 2, 3].map(() => browser.get(path())));
    const later = await browser.get(path());
    expect(later.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    for (const { statusCode, rawPayload } of together) {
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(later.rawPayload)).toBe(true);
    }
    expect(drawnFiles).toHaveLength(1);
  });

  test('is in the language of whoever asks, and says so', async () => {
    const { headers } = await browser.get(path(), { 'accept-language': 'en-IN' });
    expect(headers).toMatchObject({
      'content-language': 'en',
      vary: expect.stringMatching(/accept-language.*cookie/i),
    });
    expect(drawnFiles.at(-1)?.language).toBe('en-IN');
  });

  test('is nobody else’s, also while it is kept', async () => {
    const other = await openBrowser(server.app);
    expect((await other.get(path())).statusCode).toBe(404);
    const storedFiles = createPolicyFiles(drawer.draw);
    const [file] = files(1);
    if (!file) throw new Error('One was asked for');
    const proposal = asId<ProposalId>(id);
    const [own, foreign] = await Promise.all(
      ['a', 'b'].map((owner) => storedFiles.fileOf(asId<VisitorId>(owner), proposal, file)),
    );
    expect(own?.ok && foreign?.ok && own.value !== foreign.value).toBe(true);
  });

  test('leaves the event loop to others while six are drawn', async () => {
    const six = await longestDelay(() => Promise.all(files(6).map((file) => drawer.draw(file))));
    const oneInTheLoop = await longestDelay(() => Promise.all(files(1).map(paperPdf)));
    expect(six).toBeLessThan(oneInTheLoop / 2);
  });

  test('is drawn again by another thread when its thread dies', async () => {
    const [dying, next] = files(2);
    if (!dying || !next) throw new Error('Two were asked for');
    const lost = drawer.draw(dying);
    await Promise.all([expect(lost).rejects.toThrow('ended'), threads.at(-1)?.terminate()]);
    const before = threads.length;
    expect((await drawer.draw(next)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(threads.length).toBe(before + 1);
  });
});

test('a paper is given in another language by its address, and in the page’s own by one that nobody speaks', async () => {
  for (const [wished, language] of [
    ['hi', 'hi'],
    ['xx', 'en'],
    ['en', 'en'],
  ] as const) {
    const before = drawnFiles.length;
    const file = await browser.get(`/health-plan/proposals/${id}/receipt.pdf?in=${wished}`);
    expect([file.statusCode, file.headers['content-language']]).toEqual([200, language]);
    // The third is the second one, as it is kept.
    if (wished !== 'en')
      expect(drawnFiles.slice(before).map((one) => one.language)).toEqual([`${language}-IN`]);
  }
});
