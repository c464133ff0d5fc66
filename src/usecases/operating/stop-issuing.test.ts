import { afterEach, expect, test } from 'vitest';
import { stopPause } from '#domain/proposal/issuing.ts';
import {
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  orderIn,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { settleProposal } from '../paying/settle-payment.ts';
import { stopIssuing } from './stop-issuing.ts';

let ports: UsecasePorts;
let refunds: string[];
let issues: number;
afterEach(() => ports.close());

async function payFor(insurer: Outside['insurer'] = {}) {
  refunds = [];
  issues = 0;
  ports = await openUsecasePorts({
    payments: {
      refund: async (gatewayOrderId, amount) => {
        refunds.push(`${gatewayOrderId} ${amount}`);
        return orderIn('refunded', { amount, tries: 1 })(gatewayOrderId);
      },
    },
    insurer: {
      issue: async () => {
        issues += 1;
        return { ok: false, reason: 'refused' };
      },
      ...insurer,
    },
  });
  return keep(ports, { state: 'paid' }, { state: 'captured' });
}

test('the money goes back after the pause, once, and nothing is tried meanwhile', async () => {
  const { id } = await payFor();
  expect(await stopIssuing(ports, id)).toEqual({ kind: 'stopped', state: 'paid' });
  ports.clock.pass(stopPause - 1);
  await settleProposal(ports, id);
  expect([await statesOf(ports, id), refunds, issues]).toEqual([['paid', 'captured'], [], 0]);
  ports.clock.pass(1);
  await Promise.all([settleProposal(ports, id), settleProposal(ports, id), stopIssuing(ports, id)]);
  await settleProposal(ports, id);
  expect(await statesOf(ports, id)).toEqual(['refunded', 'refunded']);
  expect(new Set(refunds).size).toBe(1);
  expect(issues).toBe(0);
});

test('a second request does not begin its pause anew', async () => {
  const { id } = await payFor();
  await stopIssuing(ports, id);
  ports.clock.pass(stopPause - 10);
  await stopIssuing(ports, id);
  ports.clock.pass(10);
  await settleProposal(ports, id);
  expect((await statesOf(ports, id))[0]).toBe('refunded');
});

test('a policy that the insurer did issue counts: no money goes back', async () => {
  const { id } = await payFor({ lookUp: async () => ({ ok: true, value: { policyNumber: 'P-9' } }) });
  await stopIssuing(ports, id);
  ports.clock.pass(stopPause);
  await settleProposal(ports, id);
  expect([await statesOf(ports, id), refunds]).toEqual([['issued', 'captured'], []]);
  expect((await ports.store.policyOf(id))?.policyNumber).toBe('P-9');
});

test('a try that was under way, and answers with a policy, counts', async () => {
  let answer: (value: { readonly ok: true; readonly value: { readonly policyNumber: string } }) => void =
    () => undefined;
  const { id } = await payFor({ issue: () => new Promise((done) => (answer = done)) });
  const round = settleProposal(ports, id);
  await new Promise((next) => setTimeout(next, 20));
  await stopIssuing(ports, id);
  answer({ ok: true, value: { policyNumber: 'P-7' } });
  await round;
  ports.clock.pass(stopPause);
  await settleProposal(ports, id);
  expect([await statesOf(ports, id), refunds]).toEqual([['issued', 'captured'], []]);
});

test('while the insurer does not say what it issued, the money waits', async () => {
  const { id } = await payFor({ lookUp: noAnswer });
  await stopIssuing(ports, id);
  ports.clock.pass(10 * stopPause);
  await settleProposal(ports, id);
  expect([await statesOf(ports, id), refunds]).toEqual([['paid', 'captured'], []]);
});

test.each([
  ['drafting', undefined],
  ['awaiting-payment', 'created'],
  ['awaiting-decision', 'blocked'],
  ['issued', 'captured'],
  ['refunded', 'refunded'],
] as const)('there is nothing to stop of one that is %s, and nothing is changed', async (state, order) => {
  await payFor();
  const proposal = await keep(ports, { state }, ...(order ? [{ state: order }] : []));
  expect(await stopIssuing(ports, proposal.id)).toEqual({ kind: 'not-paid', state });
  expect(await ports.store.getProposal(proposal.id)).toEqual(proposal);
  expect(refunds).toEqual([]);
});
