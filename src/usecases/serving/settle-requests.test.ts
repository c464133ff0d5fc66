import { afterEach, describe, expect, test } from 'vitest';
import { addDays, dayInIndia, isoDate } from '#domain/date.ts';
import type { EndingWay } from '#domain/service/ending/ending-sum.ts';
import type { PolicyEndingFacts } from '#domain/service/ending/policy-ending.ts';
import { movedRequest, type ServiceRequest } from '#domain/service/service-request.ts';
import { aRequest } from '#test/ports/service-requests.suite.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, noAnswer, type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { ServiceAnswer, ServiceCase } from '../ports/insurer-gateway.ts';
import { settleRequest, settleRequests } from './settle-requests.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** A paid and issued policy, and a request on it that was made just now. */
async function requestOn(
  outside: Outside,
  kind: EndingWay = 'return',
  facts: Partial<ServiceRequest<PolicyEndingFacts>> = {},
) {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, { state: 'issued' }, { state: 'captured', gatewayOrderId: 'order-1' });
  await ports.store.insertPolicy(aPolicy(proposal), []);
  const today = dayInIndia(ports.clock.now());
  const plain = aRequest(proposal, { lookAt: ports.clock.now() }, kind);
  const lastDay = kind === 'return' ? today : addDays(today, 7);
  const sum = { ...plain.facts.sum, lastDay };
  const request = { ...plain, ...facts, facts: { ...plain.facts, sum } };
  await ports.store.insertServiceRequest(request);
  return { proposal, request };
}

const answering = (answer: () => ServiceAnswer): Outside => ({
  insurer: { requestService: async () => ({ ok: true, value: answer() }) },
});

async function mailsOf(): Promise<readonly string[]> {
  const at = ports.clock.now();
  const waiting = await ports.store.unsentMessages(100, at, at);
  return waiting.flatMap(({ message }) =>
    message?.letter.kind === 'service-news' ? [message.letter.news] : message ? [message.letter.kind] : [],
  );
}

const stateOf = async ({ id }: ServiceRequest) => (await ports.store.getServiceRequest(id))?.state;

test('a return that the insurer agrees to ends the policy, and its money goes back once', async () => {
  const refunds: string[] = [];
  const { proposal, request } = await requestOn({
    payments: {
      refundPart: async ({ name, amount }) => {
        refunds.push(`${name} ${amount}`);
        return { ok: true, value: { state: 'refunded', reference: 'rfnd_1' } };
      },
    },
  });
  const settled = await settleRequest(ports, request.id);
  await settleRequest(ports, request.id);
  expect(settled).toMatchObject({
    state: 'done',
    facts: { refund: { amount: 16_910, reference: 'rfnd_1' } },
  });
  expect(refunds).toEqual([`${request.reference.replaceAll(' ', '-')} 16910`]);
  expect((await ports.store.policyOf(proposal.id))?.endedOn).toBe(request.facts.sum.lastDay);
  expect(await ports.store.paymentByOrder('order-1')).toMatchObject({ state: 'captured', dueBack: 16_910 });
  expect(await mailsOf()).toEqual(['accepted', 'done']);
});

describe('what the insurer says', () => {
  test.each([
    ['received', { kind: 'received' }, 'with-insurer', []],
    ['refused', { kind: 'refused', text: 'Not under the terms' }, 'refused', ['refused']],
    ['more-needed', { kind: 'more-needed', text: 'A letter' }, 'more-needed', ['more-needed']],
    ['let-go', { kind: 'let-go' }, 'refused', ['refused']],
  ] as const)(
    '%s leads to its state, with its words, and a letter where nobody sees it',
    async (_kind, answer, state, mails) => {
      const { proposal, request } = await requestOn(answering(() => answer));
      await settleRequest(ports, request.id);
      const stored = await ports.store.getServiceRequest(request.id);
      expect([stored?.state, stored?.insurerText]).toEqual([
        state,
        'text' in answer ? answer.text : undefined,
      ]);
      expect(await mailsOf()).toEqual(mails);
      expect((await ports.store.policyOf(proposal.id))?.endedOn).toBeUndefined();
    },
  );
});

