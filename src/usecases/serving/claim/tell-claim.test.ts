import { afterEach, describe, expect, test } from 'vitest';
import { dayInIndia, isoDate } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mostOpenClaims } from '#domain/service/claim/claim-bar.ts';
import type { CheckedClaim } from '#domain/service/claim/claim-form.ts';
import { movedRequest } from '#domain/service/service-request.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import {
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  premium,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { listStuck } from '../../operating/list-stuck.ts';
import type { ServiceAnswer, ServiceCase } from '../../ports/insurer-gateway.ts';
import { endPolicy, keepPolicy } from '../ending/end-policy.ts';
import { readEnding } from '../ending/read-ending.ts';
import { settleRequests } from '../settle-requests.ts';
import { addToClaim, claimsOf, tellClaim, withdrawClaim } from './tell-claim.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function aPurchase(outside: Outside) {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, { state: 'issued' }, { state: 'captured', amount: premium });
  const days = { coverFrom: isoDate(2026, 11, 21), coverUntil: isoDate(2027, 11, 20) };
  await ports.store.insertPolicy(aPolicy(proposal, { ...days, issuedAt: ports.clock.now() }), []);
  return proposal;
}

const answering = (...answers: readonly ServiceAnswer[]): Outside & { readonly cases: ServiceCase[] } => {
  const cases: ServiceCase[] = [];
  const requestService = async (each: ServiceCase) => {
    cases.push(each);
    const answer = answers[Math.min(cases.length, answers.length) - 1];
    return answer ? ({ ok: true, value: answer } as const) : noAnswer();
  };
  return { insurer: { requestService }, cases };
};

const bills: CheckedClaim = {
  ...{ sort: 'bills', person: 'You', personName: 'Asha Rao', treatment: 'Dengue', hospital: 'Kedige' },
  ...{ admittedOn: isoDate(2026, 11, 21), amount: rupees(42_600) },
};
const tells = ({ id, owner }: Proposal, claim = bills, form = 'form-1') =>
  tellClaim(ports, owner, { id, form, claim });
const claimOn = async ({ id }: Proposal) => {
  const [claim] = await claimsOf(ports, id);
  if (!claim) throw new Error('a claim was told');
  return claim;
};
/** As if a code to the holder's mobile had been typed at that moment. */
async function typesCode({ id, owner: visitor }: Proposal): Promise<void> {
  const holder = (await ports.store.policyContactsOf(id)).find(({ role }) => role === 'holder');
  if (!holder) throw new Error('a policy has a holder');
  const provenAt = ports.clock.now();
  const proof = { visitor, contactId: holder.contactId, proposalId: undefined };
  await ports.store.saveProof({ ...proof, provenAt, endsAt: proofEnds(provenAt) });
}
async function offerOf({ owner, id }: Proposal) {
  const view = await readEnding(ports, owner, id);
  if (!view.ok || typeof view.value.offer !== 'object') throw new Error('the policy can be given back');
  return view.value.offer;
}

async function rounds(seconds = 60): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    ports.clock.pass(5);
    await settleRequests(ports, 10);
  }
}
async function mailsOf(): Promise<readonly string[]> {
  const at = ports.clock.now();
  const waiting = await ports.store.unsentMessages(100, at, at);
  return waiting.flatMap(({ message }) =>
    message?.letter.kind === 'service-news' ? [message.letter.news] : message ? [message.letter.kind] : [],
  );
}

test('a claim is told with all that the insurer has to know, and stands with its reference and its day', async () => {
  const outside = answering({ kind: 'received' });
  const proposal = await aPurchase(outside);
  expect(await tells(proposal)).toEqual({ ok: true, value: undefined });
  const claim = await claimOn(proposal);
  expect(claim).toMatchObject({ state: 'with-insurer', way: 'online', dueOn: '2026-12-06' });
  expect(claim.reference).toMatch(/^CH \d{4} \d{4}$/);
  expect(outside.cases[0]).toMatchObject({
    ...{ kind: 'claim', act: 'ask', reference: claim.reference },
    details: {
      ...{ sort: 'bills', person: 'Asha Rao', treatment: 'Dengue', hospital: 'Kedige' },
      ...{ admittedOn: '2026-11-21', amount: 42_600, additions: 0 },
    },
  });
  expect(await mailsOf()).toEqual(['begun']);
});

