import { afterEach, describe, expect, test } from 'vitest';
import { type Instant, isoDate } from '#domain/date.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import {
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  orderIn,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { issuePolicy } from './issue-policy.ts';
import { readOutcome } from './read-outcome.ts';
import { settleProposal } from './settle-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const paidState = { state: 'paid' } as const;
const captured = { state: 'captured' } as const;
/** Six tries failed, the last one long ago. */
const worn = { issueTries: { count: 6, lastAt: '2026-11-20T09:00:00.000Z' as Instant } }; // the shape of an instant

describe('when all tries to have a paid policy issued are used up', () => {
  test.each<[string, InsurerGateway['lookUp'], readonly string[], string | undefined]>([
    [
      'has none, the money goes back',
      async () => ({ ok: true, value: undefined }),
      ['refunded', 'refunded'],
      undefined,
    ],
    [
      'has one, it is the policy',
      async () => ({ ok: true, value: { policyNumber: 'P-7' } }),
      ['issued', 'captured'],
      'P-7',
    ],
    ['cannot say, the money stays', noAnswer, ['paid', 'captured'], undefined],
    [
      'is away, the money stays',
      async () => ({ ok: false, reason: 'unavailable' }),
      ['paid', 'captured'],
      undefined,
    ],
  ])('and the insurer %s', async (_, lookUp, states, policyNumber) => {
    ports = await openUsecasePorts({ insurer: { lookUp }, payments: { orderStatus: orderIn('captured') } });
    const { id } = await keep(ports, { ...paidState, ...worn }, captured);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(states);
    expect((await ports.store.policyOf(id))?.policyNumber).toBe(policyNumber);
  });

  test.each<[string, Partial<Payment>]>([
    ['was given back', { state: 'refunded', givenBack: rupees(11_700) }],
    ['was given back in part', { givenBack: rupees(5_000) }],
  ])('and the gateway tells meanwhile that the money %s, that stays so', async (_, news) => {
    const lookUp: InsurerGateway['lookUp'] = async () => {
      const [order] = await ports.store.paymentsOf(proposal.id);
      if (order) await ports.store.savePayment({ ...order, ...news });
      return { ok: true, value: undefined };
    };
    ports = await openUsecasePorts({ insurer: { lookUp }, payments: { orderStatus: orderIn('captured') } });
    const proposal = await keep(ports, { ...paidState, ...worn }, captured);
    const [before] = await ports.store.paymentsOf(proposal.id);
    expect(await issuePolicy(ports, proposal, before)).toBe('moved');
    expect(await statesOf(ports, proposal.id)).toEqual(['refunded', news.state ?? 'refund-due']);
    expect((await ports.store.paymentsOf(proposal.id))[0]?.givenBack).toBe(news.givenBack);
  });

  test('no further policy is asked for', async () => {
    let calls = 0;
    const issue: InsurerGateway['issue'] = async () => {
      calls += 1;
      return { ok: true, value: { policyNumber: 'P-8' } };
    };
    ports = await openUsecasePorts({ insurer: { issue }, payments: { orderStatus: orderIn('captured') } });
    const { id } = await keep(ports, { ...paidState, ...worn }, captured);
    await settleProposal(ports, id);
    expect(calls).toBe(0);
  });
});

