import { type CallName, saveCallOf } from '#contract/call/calls.ts';
import type { CallInput } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { formNames } from '#domain/proposal/form/fields.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import type { ChosenPlan } from '../purchase.ts';
import { aWireMember, aWireQuote } from '../wire.ts';

/** Ids as they stand in a path. */
export type Ids = {
  readonly id: string;
  readonly quote_id: string;
  readonly insurer: string;
  readonly pincode: string;
  readonly product_slug: string;
};

type Bodies = { readonly [Name in CallName]?: readonly CallInput<Name>['body'][] };

const manyPeople = [
  aWireMember(),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36, lifestyle: ['smoke'] }),
  ...[1, 2, 3, 4].map((number) =>
    aWireMember({ id: `son${number}`, person: 'Son', type: 'kid', age: number + 2 }),
  ),
  aWireMember({ id: 'mother', person: 'Mother', age: 61, diseases: [1] }),
];

/** What each call takes from somebody who chose this and stands here, for other ids as well. */
export function rightBodies(plan: ChosenPlan, proposal: WireProposal): (ids: Ids) => Bodies {
  const saves = savesOf(proposal);
  const { total } = proposal.price;
  const { slab_id } = plan.plan;
  const slabs = { slab_ids: [slab_id] };
  const riders = ['consumables'];
  const kyc = { doc_no: 'ABCPS1234F', name: 'Ananya Sharma', dob: '1992-01-01' };
  const rowOf = (id: string) => proposal.cpt_id.replace(proposal.proposalID, id);
  return ({ id, quote_id }: Ids): Bodies => ({
    ...saves,
    saveDetails: [
      { data: aWireQuote({ importance: { room_rent: 'HIGH' } }) },
      { data: aWireQuote({ members: manyPeople, medical_conditions: [1] }) },
      { data: aWireQuote({ product_type: 'SUPER_TOPUP', deductible: 500_000, parent_quote: quote_id }) },
    ],
    getScore: [
      { result_type: 'parents' },
      { result_type: 'family', data: { slab_ids: [plan.plan.slab_id] } },
      { result_type: 'parents', filters: { sort: 'premium-low', maternity: true, coverage: 1_000_000 } },
      { IS_AROGYA: 'true', data: { product_type: 'INDEMNITY' } },
      {
        result_type: 'family',
        data: { ...slabs, chosen: [{ slab_id, block: 'family', tenure: 2, riders }] },
      },
    ],
    getCards: [
      { data: { block: 'family' } },
      {
        data: {
          block: 'family',
          product_type: 'INDEMNITY',
          stay: 'dengue',
          first: 20,
        },
        filters: { sort: 'bad-year', max_premium: 20_000 },
      },
    ],
    changeBearable: [{ amount: '300000' }],
    changeImportance: [
      { data: { bonus: 'LOW', icu: null, hospitals: [{ id: '8900080986435', pincode: '110001' }] } },
    ],
    getOtherChoices: [{ data: { block: 'family' }, filters: { maternity: true } }],
    getOtherAnswers: [{ data: { block: 'family' } }],
    getYears: [
      { data: { block: 'family', ...slabs, hospital: 'private' } },
      { data: { block: 'family', ...slabs, chosen: [{ slab_id, tenure: 2, riders }] } },
      { data: { block: 'family', ...slabs, held: { room_percent: 1 } } },
    ],
    hospitalsByPincode: [
      { quote_id, data: { pincodes: ['560001', '110001'], insurer_ids: [plan.plan.insurer_id] } },
      { quote_id, data: { pincodes: ['411001'], insurer_ids: [], search: 'city' } },
      { quote_id, data: { pincodes: ['411001'], insurer_ids: [], hospital_ids: ['8900080000001'] } },
    ],
    getSplitPlans: [{}, { data: { claimant: 'mother', claim: 'above' } }],
    logEvent: [
      {
        events: [
          {
            id: 'event-of-an-attack',
            name: 'decision-shared',
            fields: {},
            minutes_ago: 1,
          },
        ],
      },
    ],
    getFirstPrice: [{ data: { members: aWireQuote().members, pincode: '560001' } }],
    askCallBack: [
      { data: { mobile: '98220 44170', time: 'any', consent: true, text_version: '2026-11-24' } },
    ],
    recordConsent: [
      { purpose: 'usage', given: 'yes', text_version: '2026-11-24' },
      { purpose: 'whatsapp', given: 'no', text_version: '' },
    ],
    share: [
      { data: { quote_id, block: 'family', slab_id } },
      { data: { quote_id, block: 'family', slab_id, beside: [slab_id] } },
    ],
    quoteResults: [{ data: { proposalID: id } }, { data: { proposalID: id, members: ['you'] } }],
    getFiveYearProjection: [
      { quote_id, slab_id, plan_type: 'family', rise_percent: '9', block: 'family' },
      { quote_id, slab_id, plan_type: 'family', tenure: '2', riders },
    ],
    onserverPremium: [{ plan_identifiers: [plan.plan.plan_identifier.replace(/^[^~]+/, quote_id)] }],
    getProcessingStatus: [{ age: '34', slab_id: plan.plan.slab_id }],
    createTransaction: [
      { data: transactionOf(plan, quote_id) },
      { data: { ...transactionOf(plan, quote_id), tenure: 2, riders } },
    ],
    isNewProposal: [{ product_slug: plan.plan.product_slug }],
    openProposal: [openingOf(plan, quote_id)],
    addRiders: [
      { data: [{ cpt_id: rowOf(id), rider_id: 'consumables', tenure: 2 }] },
      { data: [{ cpt_id: rowOf(id), tenure: 1 }] },
    ],
    removeRider: [{ cpt_id: rowOf(id), rider_id: 'consumables' }],
    agreePremium: [{ data: { total, consents: { terms: true }, terms_version: 'x' } }],
    kycSearch: [{ certificate_type: 'PAN', mandatory_fields: { pep_flag: false }, fieldsets: kyc }],
    fetchBankDetails: [{ IFSC: 'HDFC0000001' }],
    fetchArea: [{ pincode: '560001' }, { pincode: '411038', health_product_slug: plan.plan.product_slug }],
    makeResumeLink: [{ mail: 'no' }],
    sendResumeCode: [{ secret: id }],
    resume: [{ secret: id, code: '123456' }],
    sendOpeningCode: [{ number: '9822044170' }, { number: '9822044170', by: 'mail' }],
    openPolicies: [{ number: '9822044170', code: '123456' }],
    closePolicies: [{}],
    letIn: [{ name: 'Ravi', mobile: '9722044170' }],
    endSecond: [{ second: id }],
    sendMailCode: [{}],
    proveMail: [{ code: '123456' }],
    endOpener: [{ opener: id }],
    beginPasskey: [{}],
    addPasskey: [{ response: '{}' }],
    beginPasskeyOpening: [{}],
    openByPasskey: [{ response: '{}' }],
    objectToChange: [{}],
    endPolicy: [{ way: 'return', comes_back: '16910', reason: 'cheaper' }],
    keepPolicy: [{}],
    sendChangeCode: [{ email: 'asha.new@example.in' }],
    changePolicy: [
      {
        ...{ kind: 'change-name', person: 'proposer', endorsements: '0' },
        data: { first_name: 'Ashaa', one_name: true },
      },
      { kind: 'change-mail', data: { email: 'asha.new@example.in' }, code: '123456', endorsements: '0' },
    ],
    withdrawChange: [{ reference: 'CH 1188 0311' }],
    editPan: [{ pan: 'ABCPS1234F' }],
  });
}

function openingOf(plan: ChosenPlan, quoteID: string): CallInput<'openProposal'>['body'] {
  const { members, gender, pincode, slab_id, cpt_id, plan_type } = transactionOf(plan, quoteID);
  const familyCity = { id: pincode ?? '', label: 'Bengaluru', pincode: pincode ?? '' };
  return { quoteID, plan: { slab_id, cpt_id, plan_type }, members, gender, familyCity };
}

export function transactionOf(
  { block, plan }: ChosenPlan,
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
