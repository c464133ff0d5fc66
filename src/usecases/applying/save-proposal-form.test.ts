import { afterEach, describe, expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { sameInAll } from '#domain/local-text.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { FormAnswers, FormName } from '#domain/proposal/form/fields.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aVisitor, moment } from '#test/ports/store-values.ts';
import {
  keep,
  noAnswer,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  soldTo,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { type FormSave, saveProposalForm } from './save-proposal-form.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const tries = { number: { count: 2, lastAt: moment } };
const verified: Proposal['kyc'] = { ...kycNotStarted, stage: 'VERIFIED', verifiedName: 'Asha Rao', tries };

async function saved(proposal: Proposal, form: FormName, answers: FormAnswers, autosave: boolean) {
  const save = { id: proposal.id, form, answers, version: undefined, autosave, framed: false };
  const answer = await saveProposalForm(ports, proposal.owner, save);
  return { answer, stored: await ports.store.getProposal(proposal.id) };
}

describe.each([
  ['a save', false],
  ['an autosave', true],
])('the identity check, after %s of the proposer’s form', (_, autosave) => {
  test.each<[string, FormAnswers]>([
    ['another first name', { first_name: 'Usha' }],
    ['another last name', { last_name: 'Roy' }],
    ['another date of birth', { date_of_birth: '1992-05-06' }],
  ])('with %s is void, its tries stay spent', async (_change, change) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { kyc: verified });
    const { stored } = await saved(proposal, 'proposerDetails', { ...proposerAnswers, ...change }, autosave);
    expect(stored?.forms.proposerDetails).toMatchObject(change);
    expect(stored?.kyc).toEqual({ ...kycNotStarted, tries });
  });

  test.each<[string, FormAnswers]>([
    ['the same answers', {}],
    ['another mobile', { mobile: '9822044171' }],
    ['another e-mail address', { email: 'asha.rao@example.in' }],
    ['another pincode', { pincode: '411001' }],
  ])('with %s stays passed', async (_change, change) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { kyc: verified });
    const { stored } = await saved(proposal, 'proposerDetails', { ...proposerAnswers, ...change }, autosave);
    expect(stored?.forms.proposerDetails).toMatchObject(change);
    expect(stored?.kyc).toEqual(verified);
  });
});

describe.each([
  ['saved', false],
  ['autosaved', true],
])('a middle name that is %s', (_, autosave) => {
  const withMiddleName = { forms: { proposerDetails: { ...proposerAnswers, middle_name: 'Kumar' } } };

  test('as erased stays erased, and the identity check is asked again', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { ...withMiddleName, kyc: verified });
    const { answer, stored } = await saved(
      proposal,
      'proposerDetails',
      { ...proposerAnswers, middle_name: null },
      autosave,
    );
    expect(answer).toMatchObject({ ok: true, value: { unchanged: [] } });
    expect(stored?.forms.proposerDetails).toMatchObject({ middle_name: null });
    expect(stored?.kyc.stage).toBe('NOT_STARTED');
    const later = stored && (await saved(stored, 'proposerDetails', proposerAnswers, autosave));
    expect(later?.stored?.forms.proposerDetails).toMatchObject({ middle_name: null });
  });

  test('as a blank is kept, and said to be', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { ...withMiddleName, kyc: verified });
    const { answer, stored } = await saved(
      proposal,
      'proposerDetails',
      { ...proposerAnswers, middle_name: '' },
      autosave,
    );
    expect(answer).toMatchObject({ ok: true, value: { unchanged: ['middle_name'] } });
    expect(stored?.forms.proposerDetails).toMatchObject({ middle_name: 'Kumar' });
    expect(stored?.kyc).toEqual(verified);
  });
});