test('one form that is pressed twice makes one claim, and another form another', async () => {
  const proposal = await aPurchase(answering({ kind: 'received' }));
  await Promise.all([tells(proposal), tells(proposal)]);
  await tells(proposal);
  expect(await claimsOf(ports, proposal.id)).toHaveLength(1);
  await tells(proposal, bills, 'form-2');
  expect(await claimsOf(ports, proposal.id)).toHaveLength(2);
});

const approval = { amount: rupees(40_000), isPaid: false };
describe('how it ends', () => {
  test.each([
    [
      'in full',
      [{ kind: 'received' }, { kind: 'accepted', award: { amount: rupees(42_600), isPaid: true } }],
      { state: 'done', facts: { award: { amount: 42_600, isPaid: true } } },
      ['begun', 'accepted', 'done'],
    ],
    [
      'in part, after an approval of more, with its clause',
      [
        { kind: 'accepted', award: approval },
        { kind: 'accepted', award: { amount: rupees(30_000), isPaid: true, clause: '3.1', text: 'Room' } },
      ],
      { state: 'done', facts: { award: { amount: 30_000, clause: '3.1', text: 'Room' } } },
      ['begun', 'accepted', 'done'],
    ],
    [
      'refused, with its clause',
      [{ kind: 'refused', text: 'In its wait', clause: '4.2' }],
      { state: 'refused', insurerText: 'In its wait', facts: { award: { amount: 0, clause: '4.2' } } },
      ['begun', 'refused'],
    ],
    [
      'approved, and refused by the last bill',
      [
        { kind: 'accepted', award: approval },
        { kind: 'refused', text: 'Not shown', clause: '5' },
      ],
      { state: 'done', facts: { award: { amount: 0, text: 'Not shown', clause: '5' } } },
      ['begun', 'accepted', 'done'],
    ],
  ] as const)('a claim ends %s', async (_how, answers, end, mails) => {
    const proposal = await aPurchase(answering(...answers));
    await tells(proposal);
    await rounds();
    expect(await claimOn(proposal)).toMatchObject(end);
    expect(await mailsOf()).toEqual(mails);
  });

  test('an approval whose amount nobody has named waits for it', async () => {
    const accepted = { kind: 'accepted' } as const;
    const payment = { amount: rupees(1), isPaid: true };
    const proposal = await aPurchase(answering(accepted, accepted, { ...accepted, award: payment }));
    await tells(proposal);
    expect(await claimOn(proposal)).toMatchObject({ state: 'accepted' });
    await rounds();
    expect(await claimOn(proposal)).toMatchObject({ state: 'done', facts: { award: payment } });
  });
});

test('what the insurer asks for is given once, and its days begin anew', async () => {
  const outside = answering({ kind: 'more-needed', text: 'The discharge summary' }, { kind: 'received' });
  const proposal = await aPurchase(outside);
  await tells(proposal);
  const claim = await claimOn(proposal);
  expect(claim).toMatchObject({ state: 'more-needed', insurerText: 'The discharge summary' });
  ports.clock.pass(3 * 86_400);
  const add = () => addToClaim(ports, proposal.owner, proposal.id, claim.id);
  expect([await add(), await add()].every(({ ok }) => ok)).toBe(true);
  expect(await claimOn(proposal)).toMatchObject({
    state: 'with-insurer',
    dueOn: '2026-12-08',
    facts: { additions: 1 },
  });
  expect(outside.cases.at(-1)).toMatchObject({ details: { additions: 1 } });
});

describe('taking a claim back', () => {
  const letting = (answer: ServiceAnswer): Outside => ({
    insurer: {
      requestService: async ({ act }) => ({ ok: true, value: act === 'ask' ? answer : { kind: 'let-go' } }),
    },
  });

  test.each([
    ['has not been decided', { kind: 'received' }],
    ['was approved and is not paid, as the stay may never come', { kind: 'accepted', award: approval }],
  ] as const)('a claim that %s is taken back, and costs nothing of the year', async (_how, answer) => {
    const proposal = await aPurchase(letting(answer));
    await tells(proposal);
    const { id } = await claimOn(proposal);
    await typesCode(proposal);
    const take = () => withdrawClaim(ports, proposal.owner, proposal.id, id);
    expect([await take(), await take()].every(({ ok }) => ok)).toBe(true);
    expect(await claimOn(proposal)).toMatchObject({ state: 'withdrawn' });
    expect(await offerOf(proposal)).toMatchObject({ isClaimed: false });
  });

  test('a claim that was paid stays', async () => {
    const proposal = await aPurchase(answering({ kind: 'accepted', award: { ...approval, isPaid: true } }));
    await tells(proposal);
    await typesCode(proposal);
    const { id } = await claimOn(proposal);
    expect(await withdrawClaim(ports, proposal.owner, proposal.id, id)).toMatchObject({
      failure: { code: 'REQUEST_ENDED' },
    });
  });

  test('without a fresh code no claim is taken back', async () => {
    const proposal = await aPurchase(letting({ kind: 'received' }));
    await tells(proposal);
    const { id } = await claimOn(proposal);
    const take = () => withdrawClaim(ports, proposal.owner, proposal.id, id);
    expect(await take()).toMatchObject({ failure: { code: 'CODE_NEEDED' } });
    await typesCode(proposal);
    ports.clock.pass(601);
    expect(await take()).toMatchObject({ failure: { code: 'CODE_NEEDED' } });
    expect(await claimOn(proposal)).toMatchObject({ state: 'with-insurer' });
  });
});