describe('an insurer that will not say whether it issued', () => {
  type LookedUp = Awaited<ReturnType<InsurerGateway['lookUp']>>;
  const refuses = { ok: false, reason: 'refused' } as const;
  const silenceLines = (reason: string) => ['policy-unsaid', { insurer: 'acme', reason }];

  /** Paid, all tries used up; and what each round of asking heard from then on. */
  async function hearing(...lookedUp: readonly LookedUp[]) {
    const answers = [...lookedUp];
    const notes: unknown[] = [];
    const opened = await openUsecasePorts({
      insurer: { lookUp: async () => answers.shift() ?? lookedUp.at(-1) ?? refuses },
      payments: { orderStatus: orderIn('captured') },
    });
    ports = { ...opened, journal: { note: (event, facts) => void notes.push([event, facts]) } };
    const { id, owner } = await keep(ports, { ...paidState, ...worn }, captured);
    while (answers.length > 0) {
      await settleProposal(ports, id);
      ports.clock.pass(60);
    }
    const view = await readOutcome(ports, owner, id);
    const outcome = view.ok ? [view.value.outcome, view.value.isStuck] : [];
    return { id, noted: notes, told: outcome, waiting: await ports.store.countSilentInsurers() };
  }

  test('has its buyer told and operators alerted once, and the money neither lost nor sent back', async () => {
    const { id, noted, told, waiting } = await hearing(refuses, refuses, refuses);
    expect(await statesOf(ports, id)).toEqual(['paid', 'captured']);
    expect([noted, told, waiting]).toEqual([[silenceLines('refused')], ['paid', true], 1]);
  });

  test('and was only away before, has operators alerted once more, and its buyer told at once', async () => {
    const away = { ok: false, reason: 'unavailable' } as const;
    const { noted, told } = await hearing(away, refuses, away);
    expect([noted, told]).toEqual([
      [silenceLines('unavailable'), silenceLines('refused')],
      ['paid', true],
    ]);
  });

  test.each<[string, LookedUp, readonly string[], string | undefined]>([
    ['has issued', { ok: true, value: { policyNumber: 'P-7' } }, ['issued', 'captured'], 'P-7'],
    ['has not', { ok: true, value: undefined }, ['refunded', 'refunded'], undefined],
  ])(
    'and says at last that it %s, is believed, and nobody has to see to it',
    async (_, last, states, number) => {
      const { id, told, waiting } = await hearing(refuses, refuses, last);
      expect([await statesOf(ports, id), told]).toEqual([states, [states[0], false]]);
      expect([(await ports.store.policyOf(id))?.policyNumber, waiting]).toEqual([number, 0]);
    },
  );

  test('is waited for while it is only away, for half an hour', async () => {
    const away = { ok: false, reason: 'unavailable' } as const;
    const rounds = (count: number) => Array.from({ length: count }, () => away);
    expect((await hearing(...rounds(30))).told).toEqual(['paid', true]);
    await ports.close();
    const early = await hearing(...rounds(29));
    expect([early.told, early.noted, early.waiting]).toEqual([
      ['paid', false],
      [silenceLines('unavailable')],
      1,
    ]);
  });
});

describe('a failed try', () => {
  test.each<[string, InsurerGateway['lookUp'], string, number]>([
    ['looks first for what was issued', async () => ({ ok: true, value: { policyNumber: 'P-7' } }), 'P-7', 0],
    ['is followed by another one when nothing was', async () => ({ ok: true, value: undefined }), 'P-1', 1],
    ['is followed by another one when nobody can say: the reference is the same', noAnswer, 'P-1', 1],
  ])('it %s', async (_, lookUp, policyNumber, furtherTries) => {
    let tries = 0;
    const issue: InsurerGateway['issue'] = async () => {
      tries += 1;
      return { ok: true, value: { policyNumber: 'P-1' } };
    };
    const payments = { orderStatus: orderIn('captured') };
    ports = await openUsecasePorts({ insurer: { lookUp, issue }, payments });
    const issueTries = { ...worn.issueTries, count: 1 };
    const { id } = await keep(ports, { ...paidState, issueTries }, captured);
    await settleProposal(ports, id);
    expect([(await ports.store.policyOf(id))?.policyNumber, tries]).toEqual([policyNumber, furtherTries]);
  });
});

