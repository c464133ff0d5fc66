import { afterEach, describe, expect, test } from 'vitest';
import { dayInIndia, type Instant, isoDate } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, type Outside, openUsecasePorts, premium, type UsecasePorts } from '#test/usecase-ports.ts';
import { settleRequests } from '../settle-requests.ts';
import { endPolicy, keepPolicy } from './end-policy.ts';
import { readEnding } from './read-ending.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** Bought on 20 November 2026, covered from the 21st for a year. */
async function aPurchase(outside: Outside, facts: Partial<Proposal> = {}) {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, { state: 'issued', ...facts }, { state: 'captured', amount: premium });
  const days = { coverFrom: isoDate(2026, 11, 21), coverUntil: isoDate(2027, 11, 20) };
  await ports.store.insertPolicy(aPolicy(proposal, { ...days, issuedAt: ports.clock.now() }), []);
  return proposal;
}

/** As if a code to the holder's mobile had been typed at that moment. */
async function typesCode(visitor: VisitorId, { id }: Proposal): Promise<void> {
  const contacts = await ports.store.policyContactsOf(id);
  const holder = contacts.find(({ role }) => role === 'holder');
  if (!holder) throw new Error('a policy has a holder');
  const provenAt = ports.clock.now();
  const proof = { visitor, contactId: holder.contactId, proposalId: undefined };
  await ports.store.saveProof({ ...proof, provenAt, endsAt: proofEnds(provenAt) });
}

const comesBackTo = async ({ owner, id }: Proposal) => {
  const view = await readEnding(ports, owner, id);
  return view.ok && typeof view.value.offer === 'object' ? view.value.offer.sum.comesBack : undefined;
};

const ends = async (proposal: Proposal, facts: Partial<Parameters<typeof endPolicy>[2]> = {}) =>
  endPolicy(ports, proposal.owner, {
    id: proposal.id,
    way: 'return',
    comesBack: (await comesBackTo(proposal)) ?? 0,
    reason: undefined,
    ...facts,
  });

const codeOf = (result: Awaited<ReturnType<typeof ends>>) => (result.ok ? 'ok' : result.failure.code);

/** The insurer has it, and has not decided. */
const undecided: Outside = {
  insurer: { requestService: async () => ({ ok: true, value: { kind: 'received' } }) },
};

test('a return is asked for by its holder with a fresh code, and stands with its reference', async () => {
  const proposal = await aPurchase(undecided);
  await typesCode(proposal.owner, proposal);
  const result = await ends(proposal);
  expect(result).toMatchObject({
    ok: true,
    value: { offer: undefined, request: { state: 'with-insurer', facts: { kind: 'return' } } },
  });
  expect(result.ok && result.value.request?.reference).toMatch(/^CH \d{4} \d{4}$/);
});

describe('who may', () => {
  test('without a fresh code nothing is asked for', async () => {
    const proposal = await aPurchase(undecided);
    expect(codeOf(await ends(proposal))).toBe('CODE_NEEDED');
    await typesCode(proposal.owner, proposal);
    ports.clock.pass(601);
    expect(codeOf(await ends(proposal))).toBe('CODE_NEEDED');
    expect(await ports.store.serviceRequestsOf(proposal.id)).toEqual([]);
  });

  test('a stranger finds nothing, and whoever was let in reads and ends nothing', async () => {
    const proposal = await aPurchase(undecided);
    const stranger = asId<VisitorId>('stranger');
    expect(codeOf(await ends({ ...proposal, owner: stranger }))).toBe('NOT_FOUND');
    const address = { kind: 'mobile', value: '9722044171' } as const;
    const at = ports.clock.now();
    const facts = { proposalId: proposal.id, address, role: 'second', name: 'Ravi' } as const;
    await ports.store.addPolicyContact({ ...facts, addedAt: at, holdsFrom: at });
    const second = (await ports.store.policyContactsOf(proposal.id)).find(({ role }) => role === 'second');
    if (!second) throw new Error('somebody was let in');
    const proof = { visitor: stranger, contactId: second.contactId, proposalId: undefined };
    await ports.store.saveProof({ ...proof, provenAt: at, endsAt: proofEnds(at) });
    const reader = { ...proposal, owner: stranger };
    expect(await comesBackTo(reader)).toBeDefined();
    expect(codeOf(await ends(reader))).toBe('HOLDER_ONLY');
    expect(codeOf(await keepPolicy(ports, stranger, proposal.id))).toBe('HOLDER_ONLY');
  });
});