test('a claim that nobody answers is late the day after its day, told once and listed', async () => {
  const proposal = await aPurchase(answering({ kind: 'received' }));
  await tells(proposal, { ...bills, sort: 'emergency' });
  ports.clock.pass(2 * 86_400);
  for (let round = 0; round < 3; round += 1) {
    await settleRequests(ports, 10);
    ports.clock.pass(3_600);
  }
  expect(await mailsOf()).toEqual(['begun', 'late']);
  const late = await ports.store.lateServiceRequests(10, dayInIndia(ports.clock.now()));
  expect(late.map(({ id }) => id)).toEqual([(await claimOn(proposal)).id]);
});

test('a claim that was approved and not paid within its month is listed as that', async () => {
  const proposal = await aPurchase(answering({ kind: 'accepted', award: approval }));
  await tells(proposal, { ...bills, sort: 'planned' });
  const whys = async () => (await listStuck(ports, 10)).map(({ why }) => why);
  ports.clock.pass(29 * 86_400);
  expect(await whys()).not.toContain('claim-not-settled');
  ports.clock.pass(3 * 86_400);
  expect(await whys()).toContain('claim-not-settled');
});

async function ends(proposal: Proposal) {
  await typesCode(proposal);
  const { way, sum } = await offerOf(proposal);
  return endPolicy(ports, proposal.owner, {
    id: proposal.id,
    way,
    comesBack: sum.comesBack,
    reason: undefined,
  });
}

describe('a claim beside an ending', () => {
  test.each([
    ['a return that the insurer has not decided', 0, { kind: 'received' }, 'CLAIM_WHILE_ENDING'],
    ['a cancellation whose notice runs', 60, { kind: 'accepted' }, 'CLAIM_WHILE_ENDING'],
    ['a return that is done', 0, { kind: 'accepted' }, 'CLAIM_AFTER_ENDING'],
  ] as const)('%s, which counted on none, keeps it from being told', async (_which, days, answer, code) => {
    const refundPart = async () => ({ ok: true, value: { state: 'refunded', reference: 'rfnd_1' } }) as const;
    const proposal = await aPurchase({ ...answering(answer), payments: { refundPart } });
    ports.clock.pass(days * 86_400);
    expect(await ends(proposal)).toMatchObject({ ok: true });
    expect(await tells(proposal)).toMatchObject({ failure: { code } });
    expect(await claimsOf(ports, proposal.id)).toEqual([]);
  });

  test('once a cancellation is taken back, it is told', async () => {
    const requestService = async ({ act }: ServiceCase) =>
      ({ ok: true, value: { kind: act === 'ask' ? 'received' : 'let-go' } }) as const;
    const proposal = await aPurchase({ insurer: { requestService } });
    await ends(proposal);
    await keepPolicy(ports, proposal.owner, proposal.id);
    expect(await tells(proposal)).toEqual({ ok: true, value: undefined });
  });

  test('of two tabs one wins: a claim and a return that are pressed at once never both stand', async () => {
    const proposal = await aPurchase(answering({ kind: 'received' }));
    await typesCode(proposal);
    const { way, sum } = await offerOf(proposal);
    const agreement = { id: proposal.id, way, comesBack: sum.comesBack, reason: undefined };
    const done = await Promise.all([endPolicy(ports, proposal.owner, agreement), tells(proposal)]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ports.store.serviceRequestsOf(proposal.id)).toHaveLength(1);
  });

  test.each([
    ['waits', { kind: 'received' }],
    ['is approved', { kind: 'accepted', award: { amount: rupees(1), isPaid: false } }],
  ] as const)(
    'a claim that %s, told after the sum was reckoned, sends the sum back',
    async (_how, answer) => {
      const proposal = await aPurchase(answering(answer));
      await typesCode(proposal);
      const { way, sum } = await offerOf(proposal);
      // The other tab tells it after this one has read the offer and before it writes.
      const { atomically } = ports.store;
      let isPressed = false;
      const store: typeof ports.store = {
        ...ports.store,
        atomically: async (work) => {
          if (!isPressed) {
            isPressed = true;
            await tells(proposal);
          }
          return atomically(work);
        },
      };
      const agreement = { id: proposal.id, way, comesBack: sum.comesBack, reason: undefined };
      expect(await endPolicy({ ...ports, store }, proposal.owner, agreement)).toMatchObject({
        failure: { code: 'ENDING_CHANGED' },
      });
      expect(await ports.store.serviceRequestsOf(proposal.id)).toHaveLength(1);
    },
  );

  test('money waits for a person where a claim has slipped in all the same', async () => {
    const refunds: string[] = [];
    const refundPart = async ({ name }: { readonly name: string }) => {
      refunds.push(name);
      return { ok: true, value: { state: 'refunded', reference: 'rfnd_1' } } as const;
    };
    const proposal = await aPurchase({ ...answering({ kind: 'received' }), payments: { refundPart } });
    await tells(proposal);
    const claim = await claimOn(proposal);
    await ports.store.saveServiceRequest(movedRequest(claim, 'withdrawn', ports.clock.now()));
    await ends(proposal);
    const requests = await ports.store.serviceRequestsOf(proposal.id);
    const ending = requests.find(({ facts }) => facts.kind === 'return');
    const late = await claimOn(proposal);
    await ports.store.saveServiceRequest(movedRequest(late, 'with-insurer', ports.clock.now()));
    if (!ending) throw new Error('a return was asked for');
    await ports.store.saveServiceRequest(movedRequest(ending, 'accepted', ports.clock.now()));
    await rounds();
    expect(refunds).toEqual([]);
    ports.clock.pass(9 * 86_400);
    await settleRequests(ports, 10);
    expect((await listStuck(ports, 10)).map(({ why }) => why)).toContain('return-not-paid');
  });
});

