import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { answersFor } from '../../answers.ts';
import { planOf } from '../../purchase.ts';
import { aWireQuote, type Browser } from '../../wire.ts';
import { transactionOf } from '../right-bodies.ts';

export type JourneyReport = {
  readonly asks: number;
  /** How often "come again" was answered. */
  readonly away: number;
  readonly acknowledged: number;
  readonly complaints: readonly string[];
};

type Answer = Awaited<ReturnType<Browser['get']>>;
type Tally = { asks: number; away: number; complaints: string[] };
type Patient = (what: string, send: () => Promise<Answer>) => Promise<Answer>;

/** What the server has answered for, and has to hold for ever. */
type Acknowledged = {
  readonly quotes: string[];
  readonly answers: { readonly id: string; readonly street: string }[];
};

const pauseMs = 25;
/** Tries of one step: as many as a person has patience, many times over. */
const mostTries = 400;

class Broken extends Error {}

/**
 * Saves quotes, opens purchases and fills their first form, each step again while the answer is "come again", and looks
 * in the end for everything that was acknowledged.
 */
export async function keepJourneying(
  browser: Browser,
  isOver: () => boolean,
  isBackAgain: () => Promise<void>,
): Promise<JourneyReport> {
  const tally: Tally = { asks: 0, away: 0, complaints: [] };
  const acknowledged: Acknowledged = { quotes: [], answers: [] };
  const patient: Patient = (what, send) => waitForAnswer(tally, what, send);
  try {
    while (!isOver()) await journey(browser, patient, acknowledged);
    await isBackAgain();
    await lookForAll(browser, patient, acknowledged, tally);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  }
  const { asks, away, complaints } = tally;
  return { asks, away, complaints, acknowledged: acknowledged.quotes.length + acknowledged.answers.length };
}

async function waitForAnswer(tally: Tally, what: string, send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    tally.asks += 1;
    const answer = await sendOnce(tally, what, send);
    if (answer.statusCode === 200) return answer;
    if (answer.statusCode !== 503)
      throw complained(tally, `${what} answers ${answer.statusCode} ${answer.body.slice(0, 160)}`);
    tally.away += 1;
    if (!(Number(answer.headers['retry-after']) > 0))
      tally.complaints.push(`${what} answers 503 and not when to come again`);
    await pass(pauseMs);
  }
  throw complained(tally, `${what} is away for ${mostTries} tries`);
}

async function sendOnce(tally: Tally, what: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    throw complained(tally, `${what} is not answered: ${error instanceof Error ? error.name : ''}`);
  }
}

function complained(tally: Tally, complaint: string): Broken {
  tally.complaints.push(complaint);
  return new Broken(complaint);
}

async function journey(browser: Browser, patient: Patient, { quotes, answers }: Acknowledged): Promise<void> {
  const saved = await patient('saving a quote', () =>
    browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } }),
  );
  const { quote_id }: CallAnswer<'saveDetails'> = saved.json();
  quotes.push(quote_id);
  const scored = await patient('asking for plans', () => readQuote(browser, quote_id));
  const plan = planOf(scored.json(), 'family', 'sahyadri-poorna');
  const form = encodeForm('createTransaction', { data: transactionOf(plan, quote_id) }, '');
  const opened = await patient('opening a purchase', () =>
    browser.post(pathOf('createTransaction', none), form),
  );
  const { transaction_id }: CallAnswer<'createTransaction'> = opened.json();
  const id = await proposalOf(browser, patient, transaction_id);
  const proposal: WireProposal = (await patient('reading an application', () => read(browser, id))).json();
  const config = proposal.formConfig.proposerDetails;
  if (!config) throw new Error('No first form');
  const street = `Lane ${randomUUID()}`;
  const data = answersFor(config, proposal, new Date().toISOString().slice(0, 10), { street });
  const response = await patient('saving an application', () =>
    browser.call('saveProposer', { params: { id }, body: { data } }),
  );
  const answer: CallAnswer<'saveProposer'> = response.json();
  if (answer.success) answers.push({ id, street });
}

/** The address of a purchase leads on instead of answering. */
async function proposalOf(browser: Browser, patient: Patient, transaction: string): Promise<string> {
  const led = await patient('the address of a purchase', async () => {
    const answer = await browser.get(`/health-plan/buy/${transaction}/`, { accept: '*/*' });
    return answer.statusCode === 302 ? { ...answer, statusCode: 200 } : answer;
  });
  return /proposals\/([^/]+)/.exec(String(led.headers.location))?.[1] ?? 'none';
}

const none = { id: '', quote_id: '', insurer: '', pincode: '', product_slug: '' };
const readQuote = (browser: Browser, quote_id: string) =>
  browser.call('getScore', { params: { quote_id }, body: { result_type: 'family' } });
const read = (browser: Browser, id: string) => browser.call('getProposal', { params: { id }, body: {} });

async function lookForAll(
  browser: Browser,
  patient: Patient,
  { quotes, answers }: Acknowledged,
  tally: Tally,
): Promise<void> {
  for (const quote of quotes) await patient('reading an acknowledged quote', () => readQuote(browser, quote));
  for (const { id, street } of answers) {
    const proposal: WireProposal = (
      await patient('reading an acknowledged answer', () => read(browser, id))
    ).json();
    const storedStreet = proposal.savedForm.formData.proposerDetails?.street;
    if (storedStreet !== street)
      tally.complaints.push(`An acknowledged answer is lost: ${storedStreet} stands for ${street}`);
  }
}
