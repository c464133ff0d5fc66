import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { agreeAndPay, passKyc, readOutcome, readProposal } from '../purchase.ts';
import { type Bad, badAnswers, badBodies } from './bad-inputs.ts';
import { aBad, openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const kycBody = (fieldsets = {}) => ({
  certificate_type: 'PAN',
  mandatory_fields: { pep_flag: false },
  fieldsets: { doc_no: 'ABCPS1234F', name: 'Ananya Sharma', dob: '1990-01-01', ...fieldsets },
});
const agreeBody = (change = {}) => ({
  data: { total: 1, consents: { terms: true }, terms_version: 'x', ...change },
});
const today = new Date().toISOString().slice(0, 10);

describe('a step before its turn', () => {
  const early = formNames.filter((form) => form !== 'proposerDetails');
  test.each(early)('the form %s is not saved', async (form) => {
    const before = await scene.kept();
    const answer = await scene.send(
      saveCallOf[form],
      { id: scene.id },
      aBad(saveCallOf[form], '', { data: {} }),
    );
    expect([answer.statusCode, answer.json().success, answer.json().code]).toEqual([
      200,
      false,
      'STEP_OUT_OF_ORDER',
    ]);
    expect(await scene.kept()).toEqual(before);
  });

  test('nobody is looked up, nothing is agreed to and nothing is paid', async () => {
    const before = await scene.kept();
    const insurer = scene.chosen.plan.insurer_slug;
    expect(await scene.codesOf('kycSearch', { insurer, id: scene.id }, kycBody())).toEqual([
      409,
      'STEP_OUT_OF_ORDER',
    ]);
    expect(await scene.codesOf('agreePremium', { id: scene.id }, agreeBody())).toEqual([
      200,
      'TERMS_NOT_ACCEPTED',
    ]);
    expect(await scene.codesOf('toProcess', { id: scene.id }, {})).toEqual([409, 'TERMS_NOT_ACCEPTED']);
    expect(await scene.kept()).toEqual(before);
  });
});

/** Right answers with one of them replaced by each that its kind cannot take, and what belongs to nobody. */
function badSaves(form: WireForm, call: (typeof saveCallOf)[FormName], good: WireAnswers): readonly Bad[] {
  const fields = form.sections.flatMap((section) => section.fields);
  const questions = fields.filter(({ name, readOnly }) => !readOnly && good[name] !== undefined);
  const bent = questions.flatMap((field) =>
    badAnswers(field).map((answer) =>
      aBad(call, `${field.name} as ${JSON.stringify(answer).slice(0, 30)}`, {
        data: { ...good, [field.name]: answer },
      }),
    ),
  );
  const body = { data: good };
  // An answer that may be left out may be erased.
  const erasures = fields.filter(({ required }) => !required).map(({ name }) => `data.${name} as null`);
  return [
    ...bent,
    aBad(call, 'a question nobody asked', { data: { ...good, surprise: 'x' } }),
    aBad(call, 'a form of 2000 answers', {
      data: Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`f${at}`, 'x'])),
    }),
    aBad(call, 'a version that was never', { ...body, version: '999999' }),
    ...['-1', 'x', '1.5', '9'.repeat(20)].map((version) =>
      aBad(call, `version ${version}`, { ...body, version }),
    ),
    aBad(call, 'another word for autosave', { ...body, autosave: 'yes' }),
    ...badBodies(call, { data: good }, Object.keys(good)).filter(({ what }) => !erasures.includes(what)),
  ];
}

