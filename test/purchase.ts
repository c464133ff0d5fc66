import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { answersFor, type WireAnswers } from './answers.ts';
import { aWireQuote, type Browser } from './wire.ts';

type Quote = Parameters<typeof aWireQuote>[0];

/** Steps of the main job over the wire alone, each answering what the next one needs. */
export async function saveQuote(browser: Browser, change: Quote = {}): Promise<CallAnswer<'saveDetails'>> {
  const answer = await browser.call('saveDetails', { params: {}, body: { data: aWireQuote(change) } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

export async function score(browser: Browser, quote_id: string): Promise<CallAnswer<'getScore'>> {
  const answer = await browser.call('getScore', { params: { quote_id }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

export type ChosenPlan = { readonly block: WireBlock; readonly plan: WirePlan };

/** A plan of a block by its product, priced and sold online. */
export function planOf(answer: CallAnswer<'getScore'>, type: WireBlock['type'], product: string): ChosenPlan {
  const block = answer.score_data.find((one) => one.type === type);
  const plan = block?.plans.find(({ product_id }) => product_id === product);
  if (!block || !plan) throw new Error(`No ${product} in ${type}`);
  return { block, plan };
}

/** The same as its product files it, whatever riders the list gives it. */
export async function asFiled(
  browser: Browser,
  quote_id: string,
  { block, plan }: ChosenPlan,
): Promise<ChosenPlan> {
  const body = { data: { slab_ids: [plan.slab_id] }, result_type: block.type };
  const answer = await browser.call('getScore', { params: { quote_id }, body });
  const { score_data }: CallAnswer<'getScore'> = answer.json();
  const filed = score_data.find((one) => one.block === block.block)?.plans[0];
  if (!filed) throw new Error(answer.body);
  return { block, plan: filed };
}

export async function buy(
  browser: Browser,
  quoteId: string,
  { block, plan }: ChosenPlan,
  choice: { readonly tenure?: 1 | 2 | 3; readonly riders?: string[] } = {},
): Promise<string> {
  const opened = await browser.call('createTransaction', {
    params: {},
    body: {
      data: {
        members: block.uidata.members.map(({ id }) => id),
        gender: block.uidata.gender,
        pincode: block.uidata.pincode,
        city: block.uidata.city,
        slab_id: plan.slab_id,
        cpt_id: plan.cpt_id,
        quote_id: quoteId,
        plan_type: block.type,
        ...choice,
      },
    },
  });
  if (opened.statusCode !== 200) throw new Error(opened.body);
  const { transaction_id }: CallAnswer<'createTransaction'> = opened.json();
  const redirect = await browser.get(`/health-plan/buy/${transaction_id}/`);
  const [, id] = /proposals\/([^/]+)\/buy-policy/.exec(String(redirect.headers.location)) ?? [];
  if (id === undefined) throw new Error(`No proposal behind ${redirect.statusCode}`);
  return id;
}

export async function readProposal(browser: Browser, id: string): Promise<WireProposal> {
  const answer = await browser.call('getProposal', { params: { id }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Fills every form in order. `changes` by form and full field name. */
export async function fillForms(
  browser: Browser,
  id: string,
  changes: Readonly<Record<string, WireAnswers>> = {},
  names: readonly FormName[] = formNames,
): Promise<WireProposal> {
  const today = new Date().toISOString().slice(0, 10);
  for (const name of names) {
    const proposal = await readProposal(browser, id);
    const form = proposal.formConfig[name];
    if (!form) throw new Error(`No form ${name}`);
    const data = answersFor(form, proposal, today, changes[name]);
    const saved = await browser.call(saveCallOf[name], { params: { id }, body: { data } });
    const answer: CallAnswer<'saveProposer'> = saved.json();
    if (saved.statusCode !== 200 || !answer.success) throw new Error(`${name}: ${saved.body}`);
  }
  return readProposal(browser, id);
}

/** A proposal of the family for a plan of this product, with every form filled in. */
export async function fillProposal(browser: Browser, product = 'sahyadri-poorna'): Promise<string> {
  const { quote_id } = await saveQuote(browser);
  const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', product));
  await fillForms(browser, id);
  return id;
}

export async function passKyc(browser: Browser, proposal: WireProposal, doc_no: string) {
  const { insurerSlug: insurer } = proposal.planData;
  const proposer = proposal.savedForm.formData.proposerDetails ?? {};
  const answer = await browser.call('kycSearch', {
    params: { insurer, id: proposal.proposalID },
    body: {
      certificate_type: 'PAN',
      mandatory_fields: { pep_flag: false },
      fieldsets: {
        doc_no,
        name: `${proposer.first_name} ${proposer.last_name}`,
        dob: String(proposer.date_of_birth),
      },
    },
  });
  if (answer.statusCode === 429 || answer.statusCode >= 500) throw new Error(answer.body);
  return answer.json() as CallAnswer<'kycSearch'>; // the shape is what the contract's own test checks
}

export async function agree(browser: Browser, id: string): Promise<void> {
  const read = await browser.call('getTerms', { params: { id }, body: {} });
  const terms: CallAnswer<'getTerms'> = read.json();
  const consents = Object.fromEntries(terms.consents.map(({ purpose, required }) => [purpose, required]));
  const agreed = await browser.call('agreePremium', {
    params: { id },
    body: { data: { total: terms.price.total, consents, terms_version: terms.terms_version } },
  });
  const answer: CallAnswer<'agreePremium'> = agreed.json();
  if (!answer.success) throw new Error(agreed.body);
}

export async function agreeAndPay(browser: Browser, id: string): Promise<string> {
  await agree(browser, id);
  return handOver(browser, id);
}

/** The address of the gateway's page. */
export async function handOver(browser: Browser, id: string): Promise<string> {
  const answer = await browser.call('toProcess', { params: { id }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as CallAnswer<'toProcess'>).redirect_url; // as above
}

export async function readOutcome(browser: Browser, id: string): Promise<CallAnswer<'getSuccess'>> {
  const answer = await browser.call('getSuccess', { params: { id }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
