import { beforeEach, describe, expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import { type MovingClock, movingClock } from '#test/ports/moving-clock.ts';
import { orderIn, willingGateway, willingInsurer } from '#test/usecase-ports.ts';
import type { InsurerAnswer, InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { GatewayAnswer, GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import { type AskingGaps, createAskingGaps } from './asking-gaps.ts';
import { spacedGateway, spacedInsurer } from './spaced-outsides.ts';

let clock: MovingClock;
let gaps: AskingGaps;
let calls: string[];
let state: GatewayOrder['state'];
/** What the gateway says instead of how the order stands. */
let trouble: Extract<GatewayAnswer<never>, { ok: false }> | undefined;
beforeEach(() => {
  clock = movingClock();
  gaps = createAskingGaps(clock, () => 0);
  calls = [];
  state = 'created';
  trouble = undefined;
});

const note = (name: string) => async (id: string) => {
  calls.push(`${name} ${id}`);
  return trouble ?? orderIn(state)(id);
};
const gateway: PaymentGateway = {
  ...willingGateway,
  orderStatus: note('status'),
  debit: note('debit'),
  release: note('release'),
  refund: note('refund'),
  cancel: note('cancel'),
};
const gateways = () => ({
  own: spacedGateway(gateway, gaps, 'person'),
  forRounds: spacedGateway(gateway, gaps, 'clock'),
});

/** Rounds of two seconds; how often somebody outside was asked in them. */
async function roundsFor(seconds: number, one: () => Promise<unknown>): Promise<number> {
  const before = calls.length;
  for (let passed = 0; passed < seconds; passed += 2) {
    await one();
    clock.pass(2);
  }
  return calls.length - before;
}

describe('an order that is answered', () => {
  test('is asked about in every round at first, and less and less while nothing happens to it', async () => {
    const ask = () => gateways().forRounds.orderStatus('a');
    expect(await roundsFor(20, ask)).toBe(10);
    expect(await roundsFor(100, ask)).toBeLessThan(30);
    await roundsFor(3_600, ask);
    expect(await roundsFor(3_600, ask)).toBeLessThan(10);
    await roundsFor(86_400, ask);
    const aDay = await roundsFor(86_400, ask);
    expect([aDay >= 95, aDay <= 97]).toEqual([true, true]);
  });

  test('that changed is asked about often again, and so is one that somebody goes to pay', async () => {
    const { own, forRounds } = gateways();
    const ask = () => forRounds.orderStatus('a');
    await roundsFor(3_600, ask);
    expect(await roundsFor(20, ask)).toBeLessThan(2);
    await own.payPage({ gatewayOrderId: 'a', amount: rupees(1), description: '', returnUrl: '' });
    expect(await roundsFor(20, ask)).toBe(10);
    await roundsFor(3_600, ask);
    state = 'pending';
    await roundsFor(400, ask);
    expect(await roundsFor(20, ask)).toBeLessThan(10);
    expect(calls.filter((each) => each !== 'status a')).toEqual([]);
  });

  test('is asked about for whoever has a reason, each call and order by itself, and not asked is no word', async () => {
    const { own, forRounds } = gateways();
    await roundsFor(3_600, () => forRounds.orderStatus('a'));
    calls = [];
    expect(await forRounds.orderStatus('a')).toMatchObject({ ok: false, reason: 'unavailable' });
    await own.orderStatus('a');
    await forRounds.orderStatus('b');
    await forRounds.refund('a', rupees(1));
    await forRounds.release('a');
    await forRounds.debit('a', rupees(1));
    await forRounds.cancel('a');
    expect(calls).toEqual(['status a', 'status b', 'refund a', 'release a', 'debit a', 'cancel a']);
  });
});

describe('a gateway that does not answer', () => {
  const away = { ok: false, reason: 'unavailable' } as const;
  const aHundred = (forRounds: PaymentGateway) =>
    Promise.all(Array.from({ length: 100 }, (_, order) => forRounds.orderStatus(`o${order}`)));

  test('is asked one question, however many orders wait, and each pause is twice the one before', async () => {
    const { forRounds } = gateways();
    trouble = away;
    await forRounds.orderStatus('first');
    const counts: number[] = [];
    for (const seconds of [2, 2, 4, 8, 16, 32, 64])
      counts.push(await roundsFor(seconds, () => aHundred(forRounds)));
    expect(counts.slice(1)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await roundsFor(3_600, () => aHundred(forRounds))).toBeLessThan(15);
    expect(gaps.away()).toMatchObject([{ outside: 'gateway', question: 'status' }]);
  });

  test('and answers at last is asked about all of them in that round', async () => {
    const { forRounds } = gateways();
    trouble = away;
    await roundsFor(3_600, () => forRounds.orderStatus('first'));
    trouble = undefined;
    calls = [];
    await roundsFor(302, () => forRounds.orderStatus('second'));
    expect(new Set(calls)).toEqual(new Set(['status second']));
    await aHundred(forRounds);
    expect([calls.filter((each) => each === 'status o7').length, gaps.away()]).toEqual([1, []]);
  });

  test('about one order alone lets the others be asked', async () => {
    const poison: PaymentGateway = {
      ...gateway,
      orderStatus: async (id) => {
        calls.push(`status ${id}`);
        return id === 'bad' ? away : orderIn('captured')(id);
      },
    };
    const forRounds = spacedGateway(poison, gaps, 'clock');
    await roundsFor(600, async () => {
      await forRounds.orderStatus('bad');
      await forRounds.orderStatus('good');
    });
    const of = (id: string) => calls.filter((each) => each === `status ${id}`).length;
    expect(of('bad')).toBeLessThan(10);
    expect(of('good')).toBeGreaterThan(30);
  });

  test('is asked by persons at once, and by five of them within five seconds', async () => {
    const { own, forRounds } = gateways();
    trouble = away;
    await roundsFor(3_600, () => forRounds.orderStatus('a'));
    calls = [];
    for (const id of ['a', 'a', 'b', 'c', 'd', 'e', 'a']) await own.orderStatus(id);
    expect(calls).toEqual(['a', 'a', 'b', 'c', 'd'].map((id) => `status ${id}`));
    clock.pass(5);
    await own.orderStatus('e');
    expect(calls.at(-1)).toBe('status e');
    expect(gaps.spared()).toBeGreaterThan(1_700);
  });

  test('about the order of somebody who presses all the time keeps its turns for the others', async () => {
    const deaf: PaymentGateway = {
      ...gateway,
      orderStatus: async (id) => {
        calls.push(`status ${id}`);
        return away;
      },
    };
    const [own, forRounds] = [spacedGateway(deaf, gaps, 'person'), spacedGateway(deaf, gaps, 'clock')];
    await roundsFor(900, async () => {
      await own.orderStatus('bad');
      await forRounds.orderStatus('good');
    });
    expect(calls.filter((each) => each === 'status good').length).toBeGreaterThan(4);
  });

  test('and says for how long is left alone for that, five minutes at the most', async () => {
    const { forRounds } = gateways();
    trouble = { ...away, waitSeconds: 60 };
    await forRounds.orderStatus('a');
    clock.pass(58);
    expect(await roundsFor(4, () => forRounds.orderStatus('b'))).toBe(1);
    trouble = { ...away, waitSeconds: 86_400 };
    clock.pass(120);
    await forRounds.orderStatus('c');
    expect(await roundsFor(300, () => forRounds.orderStatus('d'))).toBe(0);
    expect(await roundsFor(2, () => forRounds.orderStatus('d'))).toBe(1);
  });
});

describe('an insurer', () => {
  const [acme, other] = [asId<InsurerSlug>('acme'), asId<InsurerSlug>('other')];
  let says: InsurerAnswer<InsurerDecision>;
  let answer: InsurerAnswer<undefined>;
  const insurer: InsurerGateway = {
    ...willingInsurer,
    decision: async (slug, reference) => {
      calls.push(`decision ${slug} ${reference}`);
      return says;
    },
    lookUp: async (slug, reference) => {
      calls.push(`look-up ${slug} ${reference}`);
      return answer;
    },
  };
  const forRounds = () => spacedInsurer(insurer, gaps, 'clock');

  test('that looks at a case for days is asked how it stands four times an hour', async () => {
    says = { ok: true, value: { kind: 'under-review' } };
    const ask = () => forRounds().decision(acme, 'CHT-1');
    expect(await roundsFor(20, ask)).toBe(10);
    await roundsFor(86_400, ask);
    expect(await roundsFor(3_600, ask)).toBe(4);
  });

  test('that refuses to say what it issued is asked less and less about that one alone', async () => {
    answer = { ok: false, reason: 'refused' };
    const ask = () => forRounds().lookUp(acme, 'CHT-1');
    const anHour = await roundsFor(3_600, ask);
    expect([anHour, await roundsFor(3_600, ask)]).toEqual([9, 4]);
    await forRounds().lookUp(acme, 'CHT-2');
    expect([calls.at(-1), gaps.away()]).toEqual(['look-up acme CHT-2', []]);
  });

  test('that is away is left alone, and no other insurer and no other question with it', async () => {
    answer = { ok: false, reason: 'timed-out' };
    says = { ok: true, value: { kind: 'accepted' } };
    await roundsFor(600, () => forRounds().lookUp(acme, 'CHT-1'));
    calls = [];
    await forRounds().lookUp(acme, 'CHT-2');
    await forRounds().lookUp(other, 'CHT-3');
    await forRounds().decision(acme, 'CHT-4');
    expect(calls).toEqual(['look-up other CHT-3', 'decision acme CHT-4']);
  });

  test('that says there is none may be asked again at once, as each try to issue asks first', async () => {
    answer = { ok: true, value: undefined };
    expect(await roundsFor(20, () => forRounds().lookUp(acme, 'CHT-1'))).toBe(10);
  });

  test('that was spared, as it answered nobody just now, has not been asked', async () => {
    answer = { ok: false, reason: 'unavailable', isSpared: true };
    expect(await roundsFor(20, () => forRounds().lookUp(acme, 'CHT-1'))).toBe(10);
    expect(gaps.away()).toEqual([]);
  });

  test('on which the program failed is no insurer without an answer', async () => {
    const broken = { ...insurer, lookUp: () => Promise.reject(new Error('a bug')) };
    const rounds = spacedInsurer(broken, gaps, 'clock');
    await expect(rounds.lookUp(acme, 'CHT-1')).rejects.toThrow('a bug');
    expect(gaps.away()).toEqual([]);
  });
});