test('a declaration has the time of its save, and none once it is taken back', async () => {
  const medicalDetails = aForm(
    'medicalDetails',
    aSection('once', [aField('nothing_else', 'tick', { required: false })], 'declaration'),
    aSection('each-insured', [aField('has_condition', 'yes-no')], 'history'),
  );
  ports = await openUsecasePorts({
    catalogue: { ...oneProduct, forms: { ...oneProduct.forms, medicalDetails } },
  });
  const proposal = await keep(ports, {});
  const answers = { 'You.has_condition': 'no', nothing_else: true };
  const { stored } = await saved(proposal, 'medicalDetails', answers, false);
  expect(stored?.declaredAt).toEqual({ medicalDetails: stored?.updatedAt });
  const later = stored && (await saved(stored, 'medicalDetails', { nothing_else: false }, true));
  expect(later?.stored?.declaredAt).toEqual({});
});

describe.each([
  ['saved', false],
  ['autosaved', true],
])('another name or birth date of somebody insured that is %s', (_, autosave) => {
  const tick = aSection('once', [aField('nothing_else', 'tick', { required: false })], 'declaration');
  const questions = aSection('each-insured', [aField('has_condition', 'yes-no')]);
  const catalogue = {
    ...oneProduct,
    forms: {
      ...oneProduct.forms,
      insuredMembers: aForm(
        'insuredMembers',
        aSection('each-insured', [aField('first_name', 'name'), aField('date_of_birth', 'date-of-birth')]),
      ),
      medicalDetails: aForm('medicalDetails', questions, tick),
    },
  };
  const medicalDetails = { 'You.has_condition': 'no', nothing_else: true };
  const insuredMembers = { 'You.first_name': 'Asha', 'You.date_of_birth': '1992-05-05' };
  const lifeStyleDetails = {};

  test.each<[string, FormName, FormAnswers]>([
    ['the proposer who is insured', 'proposerDetails', { ...proposerAnswers, first_name: 'Usha' }],
    ['an insured person', 'insuredMembers', { 'You.first_name': 'Usha', 'You.date_of_birth': '1992-05-05' }],
  ])('of %s takes the declaration of health back', async (_who, form, answers) => {
    ports = await openUsecasePorts({ catalogue });
    // Whose own form says nothing of the proposer is asked for the name among the insured people.
    const proposerDetails = form === 'proposerDetails' ? proposerAnswers : undefined;
    const proposal = await keep(ports, {
      forms: {
        ...(proposerDetails && { proposerDetails }),
        insuredMembers,
        medicalDetails,
        lifeStyleDetails,
      },
      declaredAt: { medicalDetails: moment },
    });
    const { answer, stored } = await saved(proposal, form, answers, autosave);
    expect(answer).toMatchObject({ ok: true });
    expect(stored?.forms).toMatchObject({ insuredMembers: { 'You.first_name': 'Usha' }, medicalDetails: {} });
    expect(stored?.forms.medicalDetails).toEqual({});
    expect(stored?.declaredAt).toEqual({});
    expect(stored?.completed).toEqual([
      'buy',
      'proposer',
      'insured-members',
      'nominee',
      'bank',
      'portability',
    ]);
    expect(stored?.declareAnew).toEqual(['medicalDetails', 'lifeStyleDetails']);
    const later = stored && (await saved(stored, 'medicalDetails', medicalDetails, false));
    expect(later?.stored?.declareAnew).toEqual(['lifeStyleDetails']);
    expect(later?.stored?.declaredAt).toEqual({ medicalDetails: later?.stored?.updatedAt });
  });
});

describe('answers of an agreed proposal', () => {
  const nominee = { nominee_first_name: 'Rekha' };

  test.each([
    ['saved', false],
    ['autosaved', true],
  ])('that are changed and %s leave nothing agreed to', async (_, autosave) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
    const { stored } = await saved(proposal, 'nomineeDetails', nominee, autosave);
    expect([stored?.agreement, stored?.completed.includes('terms')]).toEqual([undefined, false]);
    expect(await statesOf(ports, proposal.id)).toEqual(['drafting', 'cancelled']);
  });

  test.each<[string, FormAnswers, Parameters<typeof openUsecasePorts>[0], string]>([
    ['that are wrong', { nominee_first_name: '7' }, {}, 'INVALID_ANSWERS'],
    ['whose order may still be paid', nominee, { payments: { cancel: noAnswer } }, 'PAYMENT_PENDING'],
  ])('%s change nothing', async (_, answers, outside, code) => {
    ports = await openUsecasePorts(outside);
    const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
    const { answer, stored } = await saved(proposal, 'nomineeDetails', answers, false);
    expect(answer).toMatchObject({ failure: { code } });
    expect(stored?.forms).toEqual(proposal.forms);
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'created']);
  });
});

