import { afterEach, describe, expect, test } from 'vitest';
import { dayInIndia, isoDate } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { CheckedClaim } from '#domain/service/claim/claim-form.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, noAnswer, type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { listStuck } from '../../operating/list-stuck.ts';
import type { ServiceAnswer, ServiceCase } from '../../ports/insurer-gateway.ts';
import { settleRequests } from '../settle-requests.ts';
import { addToClaim, claimsOf, tellClaim, withdrawClaim } from './tell-claim.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function aPurchase(outside: Outside) {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, { state: 'issued' }, { state: 'captured' });
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

test('a claim is taken back until the insurer has decided, and not after', async () => {
  const proposal = await aPurchase({
    insurer: {
      requestService: async ({ act }) => ({
        ok: true,
        value: { kind: act === 'ask' ? 'received' : 'let-go' },
      }),
    },
  });
  await tells(proposal);
  const { id } = await claimOn(proposal);
  const take = () => withdrawClaim(ports, proposal.owner, proposal.id, id);
  expect([await take(), await take()].every(({ ok }) => ok)).toBe(true);
  expect(await claimOn(proposal)).toMatchObject({ state: 'withdrawn' });
  await ports.close();
  const other = await aPurchase(answering({ kind: 'accepted', award: approval }));
  await tells(other);
  const decided = await claimOn(other);
  expect(await withdrawClaim(ports, other.owner, other.id, decided.id)).toMatchObject({
    failure: { code: 'REQUEST_ACCEPTED' },
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
