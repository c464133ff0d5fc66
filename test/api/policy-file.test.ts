import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import { createPolicyFiles } from '#server/papers/policy-files.ts';
import { policyPdf } from '#server/papers/policy-pdf.ts';
import { openPolicyDrawer, type PolicyDrawer } from '#server/threads/policy-drawer.ts';
import type { PolicySchedule } from '#usecases/policy-schedule.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const threads: Worker[] = [];
process.on('worker', (worker) => threads.push(worker));

const drawn: PolicySchedule[] = [];
let isBroken = false;
let server: TestApp;
let drawer: PolicyDrawer;
let browser: Browser;
let id: string;

beforeAll(async () => {
  drawer = openPolicyDrawer();
  const counting: PolicyDrawer = {
    ...drawer,
    draw: (schedule) => {
      drawn.push(schedule);
      // A schedule that no use case makes: its people are no list.
      return drawer.draw(isBroken ? { ...schedule, insured: Object('Asha') } : schedule);
    },
  };
  server = await testApp({ drawer: counting });
  browser = await openBrowser(server.app);
  id = await bought(browser);
});
afterAll(() => server.close());

async function bought(buyer: Browser): Promise<string> {
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
function schedules(count: number): readonly PolicySchedule[] {
  const [known] = drawn;
  if (!known) throw new Error('The first test draws one');
  return Array.from({ length: count }, (_, number) => ({ ...known, nominee: `Nominee ${number}` }));
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
    expect(answer.body).not.toMatch(/Asha|insured/);
    const facts = { error: 'TypeError', at: expect.stringContaining('policy-pdf.ts') };
    expect(note).toHaveBeenCalledWith('answer-broke', expect.objectContaining(facts));
    drawn.length = 0;
  });

  test('is drawn once for all who ask meanwhile and later, byte for byte', async () => {
    const together = await Promise.all([1, 2, 3].map(() => browser.get(path())));
    const later = await browser.get(path());
    expect(later.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    for (const { statusCode, rawPayload } of together) {
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(later.rawPayload)).toBe(true);
    }
    expect(drawn).toHaveLength(1);
  });

  test('is nobody else’s, also while it is kept', async () => {
    const other = await openBrowser(server.app);
    expect((await other.get(path())).statusCode).toBe(404);
    const files = createPolicyFiles(drawer.draw);
    const [schedule] = schedules(1);
    if (!schedule) throw new Error('One was asked for');
    const proposal = asId<ProposalId>(id);
    const [own, foreign] = await Promise.all(
      ['a', 'b'].map((owner) => files.fileOf(asId<VisitorId>(owner), proposal, schedule)),
    );
    expect(own?.ok && foreign?.ok && own.value !== foreign.value).toBe(true);
  });

  test('leaves the event loop to others while six are drawn', async () => {
    const six = await longestDelay(() => Promise.all(schedules(6).map((schedule) => drawer.draw(schedule))));
    const oneInTheLoop = await longestDelay(() => Promise.all(schedules(1).map(policyPdf)));
    expect(six).toBeLessThan(oneInTheLoop / 2);
  });

  test('is drawn again by another thread when its thread dies', async () => {
    const [dying, next] = schedules(2);
    if (!dying || !next) throw new Error('Two were asked for');
    const lost = drawer.draw(dying);
    await Promise.all([expect(lost).rejects.toThrow('ended'), threads.at(-1)?.terminate()]);
    const before = threads.length;
    expect((await drawer.draw(next)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(threads.length).toBe(before + 1);
  });
});