describe.each(formNames)('the form %s', (form) => {
  const call = saveCallOf[form];

  test('refuses every answer that is none, then takes the right ones', { timeout: 60_000 }, async () => {
    const proposalNow = await readProposal(scene.browser, scene.id);
    const config = proposalNow.formConfig[form];
    if (!config) throw new Error(`No form ${form}`);
    const good = answersFor(config, proposalNow, today);
    expect(
      await scene.wrongsOf(call, { id: scene.id }, [
        ...missingAnswers(config, good, call),
        ...badSaves(config, call, good),
      ]),
    ).toEqual([]);
    for (const other of [scene.foreign.id, 'A'.repeat(32), '__proto__']) {
      expect(await scene.codesOf(call, { id: other }, { data: good })).toEqual([404, 'NOT_FOUND']);
    }
    const saved = await scene.send(call, { id: scene.id }, aBad(call, '', { data: good }));
    expect(saved.json()).toMatchObject({ success: true });
    const stale = aBad(call, '', { data: good, version: String(proposalNow.version) });
    expect((await scene.send(call, { id: scene.id }, stale)).json()).toMatchObject({
      success: false,
      code: 'STALE_PROPOSAL',
    });
  });

  test('saved once, refuses them as well and keeps what it has', { timeout: 60_000 }, async () => {
    const proposalNow = await readProposal(scene.browser, scene.id);
    const config = proposalNow.formConfig[form];
    if (!config) throw new Error(`No form ${form}`);
    expect(
      await scene.wrongsOf(
        call,
        { id: scene.id },
        badSaves(config, call, answersFor(config, proposalNow, today)),
      ),
    ).toEqual([]);
  });
});

/** Each answer that a never saved form asks for is left out here, and left blank. */
function missingAnswers(
  form: WireForm,
  good: WireAnswers,
  call: (typeof saveCallOf)[FormName],
): readonly Bad[] {
  const needed = form.sections
    .flatMap((section) => section.fields)
    .filter(({ name, required, readOnly }) => required && !readOnly && good[name] !== undefined);
  return needed.flatMap(({ name, kind }) => {
    const { [name]: _left, ...others } = good;
    const blank = kind === 'tick' ? false : kind === 'checkboxes' ? [] : ' ';
    return [
      aBad(call, `without ${name}`, { data: others }),
      aBad(call, `with a blank ${name}`, { data: { ...good, [name]: blank } }),
    ];
  });
}

describe('the identity check', () => {
  const place = () => ({ insurer: scene.chosen.plan.insurer_slug, id: scene.id });

  test('refuses every body that is none, and counts no try', async () => {
    const good = kycBody({ pincode: '560001' });
    const wrong = [
      { doc_no: '' },
      { doc_no: 'ABC' },
      { name: '' },
      { name: '1234' },
      { dob: '2020-02-30' },
      { dob: 'yesterday' },
      { pincode: '12' },

      { doc_no: '<script>alert(1)</script>' },
    ];
    expect(
      await scene.wrongsOf('kycSearch', place(), [
        ...badBodies('kycSearch', good, ['pincode']),
        ...wrong.map((change) => aBad('kycSearch', JSON.stringify(change), kycBody(change))),
        aBad('kycSearch', 'a proof nobody takes', { ...good, certificate_type: 'LIBRARY_CARD' }),
      ]),
    ).toEqual([]);
  });

  test("is of one's own proposal and its insurer only", async () => {
    const { insurer } = place();
    expect(await scene.codesOf('kycSearch', { insurer, id: scene.foreign.id }, kycBody())).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await scene.codesOf('kycSearch', { insurer: 'nobody', id: scene.id }, kycBody())).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const opened = await scene.browser.call('kycInit', {
      params: { insurer: 'nobody', id: scene.id },
      body: {},
    });
    expect(opened.statusCode).toBe(404);
  });

  test('comes before the agreement', async () => {
    const before = await scene.kept();
    const read = await scene.browser.call('getTerms', { params: { id: scene.id }, body: {} });
    const terms: CallAnswer<'getTerms'> = read.json();
    const consents = Object.fromEntries(terms.consents.map(({ purpose }) => [purpose, true]));
    const body = { data: { total: terms.price.total, consents, terms_version: terms.terms_version } };
    expect(await scene.codesOf('agreePremium', { id: scene.id }, body)).toEqual([200, 'KYC_REQUIRED']);
    expect(await scene.codesOf('toProcess', { id: scene.id }, {})).toEqual([409, 'TERMS_NOT_ACCEPTED']);
    expect(await scene.kept()).toEqual(before);
    const passed = await passKyc(scene.browser, await readProposal(scene.browser, scene.id), 'ABCPS1234F');
    expect(passed.kyc_stage).toBe('VERIFIED');
  });
});

