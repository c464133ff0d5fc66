import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import {
  asId,
  conditionId,
  type InsurerSlug,
  type ProductId,
  type SlabId,
  type VisitorId,
} from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { ownSale } from '#domain/quote/channel.ts';
import type { Result } from '#domain/result.ts';
import { allHandlers } from '#server/doors/calls/all.ts';
import type { Handlers } from '#server/doors/calls/handlers.ts';
import { sayIn } from '#server/ground/words/say.ts';
import type { CallContext } from '#server/visit/call-context.ts';
import { aHelpContact } from '../builders/help-contact.ts';
import { aFamily } from '../builders/person-builders.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '../usecase-ports.ts';
import { aWireMember, aWireQuote } from '../wire.ts';

let ports: UsecasePorts;
let handlers: Handlers;

beforeAll(async () => {
  ports = await openUsecasePorts({ catalogue: await shippedCatalogue() });
  handlers = allHandlers(ports, 'broker', aHelpContact);
});

afterAll(() => ports.close());

function asking(visitor: VisitorId, language: Language): CallContext {
  return {
    visitor,
    visit: 'a-visit',
    network: '198.51.100.7',
    sale: ownSale,
    partnerName: () => undefined,
    framed: false,
    origin: 'http://localhost',
    publicOrigin: '',
    locale: language,
    say: sayIn(language),
    session: { rename: () => undefined, forgetAnswers: () => undefined, end: () => undefined },
    mayRemember: () => undefined,
  };
}

const somebody = asId<VisitorId>('somebody');
const inHindi = asking(somebody, 'hi');
const nothing = { params: {}, body: {} };

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

test('conditions are named in Hindi, and found by either name', async () => {
  const { medical_conditions } = unwrap(await handlers.getMedicalConditions(nothing, inHindi));
  expect(medical_conditions.find(({ id }) => id === 16)).toMatchObject({
    medical_condition: 'हाई ब्लड प्रेशर (हाइपरटेंशन)',
    found_as: expect.arrayContaining(['High blood pressure (hypertension)', 'हाई ब्लड प्रेशर (हाइपरटेंशन)']),
  });
});

test('a place is named in Hindi; what forms keep of it has no language', async () => {
  const request = { params: { pincode: '208001' }, body: {} };
  expect(unwrap(await handlers.getPlace(request, inHindi))).toEqual({
    pincode: '208001',
    city: 'कानपुर नगर',
    state: 'उत्तर प्रदेश',
    city_id: '208001',
    state_id: 'Uttar Pradesh',
    zone: 3,
    also_in: [],
    is_guess: false,
  });
});

test('usual stays are named in Hindi', async () => {
  const { note, stays } = unwrap(await handlers.getStays(nothing, inHindi));
  expect([note, stays[0]?.title]).toEqual([expect.stringMatching(/^तुलना/), 'डेंगू बुखार']);
});

test('a form asks in Hindi, and fills in and keeps the same as in English', async () => {
  const { id, owner } = await keep(ports, {
    insurerSlug: asId<InsurerSlug>('sahyadri'),
    productId: asId<ProductId>('sahyadri-poorna'),
    slabId: asId<SlabId>('sahyadri-poorna-5l'),
    members: aFamily('You 34y').map((you) => ({ ...you, conditions: [conditionId(16)] })),
    pincode: '208001',
    forms: {},
  });
  const proposalIn = async (language: Language) =>
    unwrap(await handlers.getProposal({ params: { id }, body: {} }, asking(owner, language)));
  const [hindi, english] = [await proposalIn('hi'), await proposalIn('en')];
  const sections = hindi.formConfig.proposerDetails?.sections ?? [];
  const field = (name: string) =>
    sections.flatMap(({ fields }) => fields).find((field) => field.name === name);
  expect(sections[0]?.title).toBe('निजी जानकारी');
  expect(sections).toContainEqual(
    expect.objectContaining({ title: 'पता', hint: 'जहाँ आपको पत्र और पॉलिसी मिलें।' }),
  );
  expect(field('city')).toMatchObject({ label: 'शहर या ज़िला', hint: 'पिन कोड से भरा गया' });
  expect(field('state')?.choices).toContainEqual({ id: 'Uttar Pradesh', label: 'उत्तर प्रदेश' });
  expect(hindi.familyCity).toMatchObject({ id: '208001', label: 'कानपुर नगर' });
  expect(hindi.savedForm.formData.proposerDetails).toMatchObject({
    city: 'कानपुर नगर',
    state: 'Uttar Pradesh',
  });
  expect(english.savedForm.formData.proposerDetails).toMatchObject({ city: 'Kanpur Nagar' });
  const data = { pincode: '208001', city: 'कानपुर नगर', state: 'Uttar Pradesh' };
  const saved = await handlers.saveProposer(
    { params: { id }, body: { data, autosave: 'true' } },
    asking(owner, 'hi'),
  );
  expect(saved).toMatchObject({ ok: true, value: { success: true } });
  expect((await ports.store.getProposal(id))?.forms.proposerDetails?.city).toBe('Kanpur Nagar');
});

test('a plan has its insurer’s texts in Hindi, and who leaves is told the condition in Hindi', async () => {
  const members = [aWireMember(), aWireMember({ id: 'father', person: 'Father', age: 63, diseases: [33] })];
  const saved = unwrap(
    await handlers.saveDetails({ params: {}, body: { data: aWireQuote({ members }) } }, inHindi),
  );
  expect(saved.dropped).toEqual([
    { id: 'father', reason: 'condition', conditions: ['इंसुलिन वाली डायबिटीज़ (शुगर)'] },
  ]);
  const { score_data } = unwrap(
    await handlers.getScore(
      {
        params: { quote_id: saved.quote_id },
        body: { data: { slab_ids: ['kaveri-saral-5l'] }, result_type: 'all' },
      },
      inHindi,
    ),
  );
  const [block] = score_data;
  expect(block?.uidata.city).toEqual({ id: '560001', name: 'बेंगलुरु शहरी' });
  expect(block?.plans[0]).toMatchObject({
    product_title: 'Kaveri Saral',
    combo_plan_title: 'Saral और Uchcha साथ में',
    content: { usps: ['कम दाम', 'साल में 20% बोनस'] },
  });
});

test('what a feature offers, what an identity check asks for and what is agreed to are said in Hindi', async () => {
  const { items } = unwrap(await handlers.getScoringMethod(nothing, inHindi));
  expect(items[0]?.levels[0]?.verbose).toBe('कोई को-पे नहीं');

  const { id, owner, insurerSlug } = await keep(ports, {});
  const buyer = asking(owner, 'hi');
  const kyc = unwrap(await handlers.kycInit({ params: { insurer: insurerSlug, id }, body: {} }, buyer));
  expect(kyc.certificate_types.map(({ label }) => label)).toContain('पासपोर्ट');
  const terms = unwrap(await handlers.getTerms({ params: { id }, body: {} }, buyer));
  expect(terms.consents.find(({ purpose }) => purpose === 'declaration')?.text).toMatch(/।$/);
});

test.each([
  ['बायपास', 34],
  ['स्टेंट', 34],
  ['stent', 34],
  ['BP', 16],
  ['बीपी', 16],
  ['sugar', 17],
  ['मधुमेह', 33],
  ['दिल का दौरा', 34],
])('an illness is found by the word people use: %s', async (word, id) => {
  const { medical_conditions } = unwrap(await handlers.getMedicalConditions(nothing, inHindi));
  expect(medical_conditions.find((one) => one.id === id)?.found_as).toContain(word);
});
