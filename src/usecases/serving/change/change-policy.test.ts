import { afterEach, describe, expect, test } from 'vitest';
import { dayInIndia, isoDate } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import { contactOf, formOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { changeKinds } from '#domain/service/change/policy-change.ts';
import { asIssued } from '#domain/service/change/present-policy.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, noAnswer, type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { ServiceAnswer } from '../../ports/insurer-gateway.ts';
import type { OutgoingMessage } from '../../ports/messages.ts';
import { settleRequests } from '../settle-requests.ts';
import { changeNumber } from './change-number.ts';
import { changePolicy, type WantedChange, withdrawChange } from './change-policy.ts';
import { readChanges } from './read-changes.ts';
import { sendChangeCode } from './send-change-code.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** Bought on 20 November 2026, covered from the 21st for a year; a code was typed a moment ago. */
async function aPurchase(outside: Outside = {}): Promise<Proposal> {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, { state: 'issued' }, { state: 'captured' });
  const days = { coverFrom: isoDate(2026, 11, 21), coverUntil: isoDate(2027, 11, 20) };
  await ports.store.insertPolicy(aPolicy(proposal, { ...days, issuedAt: ports.clock.now() }), []);
  await typesCode(proposal.owner, proposal);
  return proposal;
}

async function typesCode(visitor: VisitorId, { id }: Proposal): Promise<void> {
  const holder = (await ports.store.policyContactsOf(id)).find(({ role }) => role === 'holder');
  if (!holder) throw new Error('a policy has a holder');
  const provenAt = ports.clock.now();
  const proof = { visitor, contactId: holder.contactId, proposalId: undefined };
  await ports.store.saveProof({ ...proof, provenAt, endsAt: proofEnds(provenAt) });
}

const askerOf = ({ owner }: Proposal) => ({ visitor: owner, network: '203.0.113' });
const rightName = { first_name: 'Asha', last_name: 'Raoo' };

const changes = (proposal: Proposal, facts: Partial<WantedChange> = {}) =>
  changePolicy(ports, askerOf(proposal), {
    id: proposal.id,
    kind: 'change-name',
    person: 'proposer',
    answers: rightName,
    code: '',
    endorsements: 0,
    ...facts,
  });

const codeOf = (result: Awaited<ReturnType<typeof changes>>) => (result.ok ? 'ok' : result.failure.code);
const nameOf = async ({ id }: Proposal) => {
  const proposal = await ports.store.getProposal(id);
  return proposal && contactOf(proposal).name;
};

const answering = (...answers: readonly ServiceAnswer[]): Outside => {
  let at = 0;
  return {
    insurer: {
      requestService: async ({ act }) => {
        const value = answers[Math.min(at, answers.length - 1)] ?? { kind: 'received' };
        at += 1;
        return { ok: true, value: act === 'withdraw' ? { kind: 'let-go' } : value };
      },
    },
  };
};
const undecided = answering({ kind: 'received' });

async function letters(): Promise<readonly OutgoingMessage[]> {
  const at = ports.clock.now();
  return (await ports.store.unsentMessages(100, at, at)).flatMap(({ message }) => message ?? []);
}

const newsOf = async () =>
  (await letters()).flatMap(({ letter }) => (letter.kind === 'service-news' ? [letter.news] : []));

test('a name that the insurer corrects is read so from then on, and what was signed keeps the old one', async () => {
  const proposal = await aPurchase(
    answering({ kind: 'received' }, { kind: 'received' }, { kind: 'accepted' }),
  );
  const result = await changes(proposal);
  expect(result).toMatchObject({
    ok: true,
    value: { requests: [{ state: 'with-insurer', dueOn: '2026-11-27' }] },
  });
  expect(await nameOf(proposal)).toBe('Asha Rao');
  ports.clock.pass(3);
  await settleRequests(ports, 10);
  const stored = await ports.store.getProposal(proposal.id);
  expect(stored?.endorsements).toMatchObject([
    { number: 1, kind: 'change-name', on: dayInIndia(ports.clock.now()) },
  ]);
  expect(await nameOf(proposal)).toBe('Asha Raoo');
  expect(stored && contactOf(asIssued(stored)).name).toBe('Asha Rao');
  expect(await newsOf()).toEqual(['begun', 'done']);
});

