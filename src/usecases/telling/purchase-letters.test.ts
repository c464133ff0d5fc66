import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { ProposalEvent } from '#domain/proposal/state.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { aPayment, aPolicy } from '#test/ports/store-values.ts';
import {
  keep,
  noPapers,
  oneProduct,
  openUsecasePorts,
  orderIn,
  premium,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { applyEvent } from '../applying/move-proposal.ts';
import { eraseVisitor } from '../keeping/erase-data.ts';
import { settleProposal } from '../paying/settle-payment.ts';
import type { MessageSender, OutgoingMessage } from '../ports/messages.ts';
import { sendMessages } from './messages.ts';
import {
  moneyReturnedMessage,
  paymentLetters,
  policyIssuedMessage,
  remindOfEnd,
} from './purchase-letters.ts';
import { sendPolicyLetterAnew } from './send-policy-letter.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const queued = async () => (await dueMessages(ports.store, 10)).map(({ letter }) => letter);

type Money = Extract<Letter, { kind: 'purchase-closed' }>['money'];
const released: Money = { amount: premium, way: 'released' };

describe('an application that ends while nobody looks', () => {
  test.each<[Proposal['state'], ProposalEvent, string, Money]>([
    ['submitted', 'insurer-declined', 'declined', undefined],
    ['awaiting-decision', 'insurer-declined', 'declined', released],
    ['submitted', 'expire', 'price-ended', undefined],
    ['awaiting-payment', 'expire', 'price-ended', undefined],
    ['paid', 'issue-failed-for-good', 'not-issued', { amount: premium, way: 'refunded' }],
  ])('is told to its buyer by letter: %s, then %s', async (state, event, why, money) => {
    const proposal = await keep(ports, { state });
    await applyEvent(ports, proposal, event);
    const { number } = proposal;
    const letters = (await queued()).map((letter) => ({ money: undefined, ...letter }));
    expect(letters).toEqual([expect.objectContaining({ kind: 'purchase-closed', why, number, money })]);
  });

  test('has a letter of its own, and so has each policy and each order of it', async () => {
    for (const _ of [1, 2]) {
      const proposal = await keep(ports, { state: 'submitted' });
      await applyEvent(ports, proposal, 'insurer-declined');
      const letters = [
        policyIssuedMessage(proposal, aPolicy(proposal)),
        ...[1, 2].map(() => moneyReturnedMessage(proposal, aPayment(proposal, { state: 'released' }))),
      ];
      for (const letter of letters) if (letter) await ports.store.queueMessage(letter);
    }
    const kinds = Object.groupBy(await queued(), ({ kind }) => kind);
    expect(Object.entries(kinds).map(([kind, letters]) => [kind, letters.length])).toEqual(
      expect.arrayContaining([
        ['purchase-closed', 2],
        ['policy-issued', 2],
        ['money-returned', 4],
      ]),
    );
  });

  test.each<[string, Catalogue, object]>([
    ['as they are sold', oneProduct, { insurer: 'acme Health', plan: 'Plan one' }],
    [
      'by what is left of them where they are sold no more',
      { ...oneProduct, products: [], slabs: new Map() },
      { insurer: 'acme', plan: 'one' },
    ],
  ])('has a letter that names insurer and plan %s', async (_, catalogue, names) => {
    const proposal = await keep(ports, { state: 'submitted' });
    const later = { ...ports, catalogue: { current: () => catalogue } };
    await applyEvent(later, proposal, 'insurer-declined');
    expect(await queued()).toEqual([expect.objectContaining(names)]);
  });

  test.each<[Proposal['state'], ProposalEvent, string]>([
    ['drafting', 'expire', 'its buyer opens it'],
    ['submitted', 'insurer-accepted', 'its buyer asks for it'],
    ['awaiting-payment', 'payment-captured', 'the letter of the policy follows'],
    ['issued', 'insurer-declined', 'it is no event of that state'],
  ])('gets no letter where there is nothing to tell: %s, then %s', async (state, event) => {
    const proposal = await keep(ports, { state });
    await applyEvent(ports, proposal, event);
    expect(await queued()).toEqual([]);
  });

  test.each<[Proposal['expiry']['reason'], string | undefined]>([
    ['plan-withdrawn', 'plan-withdrawn'],
    ['renewal-period-over', 'renewal-over'],
    ['not-decided', 'not-decided'],
    ['erasure-asked', undefined],
  ])('is told why its time is over, unless its buyer had it erased: %s', async (reason, why) => {
    const proposal = await keep(ports, { state: 'awaiting-decision' });
    await applyEvent(ports, proposal, 'expire', { expiry: { ...proposal.expiry, reason } });
    const reasons = (await queued()).map((letter) => ('why' in letter ? letter.why : letter.kind));
    expect(reasons).toEqual(why === undefined ? [] : [why]);
  });

  test('gets no letter of a write that somebody else overtook', async () => {
    const proposal = await keep(ports, { state: 'awaiting-decision' });
    await applyEvent(ports, proposal, 'insurer-accepted');
    await applyEvent(ports, proposal, 'insurer-declined');
    expect((await queued()).map(({ kind }) => kind)).toEqual(['insurer-accepted']);
  });

  test('gets no letter without a mail address', async () => {
    const forms = { proposerDetails: { ...proposerAnswers, email: '' } };
    const proposal = await keep(ports, { state: 'submitted', forms });
    await applyEvent(ports, proposal, 'insurer-declined');
    expect(await queued()).toEqual([]);
  });
});

describe('an application that the insurer has accepted after a while', () => {
  const accepted = async (...orders: readonly Partial<Payment>[]) => {
    const proposal = await keep(ports, { state: 'awaiting-decision' }, ...orders);
    await applyEvent(ports, proposal, 'insurer-accepted');
    return (await queued()).map(({ kind }) => kind);
  };

  test('is told as to be paid where nothing is held for it', async () => {
    expect(await accepted({ purpose: 'block', state: 'released' })).toEqual(['insurer-accepted']);
  });

  test('is told by the letter of the policy where its money is held and debited next', async () => {
    expect(await accepted({ purpose: 'block', state: 'blocked' })).toEqual([]);
  });

  test('is told as to be paid once its held money was let go of, with the letter on that money', async () => {
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    const [before, after] = [
      aPayment(proposal, { state: 'blocked' }),
      aPayment(proposal, { state: 'released' }),
    ];
    const letters = paymentLetters(ports, proposal, { before, after });
    expect(letters.map(({ letter }) => letter.kind)).toEqual(['money-returned', 'insurer-accepted']);
  });

  test('is not reminded of at night, and once for the day on which it ends', async () => {
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    for (const _ of [1, 2]) await remindOfEnd(ports, proposal);
    expect(await queued()).toMatchObject([
      { kind: 'application-expires', endsOn: proposal.expiry.on, amount: premium },
    ]);
    const other = await keep(ports, { state: 'awaiting-payment' });
    // From half past three in the afternoon to one at night in India.
    ports.clock.pass(9.5 * 60 * 60);
    await remindOfEnd(ports, other);
    expect(await queued()).toHaveLength(1);
  });

  test('is not told any more once it is paid or over', async () => {
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    await remindOfEnd(ports, proposal);
    const mails: string[] = [];
    const mail: MessageSender = {
      send: async ({ letter }) => {
        mails.push(letter.kind);
        return { outcome: 'sent', answer: '', reference: undefined };
      },
    };
    await ports.store.saveProposal({ ...proposal, state: 'paid', version: proposal.version + 1 });
    await sendMessages({ ...ports, outbox: { mail } }, 10, noPapers);
    expect([mails, await queued()]).toEqual([[], []]);
  });
});

describe('money that is the buyer’s again', () => {
  test.each<[Proposal['state'], Payment['state'], 'released' | 'refunded']>([
    ['declined', 'blocked', 'released'],
    ['refunded', 'refund-due', 'refunded'],
  ])(
    'is told once with day and reference, however often it is settled: %s, %s',
    async (state, knownState, moneyReturn) => {
      await ports.close();
      ports = await openUsecasePorts({
        payments: { orderStatus: orderIn(knownState === 'blocked' ? 'blocked' : 'captured') },
      });
      const proposal = await keep(ports, { state }, { state: knownState });
      await settleProposal(ports, proposal.id);
      await settleProposal(ports, proposal.id);
      const [order] = await ports.store.paymentsOf(proposal.id);
      expect(await queued()).toEqual([
        {
          kind: 'money-returned',
          way: moneyReturn,
          firstName: 'Asha',
          number: proposal.number,
          amount: premium,
          on: '2026-11-20',
          reference: order?.gatewayOrderId,
          hasPolicy: false,
        },
      ]);
    },
  );
});

test('money in another currency is told by nobody’s letter: its amount is not rupees', async () => {
  const proposal = await keep(ports, { state: 'issued' }, { state: 'refunded' });
  const [order] = await ports.store.paymentsOf(proposal.id);
  if (!order) throw new Error('There is no order');
  expect(moneyReturnedMessage(proposal, order)?.letter).toMatchObject({ hasPolicy: true });
  expect(moneyReturnedMessage(proposal, { ...order, beyond: 'second' })).toBeDefined();
  expect(moneyReturnedMessage(proposal, { ...order, beyond: 'currency' })).toBeUndefined();
});

describe('the letter of a policy', () => {
  const mails: OutgoingMessage[] = [];
  const send: MessageSender['send'] = async (message) => {
    mails.push(message);
    return { outcome: 'sent', answer: 'taken', reference: undefined };
  };
  const paper = { fileName: 'policy-P-1.pdf', title: 'Policy schedule', content: new Uint8Array([1]) };
  const issue = async () => {
    const proposal = await keep(ports, { state: 'issued' });
    const policy = aPolicy(proposal);
    await ports.store.insertPolicy(policy, [policyIssuedMessage(proposal, policy)]);
    mails.length = 0;
    return proposal;
  };

  test('is mailed with its papers and a link that its code follows', async () => {
    const proposal = await issue();
    const outbox = {
      mail: { send },
      sms: { send: async () => ({ outcome: 'sent', answer: '', reference: '' }) as const },
    };
    await sendMessages({ ...ports, outbox }, 10, async () => [paper]);
    expect(mails).toMatchObject([
      {
        attachments: [paper],
        letter: {
          papers: ['Policy schedule'],
          link: { address: expect.stringMatching(/^\/resume\/.{40,}$/), mobileEnds: '70' },
        },
      },
    ]);
    expect(await ports.store.resumeLinkOf(proposal.id)).toMatchObject({ isSpent: false });
  });

  test('has no link once its buyer had it erased, and nobody sends it anew', async () => {
    const { id, owner, number } = await issue();
    const sms = { send: async () => ({ outcome: 'sent', answer: '', reference: '' }) as const };
    await eraseVisitor(ports, owner, { who: 'visitor', via: 'visitor', reason: '' });
    await sendMessages({ ...ports, outbox: { mail: { send }, sms } }, 10, noPapers);
    expect(mails.map(({ letter }) => 'link' in letter)).toEqual([false]);
    expect(await ports.store.resumeLinkOf(id)).toBeUndefined();
    const operator = { who: 'Meera', via: 'pages', reason: '', reference: number } as const;
    expect(await sendPolicyLetterAnew(ports, id, operator)).toBe(false);
  });

  test('waits until its papers can be drawn, while what went by SMS is not sent again', async () => {
    await issue();
    let texts = 0;
    const sms: MessageSender['send'] = async () => {
      texts += 1;
      return { outcome: 'sent', answer: 'taken', reference: undefined };
    };
    const sending = { ...ports, outbox: { mail: { send }, sms: { send: sms } } };
    await sendMessages(sending, 10, async () => undefined);
    expect([mails.length, texts]).toEqual([0, 1]);
    ports.clock.pass(120);
    await sendMessages(sending, 10, async () => [paper]);
    expect([mails.length, texts]).toEqual([1, 1]);
  });

  test('is queued without papers and without a link', async () => {
    await issue();
    const [waiting] = await dueMessages(ports.store, 1);
    expect(waiting).not.toHaveProperty('attachments');
    expect(waiting?.letter).not.toHaveProperty('link');
  });

  test('is mailed without a link where no code could follow it', async () => {
    await issue();
    await sendMessages({ ...ports, outbox: { mail: { send } } }, 10, noPapers);
    expect(mails).toMatchObject([{ attachments: [], letter: { papers: [] } }]);
    expect(mails[0]?.letter).not.toHaveProperty('link');
  });

  test('is sent anew as often as an operator asks, and each time is written down', async () => {
    const proposal = await issue();
    const operator = { who: 'Meera', via: 'command', reason: '', reference: proposal.number } as const;
    await sendMessages({ ...ports, outbox: { mail: { send } } }, 10, noPapers);
    for (const _ of [1, 2]) {
      ports.clock.pass(60);
      expect(await sendPolicyLetterAnew(ports, proposal.id, operator)).toBe(true);
      await sendMessages({ ...ports, outbox: { mail: { send } } }, 10, noPapers);
    }
    expect(mails.map(({ letter }) => letter.kind)).toEqual(Array(3).fill('policy-issued'));
    expect(new Set(mails.map(({ key }) => key)).size).toBe(3);
    const log = await ports.store.lastAudit(9);
    expect(log.map(({ act, who }) => [act, who])).toEqual(Array(2).fill(['letter-sent-anew', 'Meera']));
  });

  test('goes once where an operator presses twice in one minute', async () => {
    const proposal = await issue();
    const operator = { who: 'Meera', via: 'pages', reason: '', reference: proposal.number } as const;
    await sendMessages({ ...ports, outbox: { mail: { send } } }, 10, noPapers);
    for (const _ of [1, 2]) await sendPolicyLetterAnew(ports, proposal.id, operator);
    await sendMessages({ ...ports, outbox: { mail: { send } } }, 10, noPapers);
    expect(mails).toHaveLength(2);
  });

  test('is not sent for a purchase without a policy', async () => {
    const proposal = await keep(ports, { state: 'paid' });
    const operator = { who: 'Meera', via: 'command', reason: '', reference: proposal.number } as const;
    expect(await sendPolicyLetterAnew(ports, proposal.id, operator)).toBe(false);
    expect(await ports.store.lastAudit(9)).toEqual([]);
  });
});
