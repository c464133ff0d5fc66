import type { FastifyInstance } from 'fastify';
import { type CallName, saveCallOf } from '#contract/calls.ts';
import type { WireProposal } from '#contract/proposal.ts';
import type { CallInput } from '#contract/shapes.ts';
import { formNames } from '#domain/proposal/fields.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import {
  agreeAndPay,
  buy,
  type Chosen,
  fillForms,
  passKyc,
  planOf,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, aWireQuote, type Browser, browserOver } from '../wire.ts';

/** Ids as they stand in a path. */
export type Ids = {
  readonly id: string;
  readonly quote_id: string;
  readonly insurer: string;
  readonly pincode: string;
  readonly product_slug: string;
};

/** A visitor in the middle of a purchase, and somebody else in the same place. */
export type FuzzWorld = {
  readonly cookies: Map<string, string>;
  readonly own: Ids;
  readonly foreign: Ids;
  /** Bodies that the call takes from this visitor. */
  readonly bodiesOf: (name: CallName, ids: Ids) => readonly unknown[];
};

/** How far the purchase is. */
export const stages = ['begun', 'filled', 'payable'] as const;
export type Stage = (typeof stages)[number];

export async function openFuzzWorld(app: FastifyInstance, stage: Stage): Promise<FuzzWorld> {
  const theirs = await purchase(app, 'begun');
  const { cookies, ids, chosen, proposal } = await purchase(app, stage);
  const others = otherBodies(chosen, proposal);
  const bodiesOf = (name: CallName, of: Ids): readonly unknown[] => others(of)[name] ?? [{}];
  return { cookies, own: ids, foreign: theirs.ids, bodiesOf };
}

async function purchase(app: FastifyInstance, stage: Stage) {
  const cookies = new Map<string, string>();
  const browser = await browserOver((request) => app.inject(request), cookies);
  const { quote_id } = await saveQuote(browser);
  const chosen = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, chosen);
  if (stage !== 'begun') await fillForms(browser, id);
  const proposal = await readProposal(browser, id);
  if (stage === 'payable') await makePayable(browser, proposal);
  const { insurer_slug, product_slug } = chosen.plan;
  return {
    cookies,
    chosen,
    proposal,
    ids: { id, quote_id, insurer: insurer_slug, pincode: '560001', product_slug },
  };
}

async function makePayable(browser: Browser, proposal: WireProposal): Promise<void> {
  await passKyc(browser, proposal, 'ABCPS1234F');
  await agreeAndPay(browser, proposal.proposalID);
}

type Bodies = { readonly [Name in CallName]?: readonly CallInput<Name>['body'][] };

const manyPeople = [
  aWireMember(),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36, lifestyle: ['smoke'] }),
  ...[1, 2, 3, 4].map((number) =>
    aWireMember({ id: `son${number}`, person: 'Son', type: 'kid', age: number + 2 }),
  ),
  aWireMember({ id: 'mother', person: 'Mother', age: 61, diseases: [1] }),
];

function otherBodies(chosen: Chosen, proposal: WireProposal) {
  const saves = savesOf(proposal);
  const { total } = proposal.price;
  const kyc = { doc_no: 'ABCPS1234F', name: 'Ananya Sharma', dob: '1992-01-01' };
  return ({ id, quote_id }: Ids): Bodies => ({
    ...saves,
    saveDetails: [
      { data: aWireQuote() },
      { data: aWireQuote({ members: manyPeople, medical_conditions: [1, 2] }) },
      { data: aWireQuote({ product_type: 'SUPER_TOPUP', deductible: 500_000, parent_quote: quote_id }) },
    ],
    getScore: [
      { result_type: 'parents' },
      { result_type: 'family', data: { slab_ids: [chosen.plan.slab_id], importance: { room: 'HIGH' } } },
      { result_type: 'parents', filters: { sort: 'premium-low', maternity: true, coverage: 1_000_000 } },
      { IS_AROGYA: 'true' },
    ],
    quoteResults: [{ data: { proposalID: id } }, { data: { proposalID: id, members: ['you'] } }],
    getFiveYearProjection: [
      { quote_id, slab_id: chosen.plan.slab_id, plan_type: 'family', rise_percent: '9', couple: undefined },
    ],
    onserverPremium: [{ plan_identifiers: [chosen.plan.plan_identifier] }],
    getProcessingStatus: [{ age: '34', slab_id: chosen.plan.slab_id }],
    createTransaction: [{ data: transactionOf(chosen, quote_id) }],
    agreePremium: [{ data: { total, consents: { terms: true }, terms_version: 'x' } }],
    kycSearch: [{ certificate_type: 'PAN', mandatory_fields: { pep_flag: false }, fieldsets: kyc }],
    fetchBankDetails: [{ IFSC: 'HDFC0000001' }],
  });
}

function transactionOf(
  { block, plan }: Chosen,
  quote_id: string,
): CallInput<'createTransaction'>['body']['data'] {
  const { members, gender, pincode, city } = block.uidata;
  const { slab_id, cpt_id } = plan;
  return {
    members: members.map(({ id }) => id),
    gender,
    pincode,
    city,
    slab_id,
    cpt_id,
    quote_id,
    plan_type: block.type,
  };
}

function savesOf(proposal: WireProposal): Bodies {
  const today = new Date().toISOString().slice(0, 10);
  const bodies = formNames.map((form) => {
    const config = proposal.formConfig[form];
    const data: WireAnswers = config ? answersFor(config, proposal, today) : {};
    return [
      saveCallOf[form],
      [{ data }, { data, autosave: 'true' }, { data, version: String(proposal.version) }],
    ];
  });
  return Object.fromEntries(bodies);
}