describe('who may', () => {
  test('without a fresh code, or with a stale one, nothing is asked for', async () => {
    const proposal = await aPurchase(undecided);
    ports.clock.pass(601);
    for (const kind of changeKinds) expect(codeOf(await changes(proposal, { kind }))).toBe('CODE_NEEDED');
    expect(await ports.store.serviceRequestsOf(proposal.id)).toEqual([]);
  });

  test('a stranger finds nothing, and whoever was let in reads no request, no value, and changes nothing', async () => {
    const proposal = await aPurchase(answering({ kind: 'received' }, { kind: 'accepted' }));
    const stranger = asId<VisitorId>('stranger');
    const asStranger = { ...proposal, owner: stranger };
    expect(codeOf(await changes(asStranger))).toBe('NOT_FOUND');
    const at = ports.clock.now();
    const address = { kind: 'mobile', value: '9722044171' } as const;
    const facts = { proposalId: proposal.id, address, role: 'second', name: 'Ravi' } as const;
    await ports.store.addPolicyContact({ ...facts, addedAt: at, holdsFrom: at });
    const second = (await ports.store.policyContactsOf(proposal.id)).find(({ role }) => role === 'second');
    if (!second) throw new Error('somebody was let in');
    const proof = { visitor: stranger, contactId: second.contactId, proposalId: undefined };
    await ports.store.saveProof({ ...proof, provenAt: at, endsAt: proofEnds(at) });
    const answers = { nominee_first_name: 'Meera' };
    const nominee = { kind: 'change-nominee', person: undefined, answers } as const;
    expect(codeOf(await changes(asStranger, nominee))).toBe('HOLDER_ONLY');
    const own = await changes(proposal);
    const reference = own.ok ? (own.value.requests[0]?.reference ?? '') : '';
    expect(reference).not.toBe('');
    expect(await readChanges(ports, stranger, proposal.id)).toMatchObject({
      value: { mayChange: false, requests: [], endorsements: [], offered: [] },
    });
    ports.clock.pass(3);
    await settleRequests(ports, 10);
    expect((await ports.store.getProposal(proposal.id))?.endorsements).toHaveLength(1);
    expect(await readChanges(ports, stranger, proposal.id)).toMatchObject({
      value: { mayChange: false, requests: [], endorsements: [], offered: [] },
    });
    expect(await withdrawChange(ports, stranger, { id: proposal.id, reference })).toMatchObject({
      failure: { code: 'HOLDER_ONLY' },
    });
  });

  test('after the last day of cover nothing can be changed', async () => {
    const proposal = await aPurchase(undecided);
    await ports.store.endPolicy(proposal.id, isoDate(2026, 11, 21));
    ports.clock.pass(2 * 86_400);
    await typesCode(proposal.owner, proposal);
    expect(codeOf(await changes(proposal))).toBe('CHANGE_NOT_NOW');
  });
});