test('an insurer that is silent is asked the same again, less often the longer it lasts', async () => {
  const questions: ServiceCase[] = [];
  const { request } = await requestOn({
    insurer: {
      requestService: async (each) => {
        questions.push(each);
        return noAnswer();
      },
    },
  });
  for (let second = 0; second < 3_600; second += 2) {
    await settleRequests(ports, 10);
    ports.clock.pass(2);
  }
  expect(await stateOf(request)).toBe('told');
  expect(questions.length).toBeGreaterThan(6);
  expect(questions.length).toBeLessThan(20);
  expect(new Set(questions.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('a cancelled policy keeps its money until its last day is over', async () => {
  const { proposal, request } = await requestOn({}, 'cancel');
  await settleRequest(ports, request.id);
  expect(await stateOf(request)).toBe('accepted');
  expect((await ports.store.policyOf(proposal.id))?.endedOn).toBe(request.facts.sum.lastDay);
  ports.clock.pass(7 * 86_400);
  await settleRequests(ports, 10);
  expect(await stateOf(request)).toBe('accepted');
  ports.clock.pass(86_400);
  await settleRequests(ports, 10);
  expect(await stateOf(request)).toBe('done');
});

test('a cancellation that is taken back in time leaves policy and order as they were', async () => {
  const { proposal, request } = await requestOn({}, 'cancel');
  const agreed = await settleRequest(ports, request.id);
  if (!agreed) throw new Error('the request is there');
  await ports.store.saveServiceRequest(movedRequest(agreed, 'withdrawing', ports.clock.now()));
  await settleRequest(ports, request.id);
  expect(await stateOf(request)).toBe('withdrawn');
  expect((await ports.store.policyOf(proposal.id))?.endedOn).toBeUndefined();
  expect((await ports.store.paymentByOrder('order-1'))?.dueBack).toBe(0);
  expect(await mailsOf()).toEqual(['accepted', 'withdrawn']);
});

test('a withdrawal that comes too late goes on to its money, and says so', async () => {
  const { request } = await requestOn(answering(() => ({ kind: 'accepted' })));
  await ports.store.saveServiceRequest(movedRequest(request, 'withdrawing', ports.clock.now()));
  await settleRequest(ports, request.id);
  expect(await stateOf(request)).toBe('done');
  expect(await mailsOf()).toEqual(['withdrawal-late', 'accepted', 'done']);
});

test('a day that passes without an answer is told once, and listed for operators', async () => {
  const { request } = await requestOn(answering(() => ({ kind: 'received' })));
  await settleRequest(ports, request.id);
  ports.clock.pass(8 * 86_400);
  for (let round = 0; round < 3; round += 1) {
    await settleRequests(ports, 10);
    ports.clock.pass(3_600);
  }
  expect(await mailsOf()).toEqual(['late']);
  const late = await ports.store.lateServiceRequests(10, dayInIndia(ports.clock.now()));
  expect(late.map(({ id }) => id)).toEqual([request.id]);
});

test('a refund that the gateway has under way is asked about until it has left', async () => {
  let asks = 0;
  const { request } = await requestOn({
    payments: {
      refundPart: async () => {
        asks += 1;
        return { ok: true, value: { state: asks < 4 ? 'under-way' : 'refunded', reference: 'rfnd_2' } };
      },
    },
  });
  for (let second = 0; second < 600; second += 2) {
    await settleRequests(ports, 10);
    ports.clock.pass(2);
  }
  expect(await stateOf(request)).toBe('done');
  expect(asks).toBe(4);
});

test('an ended policy comes to nothing where nothing is owed: no gateway is asked', async () => {
  const never = async () => {
    throw new Error('nobody asks for nothing');
  };
  const { request } = await requestOn({ payments: { refundPart: never } });
  const stored = await ports.store.getServiceRequest(request.id);
  if (!stored) throw new Error('the request is there');
  const sum = {
    ...request.facts.sum,
    comesBack: 0 as typeof request.facts.sum.comesBack,
    lastDay: isoDate(2026, 11, 1),
  };
  await ports.store.saveServiceRequest(
    movedRequest(stored, 'with-insurer', ports.clock.now(), { facts: { ...request.facts, sum } }),
  );
  await settleRequest(ports, request.id);
  expect(await stateOf(request)).toBe('done');
});
