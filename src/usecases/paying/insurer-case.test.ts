import { afterEach, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import {
  keep,
  openUsecasePorts,
  orderIn,
  premium,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { InsurerCase, InsurerGateway } from '../ports/insurer-gateway.ts';
import { settleProposal } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** What the insurer is told of a proposal, whoever tells it. */
const expected = {
  insurer: 'acme',
  slab: 'one-10',
  total: premium,
  route: 'straight-through',
  proposer: {
    name: 'Asha Rao',
    mobile: proposerAnswers.mobile,
    email: proposerAnswers.email,
    isPoliticallyExposed: false,
  },
  sheetRead: { language: 'en' },
};

const readyForms = {
  insuredMembers: { 'You.date_of_birth': proposerAnswers.date_of_birth },
  nomineeDetails: { nominee_first_name: 'Ravi' },
};
const issues = async () => ({ ok: true, value: { policyNumber: 'P-1' } }) as const;
const accepts = async () => ({ ok: true, value: { kind: 'accepted' } }) as const;

test('the insurer is told plan, premium, way and proposer when it is asked to accept', async () => {
  const cases: InsurerCase[] = [];
  ports = await openUsecasePorts({
    insurer: {
      propose: async (insurerCase) => {
        cases.push(insurerCase);
        return accepts();
      },
    },
  });
  const { owner, id, number } = await keep(ports, { state: 'drafting' });
  await startPayment(ports, owner, id, '/back');
  expect(cases).toMatchObject([{ ...expected, reference: number, termYears: 1, riders: [] }]);
});

test.each([
  ['with the identity check', { kyc: { ...kycNotStarted, stage: 'VERIFIED', pep: true } }],
  ['in the form', { forms: { ...readyForms, proposerDetails: { ...proposerAnswers, pep: 'yes' } } }],
] as const)('a public office that was said %s is told to the insurer', async (_, facts) => {
  const cases: InsurerCase[] = [];
  const propose: InsurerGateway['propose'] = async (insurerCase) => {
    cases.push(insurerCase);
    return accepts();
  };
  ports = await openUsecasePorts({ insurer: { propose } });
  const { owner, id } = await keep(ports, { state: 'drafting', ...facts });
  await startPayment(ports, owner, id, '/back');
  expect(cases.map(({ proposer }) => proposer.isPoliticallyExposed)).toEqual([true]);
});

test('and the same when it is asked for the policy, which the buyer is then told of', async () => {
  const cases: InsurerCase[] = [];
  ports = await openUsecasePorts({
    payments: { orderStatus: orderIn('captured') },
    insurer: {
      issue: async (insurerCase) => {
        cases.push(insurerCase);
        return issues();
      },
    },
  });
  const { id, number } = await keep(
    ports,
    { state: 'paid', termYears: 3, riders: ['cash'] },
    { state: 'captured' },
  );
  await settleProposal(ports, id);
  expect(cases).toMatchObject([{ ...expected, reference: number, termYears: 3, riders: ['cash'] }]);
  const policy = await ports.store.policyOf(id);
  expect(await dueMessages(ports.store, 10)).toMatchObject([
    {
      key: `policy-issued:${id}`,
      proposalId: id,
      to: { email: proposerAnswers.email, mobile: proposerAnswers.mobile },
      language: 'en',
      letter: {
        kind: 'policy-issued',
        firstName: 'Asha',
        policyNumber: 'P-1',
        received: premium,
        coverFrom: policy?.coverFrom,
        coverUntil: policy?.coverUntil,
      },
    },
  ]);
});

test('a policy that is moved here names the old one to the insurer; a renewal stays with its insurer', async () => {
  const movedFrom = async (facts: Parameters<typeof keep>[1]) => {
    const cases: InsurerCase[] = [];
    const issue: InsurerGateway['issue'] = async (paidCase) => {
      cases.push(paidCase);
      return issues();
    };
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured') }, insurer: { issue } });
    const { id } = await keep(ports, { state: 'paid', ...facts }, { state: 'captured' });
    await settleProposal(ports, id);
    return cases[0]?.movesFrom;
  };
  const forms = { portabilityDetails: oldPolicy(isoDate(2026, 11, 20), 50) };
  expect(await movedFrom({ forms })).toEqual({
    insurer: 'Old Insurer',
    policyNumber: 'OLD/123',
    coverUntil: '2027-01-09',
  });
  ports.close();
  expect(await movedFrom({ forms, renewal: aRenewedSchedule([]).renewal })).toBeUndefined();
  ports.close();
  expect(await movedFrom({})).toBeUndefined();
});

test('a first try to issue asks nobody what was issued before', async () => {
  let lookedUp = 0;
  ports = await openUsecasePorts({
    payments: { orderStatus: orderIn('captured') },
    insurer: {
      lookUp: async () => {
        lookedUp += 1;
        return { ok: true, value: undefined };
      },
    },
  });
  const { id } = await keep(ports, { state: 'paid' }, { state: 'captured' });
  await settleProposal(ports, id);
  expect(lookedUp).toBe(0);
});

test('a failed try is counted, with its moment', async () => {
  const issue = async () => ({ ok: false, reason: 'timed-out' }) as const;
  ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured') }, insurer: { issue } });
  const { id } = await keep(ports, { state: 'paid' }, { state: 'captured' });
  await settleProposal(ports, id);
  expect(await ports.store.getProposal(id)).toMatchObject({
    state: 'paid',
    issueTries: { count: 1, lastAt: ports.clock.now() },
  });
});