describe('the agreement', () => {
  test('refuses every body that is none, and anything but the whole truth', async () => {
    const read = await scene.browser.call('getTerms', { params: { id: scene.id }, body: {} });
    const terms: CallAnswer<'getTerms'> = read.json();
    const consents = Object.fromEntries(terms.consents.map(({ purpose }) => [purpose, true]));
    const optional = terms.consents.filter(({ required }) => !required).map(({ purpose }) => purpose);
    const data = { total: terms.price.total, consents, terms_version: terms.terms_version };
    const wrong = [
      { total: data.total + 1 },
      { total: 1 },
      { consents: {} },
      { consents: { ...consents, terms: false } },
      { consents: { ...consents, surprise: true } },
      { terms_version: '1999-01-01' },
      { tpa: 'nobody' },
    ];
    expect(
      await scene.wrongsOf('agreePremium', { id: scene.id }, [
        ...badBodies('agreePremium', { data }, optional),
        ...wrong.map((change) =>
          aBad('agreePremium', JSON.stringify(change), { data: { ...data, ...change } }),
        ),
      ]),
    ).toEqual([]);
    expect(await scene.codesOf('agreePremium', { id: scene.foreign.id }, { data })).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

describe('the payment', () => {
  test('starts with no body but an empty one, and only for its own buyer', async () => {
    expect(await scene.wrongsOf('toProcess', { id: scene.id }, badBodies('toProcess', {}, []))).toEqual([]);
    expect(await scene.codesOf('toProcess', { id: scene.foreign.id }, {})).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the bank of an IFSC', () => {
  test('refuses every body that is none', async () => {
    const codes = ['', 'x', 'HDFC0', 'ZZZZ0000000', '12345678901', 'HDFC1000001'];
    expect(
      await scene.wrongsOf('fetchBankDetails', { insurer: scene.chosen.plan.insurer_slug }, [
        ...badBodies('fetchBankDetails', { IFSC: 'HDFC0000001' }, []),
        ...codes.map((IFSC) => aBad('fetchBankDetails', `IFSC "${IFSC}"`, { IFSC })),
      ]),
    ).toEqual([]);
  });
});

describe('a fresh quote of a proposal', () => {
  test('refuses every body that is none', async () => {
    const data = { proposalID: scene.id, members: ['you'] };
    expect(
      await scene.wrongsOf('quoteResults', {}, [
        ...badBodies('quoteResults', { data }, ['members']),
        aBad('quoteResults', 'a foreign proposal', { data: { proposalID: scene.foreign.id } }),
        aBad('quoteResults', 'nobody', { data: { ...data, members: [] } }),
        aBad('quoteResults', 'people who are not in it', { data: { ...data, members: ['mother'] } }),
      ]),
    ).toEqual([]);
  });
});

test('after all of it the right answers still end in a policy, which nothing changes any more', async () => {
  const payUrl = await agreeAndPay(scene.browser, scene.id);
  await scene.browser.post(payUrl, 'outcome=success&method=upi');
  expect((await readOutcome(scene.browser, scene.id)).outcome).toBe('issued');
  const before = await scene.kept();
  const proposalNow: WireProposal = await readProposal(scene.browser, scene.id);
  for (const form of formNames) {
    const data = proposalNow.savedForm.formData[form] ?? {};
    expect(await scene.codesOf(saveCallOf[form], { id: scene.id }, { data })).toEqual([
      200,
      'PROPOSAL_LOCKED',
    ]);
  }
  expect(await scene.codesOf('agreePremium', { id: scene.id }, agreeBody())).toEqual([
    200,
    'PROPOSAL_LOCKED',
  ]);
  expect(
    (await scene.send('toProcess', { id: scene.id }, aBad('toProcess', '', {}))).json().redirect_url,
  ).toContain('success');
  expect(await scene.kept()).toEqual(before);
});