test('ten claims of a policy wait at once, and the eleventh hears why it cannot', async () => {
  const proposal = await aPurchase(answering({ kind: 'received' }));
  for (let count = 0; count < mostOpenClaims; count += 1)
    expect(await tells(proposal, bills, `form-${count}`)).toMatchObject({ ok: true });
  expect(await tells(proposal, bills, 'one-more')).toMatchObject({ failure: { code: 'CLAIMS_FULL' } });
  expect(await tells(proposal, bills, 'form-0')).toMatchObject({ ok: true });
  await ports.store.saveServiceRequest(movedRequest(await claimOn(proposal), 'refused', ports.clock.now()));
  expect(await tells(proposal, bills, 'one-more')).toMatchObject({ ok: true });
});

test('of a claim on paper nothing goes on line, also once a person has written down that it is approved', async () => {
  const outside = answering({ kind: 'received' });
  const proposal = await aPurchase(outside);
  const catalogue = ports.catalogue.current();
  const requestsByMail = { email: 'claims@acme.example', kinds: ['claim'] as const };
  const insurers = new Map(
    [...catalogue.insurers].map(([slug, insurer]) => [slug, { ...insurer, requestsByMail }]),
  );
  ports = { ...ports, catalogue: { current: () => ({ ...catalogue, insurers }) } };
  await tells(proposal);
  const claim = await claimOn(proposal);
  expect(claim).toMatchObject({ state: 'with-insurer', way: 'paper' });
  await ports.store.saveServiceRequest(movedRequest(claim, 'accepted', ports.clock.now()));
  await rounds();
  expect(outside.cases).toEqual([]);
  const { state, lookAt } = await claimOn(proposal);
  expect([state, lookAt]).toEqual(['accepted', undefined]);
});

test('a stranger finds nothing, and no claim of another policy', async () => {
  const proposal = await aPurchase(answering({ kind: 'received' }));
  await tells(proposal);
  const { id } = await claimOn(proposal);
  const stranger = asId<VisitorId>('stranger');
  const codes = [
    await tells({ ...proposal, owner: stranger }),
    await addToClaim(ports, stranger, proposal.id, id),
    await withdrawClaim(ports, stranger, proposal.id, id),
    await withdrawClaim(ports, proposal.owner, proposal.id, 'no-claim'),
  ];
  for (const each of codes) expect(each).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});
