import { setTimeout as pass } from 'node:timers/promises';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireAnswers } from '../answers.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import type { Browser } from '../wire.ts';
import { aWord, pick } from './chance.ts';
import type { KillableServer } from './killable-server.ts';
import { LostAnswer, openFragile, openPatient } from './lines.ts';

export type Traffic = {
  readonly server: Pick<KillableServer, 'origin'>;
  readonly chance: () => number;
  readonly isOver: () => boolean;
};

async function filled(browser: Browser, mobile: string) {
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  return fillForms(browser, await buy(browser, quote_id, plan), { proposerDetails: { mobile } });
}

/** Two answers that always change together: half of a save would show. */
const pairs = [
  ['proposerDetails', 'address', 'street'],
  ['nomineeDetails', 'nominee_first_name', 'nominee_last_name'],
  ['bankDetails', 'bank_branch', 'bank_city'],
] as const;

export type EditingReport = {
  readonly saves: number;
  readonly lost: number;
  readonly wrongs: readonly string[];
};

/** A buyer with a filled proposal, in one browser that sends once and one that sends until it is answered. */
export type Editor = {
  readonly once: Browser;
  readonly patient: Browser;
  readonly id: string;
  readonly answers: SavedAnswers;
};

type SavedAnswers = { readonly answers: WireProposal['savedForm']['formData']; readonly version: number };

export async function openEditor(server: Traffic['server']): Promise<Editor> {
  const cookies = new Map<string, string>();
  const patient = await openPatient(server, cookies);
  const { proposalID: id, ...proposal } = await filled(patient, '9822044170');
  return { once: await openFragile(server, cookies), patient, id, answers: knownOf(proposal) };
}

function knownOf({ savedForm, version }: Pick<WireProposal, 'savedForm' | 'version'>): SavedAnswers {
  return { answers: savedForm.formData, version };
}

/** Changes answers without end, and after every crash holds what is kept against what was acknowledged. */
export async function keepEditing(editor: Editor, { chance, isOver }: Traffic): Promise<EditingReport> {
  const { once, patient, id } = editor;
  let { answers: knownAnswers } = editor;
  let [saves, lost] = [0, 0];
  const wrongs: string[] = [];
  while (!isOver()) {
    const [form, one, other] = pick(chance, pairs);
    const word = aWord(chance);
    const data: WireAnswers = { ...knownAnswers.answers[form], [one]: word, [other]: word };
    const next: SavedAnswers = {
      answers: { ...knownAnswers.answers, [form]: data },
      version: knownAnswers.version + 1,
    };
    try {
      const response = await once.call(saveCallOf[form], { params: { id }, body: { data } });
      const answer: CallAnswer<'saveProposer'> = response.json();
      if (response.statusCode !== 200 || !answer.success) wrongs.push(`refused: ${response.body}`);
      knownAnswers = next;
      saves += 1;
    } catch (error) {
      if (!(error instanceof LostAnswer)) throw error;
      lost += 1;
      const answers = knownOf(await readProposal(patient, id));
      if (!isSame(answers, knownAnswers) && !isSame(answers, next))
        wrongs.push(JSON.stringify({ kept: answers, known: knownAnswers, next }));
      knownAnswers = answers;
    }
  }
  const savedAnswers = knownOf(await readProposal(patient, id));
  if (!isSame(savedAnswers, knownAnswers))
    wrongs.push(JSON.stringify({ kept: savedAnswers, known: knownAnswers }));
  return { saves, lost, wrongs };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)]);
}

/** What a buyer was told in the end. */
export type Ended = { readonly number: string; readonly outcome: string; readonly policy: string | null };

/** The sandbox insurer issues at once, at the third try, or issues and loses the answer. */
const mobiles = ['9822044170', '9822044170', '9822040003', '9822040007'] as const;

/** One purchase after the other, each to its end. */
export async function keepBuying({ server, chance, isOver }: Traffic): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  while (!isOver()) {
    const browser = await openPatient(server, new Map());
    const proposal = await filled(browser, pick(chance, mobiles));
    await passKyc(browser, proposal, 'ABCPS1234F');
    const id = proposal.proposalID;
    const payUrl = await agreeAndPay(browser, id);
    if (chance() < 0.3) {
      await pay(browser, payUrl, 'upi-limit');
      await handOver(browser, id);
    }
    await pay(browser, payUrl, pick(chance, ['success', 'success', 'timed-out']));
    ended.push(await endOf(browser, id));
  }
  return ended;
}

async function pay(browser: Browser, payUrl: string, outcome: string): Promise<void> {
  const answer = await browser.post(payUrl, `outcome=${outcome}&method=upi`);
  await browser.get(new URL(String(answer.headers.location)).pathname);
}

async function endOf(browser: Browser, id: string): Promise<Ended> {
  for (;;) {
    const read = await readOutcome(browser, id);
    const { outcome, policy_number: policy, proposal_number: number } = read;
    if (outcome === 'issued' || outcome === 'refunded') return { number, outcome, policy };
    await pass(100);
  }
}