describe('what is typed', () => {
  test('is refused beside its field, and nobody who is not on the policy has a name on it', async () => {
    const proposal = await aPurchase(undecided);
    expect(await changes(proposal, { answers: { first_name: '', last_name: 'Rao' } })).toMatchObject({
      failure: { code: 'INVALID_ANSWERS', fields: [{ field: 'first_name' }] },
    });
    expect(codeOf(await changes(proposal, { person: 'Spouse' }))).toBe('CHANGE_NOT_NOW');
    expect(codeOf(await changes(proposal, { person: undefined }))).toBe('CHANGE_NOT_NOW');
    expect(codeOf(await changes(proposal, { answers: { first_name: 'Asha', last_name: 'Rao' } }))).toBe(
      'CHANGE_SAME',
    );
    expect(await ports.store.serviceRequestsOf(proposal.id)).toEqual([]);
  });

  test('pressed twice, and in two tabs at once, is one request; another one of its kind has to wait', async () => {
    const proposal = await aPurchase(undecided);
    const results = await Promise.all([changes(proposal), changes(proposal), changes(proposal)]);
    expect(results.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
    ports.clock.pass(1);
    expect(codeOf(await changes(proposal, { answers: { first_name: 'Usha', last_name: 'Rao' } }))).toBe(
      'CHANGE_UNDER_WAY',
    );
    const nominee = {
      kind: 'change-nominee',
      person: undefined,
      answers: { nominee_first_name: 'Meera' },
    } as const;
    expect(codeOf(await changes(proposal, nominee))).toBe('ok');
    const requests = await ports.store.serviceRequestsOf(proposal.id);
    expect(requests.map(({ facts }) => facts.kind)).toEqual(['change-name', 'change-nominee']);
  });

  test('pressed again after it was done says so, and asks for nothing', async () => {
    const proposal = await aPurchase({});
    expect(codeOf(await changes(proposal))).toBe('ok');
    expect(codeOf(await changes(proposal))).toBe('ok');
    expect(await ports.store.serviceRequestsOf(proposal.id)).toHaveLength(1);
    ports.clock.pass(1);
    const usha = { first_name: 'Usha', last_name: 'Rao' };
    expect(codeOf(await changes(proposal, { answers: usha, endorsements: 1 }))).toBe('ok');
    expect((await ports.store.getProposal(proposal.id))?.endorsements?.map(({ number }) => number)).toEqual([
      1, 2,
    ]);
  });
});

test('a form that was drawn before a change of its kind overwrites nothing, and one of another kind is taken', async () => {
  const proposal = await aPurchase({});
  expect(codeOf(await changes(proposal))).toBe('ok');
  ports.clock.pass(1);
  const usha = { first_name: 'Usha', last_name: 'Rao' };
  expect(codeOf(await changes(proposal, { answers: usha }))).toBe('CHANGE_OUTDATED');
  expect([await nameOf(proposal), (await ports.store.serviceRequestsOf(proposal.id)).length]).toEqual([
    'Asha Raoo',
    1,
  ]);
  const answers = { nominee_first_name: 'Meera' };
  expect(codeOf(await changes(proposal, { kind: 'change-nominee', person: undefined, answers }))).toBe('ok');
});

describe('a change that comes to nothing changes nothing', () => {
  test('one that the insurer refuses', async () => {
    const proposal = await aPurchase(answering({ kind: 'refused', text: 'Not by our rules' }));
    await changes(proposal);
    const stored = await ports.store.getProposal(proposal.id);
    expect([stored?.forms, stored?.endorsements]).toEqual([proposal.forms, undefined]);
    expect(await newsOf()).toEqual(['begun', 'refused']);
    expect(codeOf(await changes(proposal))).toBe('ok'); // It can be asked for again.
  });

  test('one that its holder takes back in time', async () => {
    const proposal = await aPurchase(undecided);
    const result = await changes(proposal);
    const reference = result.ok ? (result.value.requests[0]?.reference ?? '') : '';
    const back = () => withdrawChange(ports, proposal.owner, { id: proposal.id, reference });
    expect(await back()).toMatchObject({ ok: true, value: { requests: [{ state: 'withdrawn' }] } });
    expect(await back()).toMatchObject({ ok: true });
    expect((await ports.store.getProposal(proposal.id))?.forms).toEqual(proposal.forms);
    expect(await newsOf()).toEqual(['begun', 'withdrawn']);
    expect(await withdrawChange(ports, proposal.owner, { id: proposal.id, reference: 'CH 0' })).toMatchObject(
      {
        failure: { code: 'REQUEST_ENDED' },
      },
    );
  });

  test('one that is done stays so', async () => {
    const proposal = await aPurchase({});
    const result = await changes(proposal);
    const reference = result.ok ? (result.value.requests[0]?.reference ?? '') : '';
    expect(await withdrawChange(ports, proposal.owner, { id: proposal.id, reference })).toMatchObject({
      failure: { code: 'REQUEST_ENDED' },
    });
  });

  test('one that nobody answers is told as late, once', async () => {
    const proposal = await aPurchase({ insurer: { requestService: noAnswer } });
    await changes(proposal);
    ports.clock.pass(8 * 86_400);
    for (let round = 0; round < 3; round += 1) {
      await settleRequests(ports, 10);
      ports.clock.pass(3_600);
    }
    expect(await newsOf()).toEqual(['begun', 'late']);
    expect(await nameOf(proposal)).toBe('Asha Rao');
  });
});

describe('a mail address', () => {
  /** A mailbox that keeps what it is sent. */
  async function withMailbox(outside: Outside) {
    const proposal = await aPurchase(outside);
    const codes: string[] = [];
    const send = async ({ letter, to }: OutgoingMessage) => {
      if (letter.kind === 'address-code') codes.push(`${to.email} ${letter.code}`);
      return { outcome: 'sent', answer: 'taken', reference: undefined } as const;
    };
    ports = { ...ports, outbox: { mail: { send } } };
    return { proposal, codes };
  }
  const email = 'asha.new@example.in';
  const toMail = (proposal: Proposal, code: string) =>
    changes(proposal, { kind: 'change-mail', person: undefined, answers: { email }, code });

  test('is changed with the code that went to it; the old one is told, and the new one opens the policy', async () => {
    const { proposal, codes } = await withMailbox({});
    const sending = await sendChangeCode(ports, askerOf(proposal), {
      id: proposal.id,
      email,
      language: 'en',
    });
    if (sending.ok) await sending.value.sending;
    const [code = ''] = codes.map((each) => each.replace(`${email} `, ''));
    expect(codes).toEqual([expect.stringMatching(/^asha\.new@example\.in \d{6}$/)]);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await toMail(proposal, wrong)).toMatchObject({
      failure: { code: 'INVALID_ANSWERS', fields: [{ field: 'code', code: 'OPENING_CODE_WRONG' }] },
    });
    expect(codeOf(await toMail(proposal, code))).toBe('ok');
    const stored = await ports.store.getProposal(proposal.id);
    expect(stored && contactOf(stored).email).toBe(email);
    const mails = (await letters()).map(({ letter, to }) => [
      letter.kind === 'service-news' && letter.news,
      to.email,
    ]);
    expect(mails).toEqual([
      ['begun', 'asha@example.in'],
      [false, 'asha@example.in'],
      ['done', email],
    ]);
    const opener = (await letters()).find(({ letter }) => letter.kind === 'opener-added');
    expect(opener).toMatchObject({
      to: { mobile: '9822044170' },
      letter: { way: 'mail', address: expect.stringContaining('@example.in') },
    });
    const addresses = (await ports.store.policyContactsOf(proposal.id)).filter(({ role }) => role === 'mail');
    expect(addresses.map(({ address }) => address.value)).toEqual([email]);
  });

  const by = { who: 'ravi', via: 'command', reason: 'Mobile lost', reference: 'CH-1' } as const;
  const reportLost = ({ id }: Proposal) => changeNumber(ports, { id, mobile: '9722044199' }, by);
  const opener = async ({ id }: Proposal) =>
    (await ports.store.policyContactsOf(id)).find(({ address }) => address.value === email);

  async function asksForMail(outside: Outside) {
    const { proposal, codes } = await withMailbox(outside);
    await sendAndChange(proposal, codes);
    return { proposal };
  }

  async function sendAndChange(proposal: Proposal, codes: readonly string[]): Promise<void> {
    const sending = await sendChangeCode(ports, askerOf(proposal), {
      id: proposal.id,
      email,
      language: 'en',
    });
    if (sending.ok) await sending.value.sending;
    expect(codeOf(await toMail(proposal, codes.at(-1)?.split(' ')[1] ?? ''))).toBe('ok');
  }

  test('that somebody asked for with a mobile that is reported lost is taken back', async () => {
    const { proposal } = await asksForMail(undecided);
    await reportLost(proposal);
    await settleRequests(ports, 10);
    expect((await ports.store.serviceRequestsOf(proposal.id)).map(({ state }) => state)).toEqual([
      'withdrawn',
    ]);
  });

  test('that is changed while another mobile waits for its day opens the policy until that day', async () => {
    const { proposal, codes } = await withMailbox({});
    const lost = await reportLost(proposal);
    await sendAndChange(proposal, codes);
    expect(await opener(proposal)).toMatchObject({ role: 'mail', endsAt: lost.ok && lost.value });
  });

  test('that a lost mobile had asked for opens nothing once the new one holds', async () => {
    const answers: ServiceAnswer[] = [{ kind: 'received' }];
    const requestService = async () => ({ ok: true, value: answers[0] ?? { kind: 'accepted' } }) as const;
    const { proposal } = await asksForMail({ insurer: { requestService } });
    await reportLost(proposal);
    ports.clock.pass(4 * 86_400);
    // Before it heard of the withdrawal the insurer had made up its mind.
    answers.pop();
    await settleRequests(ports, 10);
    ports.clock.pass(86_400);
    await settleRequests(ports, 10);
    expect((await ports.store.getProposal(proposal.id))?.endorsements).toHaveLength(1);
    expect(await opener(proposal)).toMatchObject({ role: 'known' });
  });

  test('is not changed without a code, nor by one for another address', async () => {
    const { proposal, codes } = await withMailbox({});
    expect(codeOf(await toMail(proposal, ''))).toBe('INVALID_ANSWERS');
    const sending = await sendChangeCode(ports, askerOf(proposal), {
      id: proposal.id,
      email: 'other@example.in',
      language: 'en',
    });
    if (sending.ok) await sending.value.sending;
    expect(codeOf(await toMail(proposal, codes[0]?.split(' ')[1] ?? ''))).toBe('INVALID_ANSWERS');
    expect(await ports.store.serviceRequestsOf(proposal.id)).toEqual([]);
  });

  test('is sent a code for its holder alone, with a fresh code, and where it is one', async () => {
    const { proposal, codes } = await withMailbox({});
    const ask = async (visitor: VisitorId, to: string) => {
      const sending = await sendChangeCode(
        ports,
        { visitor, network: '203.0.113' },
        { id: proposal.id, email: to, language: 'en' },
      );
      return sending.ok ? 'ok' : sending.failure.code;
    };
    expect(await ask(asId<VisitorId>('stranger'), email)).toBe('NOT_FOUND');
    expect(await ask(proposal.owner, 'asha')).toBe('INVALID_ANSWERS');
    ports.clock.pass(601);
    expect(await ask(proposal.owner, email)).toBe('CODE_NEEDED');
    expect(codes).toEqual([]);
  });
});

test('an insurer on paper is mailed what was and what is to be, and its holder hears so', async () => {
  const proposal = await aPurchase({});
  const catalogue = ports.catalogue.current();
  const requestsByMail = { email: 'servicing@acme.example', kinds: changeKinds };
  const insurers = new Map(
    [...catalogue.insurers].map(([slug, insurer]) => [slug, { ...insurer, requestsByMail }]),
  );
  ports = { ...ports, catalogue: { current: () => ({ ...catalogue, insurers }) } };
  expect(await changes(proposal)).toMatchObject({
    ok: true,
    value: { requests: [{ state: 'with-insurer', way: 'paper' }] },
  });
  const [form] = (await letters()).flatMap(({ letter }) => (letter.kind === 'service-form' ? [letter] : []));
  expect(form?.details).toMatchObject({
    changes: ['last_name: Rao -> Raoo'],
    'new.first_name': 'Asha',
    'new.last_name': 'Raoo',
  });
  expect(await newsOf()).toEqual(['on-paper']);
  const stored = await ports.store.getProposal(proposal.id);
  expect(stored && formOf(stored, 'proposerDetails')).toEqual(formOf(proposal, 'proposerDetails'));
});