describe('a save is refused', () => {
  const nominee = { nominee_first_name: 'Rekha' };
  type Row = readonly [string, Partial<Proposal>, Partial<FormSave>, string];

  test.each<Row>([
    ['once the proposal is expired', { state: 'expired' }, {}, 'PROPOSAL_EXPIRED'],
    ['while the insurer decides', { state: 'awaiting-decision' }, {}, 'PROPOSAL_LOCKED'],
    ['once it is paid', { state: 'paid' }, {}, 'PROPOSAL_LOCKED'],
    ['when it was read before somebody else saved', { version: 2 }, { version: 1 }, 'STALE_PROPOSAL'],
    ['before its step has come', { completed: ['buy'] }, {}, 'STEP_OUT_OF_ORDER'],
    ['from a step that is neither its own nor the next', {}, { step: 'bank' }, 'STEP_OUT_OF_ORDER'],
    [
      'with an answer that is missing',
      {},
      { form: 'nomineeDetails', answers: { nominee_first_name: '' }, framed: true },
      'INVALID_ANSWERS',
    ],
    ['with a name that is not asked for', {}, { answers: { surprise: 'x' } }, 'INVALID_ANSWERS'],
    [
      'with a name that is not asked for, by itself',
      {},
      { answers: { surprise: 'x' }, autosave: true },
      'INVALID_ANSWERS',
    ],
    [
      'with an answer of another kind, by itself',
      {},
      { answers: { nominee_first_name: true }, autosave: true },
      'INVALID_ANSWERS',
    ],
  ])('%s, and nothing is kept of it', async (_, facts, own, code) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, facts);
    const save = { id: proposal.id, form: 'nomineeDetails', answers: nominee, version: undefined } as const;
    const answer = await saveProposalForm(ports, proposal.owner, {
      ...save,
      autosave: false,
      framed: false,
      ...own,
    });
    expect(answer).toMatchObject({ failure: { code } });
    expect(await ports.store.getProposal(proposal.id)).toEqual(proposal);
  });

  test('when there is no price any more for the people as they are', async () => {
    ports = await openUsecasePorts({ catalogue: soldTo([[50, 120, 12_000]]) });
    const proposal = await keep(ports, {});
    const { answer, stored } = await saved(proposal, 'nomineeDetails', nominee, false);
    expect(answer).toMatchObject({ failure: { code: 'PRICE_UNAVAILABLE' } });
    expect(stored).toEqual(proposal);
  });

  test('to anybody else', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, {});
    const { answer } = await saved({ ...proposal, owner: aVisitor() }, 'nomineeDetails', nominee, false);
    expect(answer).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });

  test.each<[FormName, string | undefined]>([
    ['medicalDetails', 'CONDITION_NEEDS_OFFLINE'],
    ['nomineeDetails', undefined],
  ])('over a condition that no plan takes online: in %s %s', async (form, code) => {
    const condition: Condition = {
      id: conditionId(1),
      name: sameInAll('One'),
      outcome: 'declined',
      blocks: true,
      common: false,
    };
    ports = await openUsecasePorts({ catalogue: { ...oneProduct, conditions: [condition] } });
    const members = [aMember('You', '34y', { conditions: [condition.id] })];
    const { answer } = await saved(await keep(ports, { members }), form, {}, false);
    expect(answer.ok ? undefined : answer.failure.fields).toEqual(
      code && [{ field: 'You.conditions', code }],
    );
  });
});

