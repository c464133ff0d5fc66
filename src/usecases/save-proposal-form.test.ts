import { afterEach, describe, expect, test } from 'vitest';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Answers, FormName } from '#domain/proposal/fields.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import {
  keep,
  noAnswer,
  openUsecasePorts,
  proposerAnswers,
  standingOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { saveProposalForm } from './save-proposal-form.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const verified: Proposal['kyc'] = { ...kycNotStarted, stage: 'VERIFIED', verifiedName: 'Asha Rao', tries: 2 };

async function saved(proposal: Proposal, form: FormName, answers: Answers, autosave: boolean) {
  const save = { id: proposal.id, form, answers, version: undefined, autosave, framed: false };
  const answer = await saveProposalForm(ports, proposal.owner, save);
  return { answer, stored: await ports.store.getProposal(proposal.id) };
}

describe.each([
  ['a save', false],
  ['an autosave', true],
])('the identity check, after %s of the proposer’s form', (_, autosave) => {
  test.each<[string, Answers]>([
    ['another first name', { first_name: 'Usha' }],
    ['another last name', { last_name: 'Roy' }],
    ['another date of birth', { date_of_birth: '1992-05-06' }],
  ])('with %s is void, its tries stay spent', async (_change, change) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { kyc: verified });
    const { stored } = await saved(proposal, 'proposerDetails', { ...proposerAnswers, ...change }, autosave);
    expect(stored?.forms.proposerDetails).toMatchObject(change);
    expect(stored?.kyc).toEqual({ ...kycNotStarted, tries: 2 });
  });

  test.each<[string, Answers]>([
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
    expect(await standingOf(ports, proposal.id)).toEqual(['drafting', 'cancelled']);
  });

  test.each<[string, Answers, Parameters<typeof openUsecasePorts>[0], string]>([
    ['that are wrong', { nominee_first_name: '7' }, {}, 'INVALID_ANSWERS'],
    ['whose order may still be paid', nominee, { payments: { cancel: noAnswer } }, 'PAYMENT_PENDING'],
  ])('%s change nothing', async (_, answers, outside, code) => {
    ports = await openUsecasePorts(outside);
    const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
    const { answer, stored } = await saved(proposal, 'nomineeDetails', answers, false);
    expect(answer).toMatchObject({ failure: { code } });
    expect(stored?.forms).toEqual(proposal.forms);
    expect(await standingOf(ports, proposal.id)).toEqual(['awaiting-payment', 'created']);
  });
});
