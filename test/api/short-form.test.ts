import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import { dayInIndia } from '#domain/date.ts';
import { shownFields } from '#domain/proposal/form/shown-fields.ts';
import { declarationIn, declarationsIn } from '#web/screens/proposal-form/by-question/questions.ts';
import { nomineesAmong } from '#web/screens/proposal-form/nominees.ts';
import { answersFor } from '../answers.ts';
import { buy, fillForms, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

const three = [
  aWireMember(),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
  aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
];
const elders = [
  aWireMember({ age: 62 }),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 63 }),
];
const topUp = { product_type: 'SUPER_TOPUP', deductible: 500_000, existing_sa: 500_000 } as const;

/** Who may ask: three people where a product takes three, else as many as it does. */
const asking: readonly Parameters<typeof saveQuote>[1][] = [
  { members: three },
  { members: three, pincode: '400001' },
  { members: three, pincode: '284001' },
  { members: three, sum_assured: 1_000_000 },
  { members: three, ...topUp, sum_assured: 1_000_000 },
  { members: elders },
  { members: [aWireMember()] },
];

/** By product, a proposal for it that was just opened, and of how many people. */
async function opened(browser: Browser): Promise<ReadonlyMap<string, { id: string; people: number }>> {
  const pages = new Map<string, { id: string; people: number }>();
  for (const quote of asking) {
    const { quote_id } = await saveQuote(browser, { parents_pincode: undefined, ...quote });
    // What an insurer prices itself comes a moment later.
    await score(browser, quote_id);
    server.wait({ seconds: 4 });
    for (const block of (await score(browser, quote_id)).score_data)
      for (const plan of block.plans.filter(
        ({ sale, premium_status }) => sale === 'online' && premium_status === 'quoted',
      )) {
        const people = block.uidata.members.length;
        if (pages.has(plan.product_id) || people < (quote?.members?.length ?? 0)) continue;
        pages.set(plan.product_id, { id: await buy(browser, quote_id, { block, plan }), people });
      }
  }
  return pages;
}

const today = () => dayInIndia(server.ports.clock.now());

/** What somebody meets who has nothing unusual to answer: of the fields that show, those that are theirs to fill in. */
function metIn(form: WireForm, answers: ReturnType<typeof answersFor>): number {
  // One declaration says No to all of these.
  const oneForAll = declarationIn(form) ? declarationsIn(form).map((field) => field.name) : [];
  const fields = form.sections.flatMap((section) => section.fields);
  // Who has two names passes over the box of those who have one.
  const open = shownFields(fields, answers, today()).filter(
    ({ name: field, readOnly }) => !readOnly && !oneForAll.includes(field) && !field.endsWith('one_name'),
  );
  return open.length;
}

/** Reads from the identity check which document it takes, and what is searched by. */
async function metInCheck(browser: Browser, { planData, proposalID: id }: WireProposal): Promise<number> {
  const params = { insurer: planData.insurerSlug, id };
  const kyc: CallAnswer<'kycInit'> = (await browser.call('kycInit', { params, body: {} })).json();
  return 1 + Math.max(...kyc.certificate_types.map(({ fields }) => fields.length));
}

/** Whom they have insured with them is the nominee in one tap; people who buy alone fill in who it is. */
function metForNominee(proposal: WireProposal, form: WireForm): number {
  const relation = form.sections
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'nominee_relationship');
  const insured = proposal.formConfig.insuredMembers ?? { name: 'insuredMembers', sections: [] };
  const formData = { insuredMembers: answersFor(insured, proposal, today()) };
  const offered = new Set(relation?.choices.map(({ id }) => id));
  const [nominee] = nomineesAmong({ ...proposal, savedForm: { formData } }, offered, today());
  const all = metIn(form, answersFor(form, proposal, today()));
  return nominee ? all - Object.keys(nominee.answers).length + 1 : all;
}

test('three people who have nothing to declare meet fewer than 60 fields, the identity check among them, whatever they buy', async () => {
  const browser = await openBrowser(server.app);
  const counts: (readonly [product: string, people: number, fields: number])[] = [];
  for (const [product, { id, people }] of await opened(browser)) {
    const proposal = await fillForms(browser, id, {}, ['proposerDetails']);
    const met = Object.entries(proposal.formConfig).map(([name, form]) =>
      name === 'nomineeDetails'
        ? metForNominee(proposal, form)
        : metIn(form, answersFor(form, proposal, today())),
    );
    const inForms = met.reduce((sum, count) => sum + count, 0);
    counts.push([product, people, inForms + (await metInCheck(browser, proposal))]);
  }
  const { products } = await shippedCatalogue();
  const online = products.filter(({ sale, soldIn }) => sale.mode === 'online' && soldIn === undefined);
  expect(counts.map(([product]) => product).sort()).toEqual(online.map(({ id }) => String(id)).sort());
  expect(counts.filter(([, people]) => people === 3).length).toBeGreaterThan(40);
  expect(counts.filter(([, , fields]) => fields >= 60)).toEqual([]);
  expect(Math.max(...counts.map(([, , fields]) => fields))).toBe(58);
});