test.each(['nominee', 'bank'] as const)('a save from its own step or the next is taken: %s', async (step) => {
  ports = await openUsecasePorts({});
  const { id, owner } = await keep(ports, {
    completed: ['buy', 'proposer', 'insured-members', 'nominee'],
  });
  const answers = { nominee_first_name: 'Rekha' };
  const save = { id, form: 'nomineeDetails', answers, step, version: 1 } as const;
  const answer = await saveProposalForm(ports, owner, { ...save, autosave: false, framed: false });
  expect(answer).toMatchObject({ ok: true });
});

describe('what is typed', () => {
  test('is kept half finished by itself, and the step is open again', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, {});
    const { stored } = await saved(proposal, 'nomineeDetails', { nominee_first_name: '7' }, true);
    expect(stored?.forms.nomineeDetails).toEqual({ nominee_first_name: '7' });
    expect(stored?.completed).toEqual(
      proposal.completed.filter((step) => !['nominee', 'review', 'terms'].includes(step)),
    );
  });

  test.each([
    ['by itself, it leaves the finished step finished', true],
    ['whole, it does so too', false],
  ])('is kept when it is right: %s', async (_, autosave) => {
    ports = await openUsecasePorts({});
    const { stored } = await saved(
      await keep(ports, {}),
      'nomineeDetails',
      { nominee_first_name: 'Rekha' },
      autosave,
    );
    expect([stored?.completed.includes('nominee'), stored?.completed.includes('review')]).toEqual([
      true,
      false,
    ]);
  });

  test('by itself finishes no step that was open', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { completed: ['buy', 'proposer', 'insured-members'] });
    const { stored } = await saved(proposal, 'nomineeDetails', { nominee_first_name: 'Rekha' }, true);
    expect(stored?.completed).toEqual(proposal.completed);
  });

  test('of the proposer’s birth goes to the insured members as well', async () => {
    ports = await openUsecasePorts({});
    const answers = { ...proposerAnswers, date_of_birth: '1992-05-06' };
    const { stored } = await saved(await keep(ports, {}), 'proposerDetails', answers, false);
    expect(stored?.forms.insuredMembers).toEqual({ 'You.date_of_birth': '1992-05-06' });
    expect(stored?.completed).toContain('insured-members');
  });

  test('is refused where somebody else saved something else meanwhile, and nothing of theirs is lost', async () => {
    ports = await openUsecasePorts({});
    const { id, owner } = await keep(ports, {});
    const { store } = ports;
    const overtaken: typeof store.saveProposal = async (next) => {
      const now = await store.getProposal(id);
      if (now) await store.saveProposal({ ...now, visit: 'another tab', version: now.version + 1 });
      return store.saveProposal(next);
    };
    const answers = { ...proposerAnswers, first_name: 'Usha' };
    const save = {
      id,
      form: 'proposerDetails',
      answers,
      version: undefined,
      autosave: false,
      framed: false,
    } as const;
    const answer = await saveProposalForm(
      { ...ports, store: { ...store, saveProposal: overtaken } },
      owner,
      save,
    );
    expect(answer).toMatchObject({ ok: false, failure: { code: 'STALE_PROPOSAL' } });
    const stored = await store.getProposal(id);
    expect([stored?.visit, stored?.forms.proposerDetails?.first_name]).toEqual(['another tab', 'Asha']);
  });

  test('and sent once more is the same save', async () => {
    ports = await openUsecasePorts({});
    const { id, owner } = await keep(ports, {});
    const save = { id, form: 'nomineeDetails', version: 1, autosave: false, framed: false } as const;
    const answers = { nominee_first_name: 'Rekha' };
    const [first, second] = [
      await saveProposalForm(ports, owner, { ...save, answers }),
      await saveProposalForm(ports, owner, { ...save, answers }),
    ];
    expect(second).toEqual(first);
    expect((await ports.store.getProposal(id))?.version).toBe(2);
  });
});