describe('the sum that was seen', () => {
  test('another sum, or another way, is refused, and nothing is asked for', async () => {
    const proposal = await aPurchase(undecided);
    await typesCode(proposal.owner, proposal);
    expect(codeOf(await ends(proposal, { comesBack: 1 }))).toBe('ENDING_CHANGED');
    expect(codeOf(await ends(proposal, { way: 'cancel' }))).toBe('ENDING_CHANGED');
    expect(await ports.store.serviceRequestsOf(proposal.id)).toEqual([]);
  });

  test('a day later it is less, and what was seen the day before is refused', async () => {
    const proposal = await aPurchase(undecided);
    ports.clock.pass(3 * 86_400);
    const before = await comesBackTo(proposal);
    ports.clock.pass(86_400);
    await typesCode(proposal.owner, proposal);
    expect(codeOf(await ends(proposal, { comesBack: before ?? 0 }))).toBe('ENDING_CHANGED');
    expect(codeOf(await ends(proposal))).toBe('ok');
  });

  test('an insurer that does not say whether it paid a claim keeps it from being offered', async () => {
    const proposal = await aPurchase({
      insurer: { renewalTerms: async () => ({ ok: false, reason: 'timed-out' }) },
    });
    await typesCode(proposal.owner, proposal);
    expect(await readEnding(ports, proposal.owner, proposal.id)).toMatchObject({
      value: { offer: 'insurer-silent' },
    });
    expect(codeOf(await ends(proposal))).toBe('INSURER_UNAVAILABLE');
  });

  test('after a claim nothing comes back', async () => {
    const proposal = await aPurchase({
      insurer: { renewalTerms: async () => ({ ok: true, value: { claimed: true, sumWithBonus: lakh(10) } }) },
    });
    ports.clock.pass(60 * 86_400);
    expect(await comesBackTo(proposal)).toBe(0);
  });
});

test('after thirty days a return is a cancellation, and a renewal is cancelled from its first day on', async () => {
  const proposal = await aPurchase(undecided);
  const wayAfter = async (days: number) => {
    ports.clock.pass(days * 86_400);
    const view = await readEnding(ports, proposal.owner, proposal.id);
    return view.ok && typeof view.value.offer === 'object'
      ? view.value.offer.way
      : view.ok && view.value.offer;
  };
  expect(await wayAfter(30)).toBe('return');
  expect(await wayAfter(1)).toBe('cancel');
  expect(await wayAfter(330)).toBe('not-now');
});

test('pressed twice and by two at once it is one request', async () => {
  const proposal = await aPurchase(undecided);
  await typesCode(proposal.owner, proposal);
  const results = await Promise.all([ends(proposal), ends(proposal), ends(proposal)]);
  expect(results.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
  expect(await ports.store.serviceRequestsOf(proposal.id)).toHaveLength(1);
});

describe('taking it back', () => {
  test('what the insurer has not decided is let go, and another one can be asked for', async () => {
    let isDecided = false;
    const proposal = await aPurchase({
      insurer: {
        requestService: async ({ act }) => ({
          ok: true,
          value: { kind: act === 'withdraw' ? 'let-go' : isDecided ? 'accepted' : 'received' },
        }),
      },
    });
    await typesCode(proposal.owner, proposal);
    await ends(proposal);
    const first = await keepPolicy(ports, proposal.owner, proposal.id);
    expect(first).toMatchObject({ ok: true, value: { request: { state: 'withdrawn' } } });
    expect(await keepPolicy(ports, proposal.owner, proposal.id)).toMatchObject({ ok: true });
    isDecided = true;
    ports.clock.pass(1);
    expect(codeOf(await ends(proposal))).toBe('ok');
    const requests = await ports.store.serviceRequestsOf(proposal.id);
    expect(requests.map(({ state }) => state)).toEqual(['withdrawn', 'done']);
  });

  test('a return that the insurer has settled stays so', async () => {
    const proposal = await aPurchase({});
    await typesCode(proposal.owner, proposal);
    await ends(proposal);
    expect(codeOf(await keepPolicy(ports, proposal.owner, proposal.id))).toBe('REQUEST_ENDED');
  });

  test('a cancellation is taken back to its last day, and the policy goes on', async () => {
    const proposal = await aPurchase({});
    ports.clock.pass(60 * 86_400);
    await typesCode(proposal.owner, proposal);
    await ends(proposal, { way: 'cancel' });
    expect((await ports.store.policyOf(proposal.id))?.endedOn).toBe(
      dayInIndia('2027-01-26T09:00:00.000Z' as Instant), // sixty days and seven of notice later
    );
    ports.clock.pass(7 * 86_400);
    expect(codeOf(await keepPolicy(ports, proposal.owner, proposal.id))).toBe('ok');
    expect((await ports.store.policyOf(proposal.id))?.endedOn).toBeUndefined();
    ports.clock.pass(30 * 86_400);
    await settleRequests(ports, 10);
    expect(await comesBackTo(proposal)).toBeGreaterThan(0);
  });
});

test('an insurer on paper is mailed a filled form, its holder hears so, and a person has to go on', async () => {
  const proposal = await aPurchase({});
  const catalogue = ports.catalogue.current();
  const insurers = new Map(
    [...catalogue.insurers].map(([slug, insurer]) => [
      slug,
      {
        ...insurer,
        requestsByMail: { email: 'servicing@acme.example', kinds: ['return', 'cancel'] as const },
      },
    ]),
  );
  ports = { ...ports, catalogue: { current: () => ({ ...catalogue, insurers }) } };
  await typesCode(proposal.owner, proposal);
  const result = await ends(proposal);
  expect(result).toMatchObject({ ok: true, value: { request: { state: 'with-insurer', way: 'paper' } } });
  const at = ports.clock.now();
  const mails = (await ports.store.unsentMessages(10, at, at)).map(({ message }) => [
    message?.letter.kind,
    message?.to.email,
  ]);
  expect(mails).toContainEqual(['service-form', 'servicing@acme.example']);
  expect(mails).toContainEqual(['service-news', 'asha@example.in']);
  expect(await ports.store.dueServiceRequests(10, '2030-01-01T00:00:00.000Z' as Instant)).toEqual([]); // an instant's shape
  expect(rupees((await comesBackTo(proposal)) ?? 0)).toBe(0);
});