describe('a number that the insurer gave to another proposal', () => {
  const issue = async () => ({ ok: true, value: { policyNumber: 'P-1' } }) as const;

  /** A paid proposal after one with that number, looked after until nothing more is tried. */
  async function issuedAfter(other: Partial<Proposal>, facts: Partial<Proposal> = {}) {
    const opened = await openUsecasePorts({
      insurer: { issue: issue, lookUp: issue },
      payments: { orderStatus: orderIn('captured') },
    });
    const lines: unknown[] = [];
    ports = { ...opened, journal: { note: (event, about) => void lines.push([event, about]) } };
    const before = await keep(opened, { ...paidState, ...other }, captured);
    await opened.store.insertPolicy(aPolicy(before, { policyNumber: 'P-1' }), []);
    const { id } = await keep(opened, { ...paidState, ...facts }, captured);
    for (let round = 0; round < 8; round += 1) {
      await settleProposal(ports, id);
      opened.clock.pass(60);
    }
    return { standing: await statesOf(opened, id), policy: await opened.store.policyOf(id), noted: lines };
  }

  test('is no policy of this buyer: operators are told, and the money goes back', async () => {
    const { standing: states, policy, noted } = await issuedAfter({});
    expect({ standing: states, policy }).toEqual({ standing: ['refunded', 'refunded'], policy: undefined });
    expect(noted[0]).toEqual(['policy-number-taken', { insurer: 'acme' }]);
  });

  test('is theirs where the other is of another insurer, which counts by itself', async () => {
    const { standing: states, noted } = await issuedAfter({ insurerSlug: asId<InsurerSlug>('himgiri') });
    expect([states, noted]).toEqual([['issued', 'captured'], []]);
  });

  test('is theirs where it renews that policy', async () => {
    const renewal = { policyNumber: 'P-1', coverUntil: isoDate(2026, 11, 30) } as Proposal['renewal'];
    const { standing: states } = await issuedAfter({}, { renewal });
    expect(states).toEqual(['issued', 'captured']);
  });
});

describe('a paid proposal', () => {
  const isCaptured = { payments: { orderStatus: orderIn('captured') } };
  const ofAnotherAmount = { payments: { orderStatus: orderIn('captured', { amount: rupees(11_000) }) } };

  test.each<[string, Outside, readonly Partial<Payment>[], readonly string[]]>([
    ['whose money is all there is issued', isCaptured, [captured], ['issued', 'captured']],
    ['without any order is closed', isCaptured, [], ['refunded']],
    [
      'whose money is of another amount gets it back',
      ofAnotherAmount,
      [{ ...captured, amount: rupees(11_000) }],
      ['refunded', 'refunded'],
    ],
  ])('one %s', async (_, outside, orders, states) => {
    ports = await openUsecasePorts(outside);
    const { id } = await keep(ports, paidState, ...orders);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(states);
  });

  test.each([
    ['a second after the first failed try', '2026-11-20T09:59:59.000Z', 'paid'],
    ['two seconds after it', '2026-11-20T09:59:58.000Z', 'issued'],
  ])('%s is tried again or not yet', async (_, lastAt, state) => {
    ports = await openUsecasePorts(isCaptured);
    const issueTries = { count: 1, lastAt: lastAt as Instant }; // the shape of an instant
    const { id } = await keep(ports, { ...paidState, issueTries }, captured);
    await settleProposal(ports, id);
    expect((await ports.store.getProposal(id))?.state).toBe(state);
  });

  /** Somebody else was faster: the proposal has this state by the time the insurer answers. */
  async function overtaken(state: Proposal['state'], facts: Partial<Proposal>, call: 'issue' | 'lookUp') {
    ports = await openUsecasePorts(isCaptured);
    const proposal = await keep(ports, { ...paidState, ...facts }, captured);
    const { insurer, store } = ports;
    const change = () => store.saveProposal({ ...proposal, state, version: proposal.version + 1 });
    const slow: InsurerGateway = {
      ...insurer,
      issue: async (paidCase) => {
        if (call === 'issue') await change();
        return insurer.issue(paidCase);
      },
      lookUp: async (slug, reference) => {
        if (call === 'lookUp') await change();
        return insurer.lookUp(slug, reference);
      },
    };
    await issuePolicy({ ...ports, insurer: slow }, proposal, (await store.paymentsOf(proposal.id))[0]);
    return proposal.id;
  }

  test('that was given back meanwhile gets no policy', async () => {
    const id = await overtaken('refunded', {}, 'issue');
    expect(await ports.store.policyOf(id)).toBeUndefined();
    expect(await statesOf(ports, id)).toEqual(['refunded', 'captured']);
  });

  test('that was issued meanwhile keeps its money', async () => {
    const id = await overtaken('issued', worn, 'lookUp');
    expect(await statesOf(ports, id)).toEqual(['issued', 'captured']);
  });
});
