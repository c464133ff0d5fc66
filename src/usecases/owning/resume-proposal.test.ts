import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInIndia } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { noCodes } from '#domain/resume/resume-codes.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, proposerAnswers, type UsecasePorts } from '#test/usecase-ports.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { eraseVisitor } from '../keeping/erase-data.ts';
import type { MessageSender, OutgoingMessage } from '../ports/messages.ts';
import type { Store } from '../ports/store.ts';
import { makeResumeLink } from '../telling/make-resume-link.ts';
import { beginRenewal } from './begin-renewal.ts';
import { listPurchases } from './list-purchases.ts';
import { type Resuming, readResumeLink, resumeProposal, sendResumeCode } from './resume-proposal.ts';

const contact = { first_name: 'Asha', mobile: '98220 44170', email: 'asha@example.in' };
const forms = { proposerDetails: contact };
const other = asId<VisitorId>('another device');
const third = asId<VisitorId>('a third device');
const day = 24 * 60 * 60;

let ports: UsecasePorts;
let messages: OutgoingMessage[];
let sending: TryAnswer['outcome'];
let proposal: Proposal;

beforeEach(async () => {
  messages = [];
  sending = 'sent';
  const send: MessageSender['send'] = async (message) => {
    messages.push(message);
    return { outcome: sending, answer: '', reference: undefined };
  };
  ports = {
    ...(await openUsecasePorts({})),
    addresses: { resume: (secret) => secret },
    outbox: { mail: { send }, sms: { send } },
  };
  proposal = await keep(ports, { forms });
});
afterEach(() => ports.close());

async function aLink(of = proposal, owner = of.owner): Promise<string> {
  const result = await makeResumeLink(ports, owner, {
    id: of.id,
    language: 'hi',
  });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value.address;
}

/** Has a code sent, and says it. */
async function aCode(secret: string, visitor = other): Promise<string> {
  const answer = await sendResumeCode(ports, visitor, { secret, language: 'hi' });
  const letter = messages.at(-1)?.letter;
  if (!answer.ok || letter?.kind !== 'resume-code') throw new Error('No code was sent');
  return letter.code;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const type = (secret: string, input: string, visitor = other) =>
  resumeProposal(ports, visitor, { secret, code: input });
const notFound = { ok: false, failure: { code: 'NOT_FOUND' } };
const refusedBy = (code: string) => ({ ok: true, value: { kind: 'asked', refused: { field: 'otp', code } } });
const opened = (isNew: boolean): { ok: true; value: Resuming } => ({
  ok: true,
  value: { kind: 'own', id: proposal.id, destination: 'payment', isNew },
});

describe('a link', () => {
  test('goes by letter to the proposal’s own e-mail, and says of the mobile its end alone', async () => {
    const result = await makeResumeLink(ports, proposal.owner, {
      id: proposal.id,
      language: 'hi',
    });
    expect(result).toMatchObject({ ok: true, value: { mobileEnds: '70', sentTo: 'a…@example.in' } });
    expect(messages).toMatchObject([
      { language: 'hi', to: { email: contact.email }, letter: { kind: 'resume-link' } },
    ]);
    expect(await dueMessages(ports.store, 10)).toEqual([]);
  });

  test.each([
    ['without an e-mail is only shown', { ...contact, email: '' }, 'sent'],
    ['whose letter cannot be sent is only shown', contact, 'failed'],
  ] as const)('one %s', async (_, proposerDetails, outcome) => {
    sending = outcome;
    const own = await keep(ports, { forms: { proposerDetails } });
    const request = { id: own.id, language: 'en' } as const;
    expect(await makeResumeLink(ports, own.owner, request)).toMatchObject({
      ok: true,
      value: { sentTo: undefined },
    });
  });

  test('that is shown to its maker alone is in no letter, and has a code when others used theirs up', async () => {
    const mailed = await aLink();
    for (let code = 0; code < 3; code += 1) {
      await aCode(mailed, third);
      ports.clock.pass(90);
    }
    expect(await sendResumeCode(ports, other, { secret: mailed, language: 'hi' })).toMatchObject({
      value: { refused: { code: 'OTP_NOT_YET' } },
    });
    messages = [];
    const request = { id: proposal.id, language: 'hi' } as const;
    const result = await makeResumeLink(ports, proposal.owner, { ...request, isShownOnly: true });
    if (!result.ok) throw new Error(result.failure.code);
    expect([result.value.sentTo, messages]).toEqual([undefined, []]);
    expect(await sendResumeCode(ports, third, { secret: mailed, language: 'hi' })).toEqual(notFound);
    expect(await type(result.value.address, await aCode(result.value.address))).toEqual(opened(true));
  });

  test('is not made where no code could follow it', async () => {
    const { mail } = ports.outbox;
    const withoutSms = { ...ports, outbox: mail ? { mail } : {} };
    const request = { id: proposal.id, language: 'en' } as const;
    expect(await makeResumeLink(withoutSms, proposal.owner, request)).toMatchObject({
      failure: { code: 'RESUME_NEEDS_SMS' },
    });
    expect([messages, await ports.store.resumeLinkOf(proposal.id)]).toEqual([[], undefined]);
  });

  test('is made for its owner alone, and not without a mobile', async () => {
    const request = { id: proposal.id, language: 'en' } as const;
    expect(await makeResumeLink(ports, other, request)).toEqual(notFound);
    const { id, owner } = await keep(ports, { forms: { proposerDetails: { ...contact, mobile: '98' } } });
    expect(await makeResumeLink(ports, owner, { ...request, id })).toMatchObject({
      failure: { code: 'RESUME_NEEDS_MOBILE' },
    });
  });

  test('tells the end of the mobile and nothing else, and the way on to whoever has it already', async () => {
    const secret = await aLink();
    expect(await readResumeLink(ports, other, secret)).toEqual({
      ok: true,
      value: {
        kind: 'asked',
        mobileEnds: '70',
        open: undefined,
        nextCodeIn: 0,
        isMobileOver: false,
        refused: undefined,
      },
    });
    expect(await readResumeLink(ports, proposal.owner, secret)).toEqual(opened(false));
  });

  test('is answered alike when it is unknown, replaced, over or has served', async () => {
    const replaced = await aLink();
    const over = await aLink();
    const second = await keep(ports, { forms });
    const spent = await aLink(second);
    await type(spent, await aCode(spent, third), third);
    ports.clock.pass(30 * day);
    for (const secret of ['', 'unknown', replaced, over, spent]) {
      expect(await readResumeLink(ports, other, secret)).toEqual(notFound);
      expect(await sendResumeCode(ports, other, { secret, language: 'en' })).toEqual(notFound);
      expect(await type(secret, '123456')).toEqual(notFound);
    }
  });
});

describe('a code', () => {
  test('goes to the mobile of the proposal, and is kept nowhere', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    expect(messages.at(-1)).toMatchObject({ to: { mobile: '9822044170', email: '' }, language: 'hi' });
    expect(await dueMessages(ports.store, 10)).toEqual([]);
    const link = await ports.store.resumeLinkOf(proposal.id);
    expect(JSON.stringify(link)).not.toContain(code);
    expect(JSON.stringify(link)).not.toContain(secret);
  });

  test('of a renewal goes to the mobile of the policy, whatever is entered there before it is issued', async () => {
    const proposal = await keep(ports, { forms: { proposerDetails: proposerAnswers }, state: 'issued' });
    const coverUntil = addDays(dayInIndia(ports.clock.now()), 30);
    await ports.store.insertPolicy(aPolicy(proposal, { coverUntil }), []);
    const result = await beginRenewal(ports, proposal.owner, proposal.id);
    if (!result.ok) throw new Error(result.failure.code);
    const mobile = '9000000099';
    const changed = { forms: { ...result.value.forms, proposerDetails: { ...proposerAnswers, mobile } } };
    const renewal = nextVersion(ports, result.value, changed);
    await ports.store.saveProposal(renewal);

    const secret = await aLink(renewal);
    expect(await readResumeLink(ports, other, secret)).toMatchObject({
      value: { mobileEnds: proposerAnswers.mobile.slice(-2) },
    });
    await aCode(secret);
    expect(messages.at(-1)?.to.mobile).not.toBe(mobile);

    await ports.store.saveProposal(nextVersion(ports, renewal, { state: 'issued' }));
    ports.clock.pass(90);
    await aCode(secret);
    expect(messages.at(-1)?.to.mobile).toBe(mobile);
  });

  test('is told with the guesses there are, and when the next may be had', async () => {
    const secret = await aLink();
    const ask = () => sendResumeCode(ports, other, { secret, language: 'en' });
    const state = { kind: 'asked', mobileEnds: '70', open: { remainingTries: 5 } };
    expect(await ask()).toEqual({
      ok: true,
      value: { ...state, nextCodeIn: 90, isMobileOver: false, refused: undefined },
    });
    ports.clock.pass(30);
    const refused = { field: 'otp', code: 'OTP_NOT_YET', detail: { seconds: 60 } };
    expect(await ask()).toEqual({
      ok: true,
      value: { ...state, nextCodeIn: 60, isMobileOver: false, refused },
    });
  });

  test('is neither sent to nor asked of whoever has the application: they are led on', async () => {
    const secret = await aLink();
    messages = [];
    const { owner } = proposal;
    expect(await sendResumeCode(ports, owner, { secret, language: 'en' })).toEqual(opened(false));
    expect(messages).toEqual([]);
    expect(await type(secret, '', owner)).toEqual(opened(false));
    expect(await ports.store.resumeLinkOf(proposal.id)).toMatchObject({
      isSpent: false,
      codes: noCodes,
    });
  });

  test('that nobody answered for may be typed in all the same', async () => {
    const secret = await aLink();
    sending = 'unsure';
    expect(await type(secret, await aCode(secret))).toEqual(opened(true));
  });

  test('that cannot be sent is said at once', async () => {
    const secret = await aLink();
    sending = 'failed';
    expect(await sendResumeCode(ports, other, { secret, language: 'en' })).toMatchObject({
      value: { open: undefined, refused: { field: 'otp', code: 'CODE_NOT_SENT' } },
    });
  });

  test('may be wrong five times, each told, and is right once', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    for (const remaining of [4, 3, 2, 1]) {
      expect(await type(secret, wrong(code))).toMatchObject({
        ok: true,
        value: {
          open: { remainingTries: remaining },
          refused: { code: 'RESUME_CODE_WRONG', detail: { left: remaining } },
        },
      });
    }
    expect(await type(secret, wrong(code))).toMatchObject(refusedBy('RESUME_CODE_OVER'));
    expect(await type(secret, code)).toMatchObject(refusedBy('RESUME_CODE_OVER'));
    ports.clock.pass(90);
    const next = await aCode(secret);
    expect(await type(secret, '12345')).toMatchObject(refusedBy('OTP_INVALID'));
    expect(
      await type(
        secret,
        next.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))),
      ),
    ).toEqual(opened(true));
  });

  test.each([
    ['of before the last one', (secret: string) => anotherCode(secret)],
    ['of eleven minutes ago', async () => ports.clock.pass(660)],
    ['of before the mobile was changed', () => otherMobile()],
    ['of before the link was replaced', async () => void (await aLink())],
  ])('%s opens nothing', async (_, happens) => {
    const secret = await aLink();
    const code = await aCode(secret);
    await happens(secret);
    expect(await type(secret, code)).not.toMatchObject({ value: { kind: 'own' } });
    expect(await ports.store.findProposal(proposal.owner, proposal.id)).toBeDefined();
  });

  async function anotherCode(secret: string) {
    ports.clock.pass(90);
    await aCode(secret);
  }

  async function otherMobile() {
    const proposerDetails = { ...contact, mobile: '9000000000' };
    await ports.store.saveProposal(nextVersion(ports, proposal, { forms: { proposerDetails } }));
  }

  test('is taken from whoever asked for it, and others’ guesses cost them nothing', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    for (let guess = 0; guess < 6; guess += 1)
      expect(await type(secret, code, third)).toMatchObject(refusedBy('RESUME_CODE_OVER'));
    expect(await type(secret, code)).toEqual(opened(true));
  });

  test('opens nothing at another link, of the same mobile and asked for by the same visitor', async () => {
    const theirs = await keep(ports, { forms });
    const [here, there] = [await aLink(), await aLink(theirs)];
    const code = await aCode(here);
    const codeThere = await aCode(there);
    expect(await type(here, codeThere === code ? wrong(code) : codeThere)).toMatchObject(
      refusedBy('RESUME_CODE_WRONG'),
    );
    expect(await type(here, code)).toEqual(opened(true));
    expect(await ports.store.findProposal(other, theirs.id)).toBeUndefined();
  });

  test('guessed at many times at once is guessed at five times', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    const guesses = Array.from({ length: 12 }, () => type(secret, wrong(code)));
    const answers = await Promise.all(guesses);
    expect(answers.filter((each) => each.ok && each.value.kind === 'asked' && each.value.open)).toHaveLength(
      4,
    );
    expect(await type(secret, code)).toMatchObject(refusedBy('RESUME_CODE_OVER'));
  });

  test('is sent once when it is asked for many times at once, and ten times by one link', async () => {
    const secret = await aLink();
    messages = [];
    const ask = () => sendResumeCode(ports, other, { secret, language: 'en' });
    await Promise.all(Array.from({ length: 5 }, ask));
    expect(messages).toHaveLength(1);
    expect(await ask()).toMatchObject(refusedBy('OTP_NOT_YET'));
    for (let code = 0; code < 12; code += 1) {
      ports.clock.pass(4200);
      await ask();
    }
    expect(messages).toHaveLength(10);
    expect(await ask()).toMatchObject(refusedBy('RESUME_NO_MORE_CODES'));
  });
});

test('operators hear how codes go, and nothing of whose they are', async () => {
  const lines: unknown[] = [];
  ports = { ...ports, journal: { note: (...words) => void lines.push(words) } };
  const secret = await aLink();
  lines.length = 0;
  const code = await aCode(secret);
  // A code that comes too soon after another one is no limit of its mobile.
  await sendResumeCode(ports, other, { secret, language: 'en' });
  await type(secret, wrong(code));
  await type(secret, code);
  await type(secret, code);
  expect(lines).toEqual([
    ['resume-code-sent', { outcome: 'sent' }],
    ['resume-code-refused', { code: 'RESUME_CODE_WRONG' }],
    ['resumed'],
  ]);
  for (let others = 0; others < 5; others += 1)
    await sendResumeCode(ports, other, { secret: await aLink(await keep(ports, { forms })), language: 'en' });
  expect(lines.at(-1)).toEqual(['sending-over-limit', { channel: 'sms' }]);
});

test('a code and a guess hold both visitors, in one order, and then the proposal, before they read', async () => {
  const secret = await aLink();
  const { store } = ports;
  let calls: string[] = [];
  const listener: Store['atomically'] = (work) =>
    store.atomically((within) =>
      work({
        ...within,
        holdVisitor: async (visitor) => void calls.push(visitor),
        holdProposal: async (id) => void calls.push(id),
        saveResumeLink: async () => void calls.push('saved'),
      }),
    );
  ports = { ...ports, store: { ...store, atomically: listener } };
  const inOrder = [...[proposal.owner, other].toSorted(), proposal.id];
  const code = await aCode(secret);
  expect(calls).toEqual([...inOrder, 'saved']);
  calls = [];
  await type(secret, code);
  expect(calls).toEqual(inOrder);
});

describe('whoever types a stranger’s number or e-mail into many applications', () => {
  const ask = (secret: string, visitor = other) => sendResumeCode(ports, visitor, { secret, language: 'en' });
  const codes = () => messages.filter(({ letter }) => letter.kind === 'resume-code').length;
  const applications = async (count: number, facts: Partial<Proposal> = { forms }) =>
    Promise.all(Array.from({ length: count }, () => keep(ports, facts)));

  test('has five codes an hour sent to it and twelve a day, and is told when the next can be had', async () => {
    const secrets = [];
    for (const each of await applications(8)) secrets.push(await aLink(each));
    const answers = [];
    for (const secret of secrets) answers.push(await ask(secret));
    expect(codes()).toBe(5);
    expect(answers.slice(3, 5)).toMatchObject([
      { value: { open: { remainingTries: 5 }, nextCodeIn: 90, isMobileOver: false } },
      // The one that fills the hour is sent, and says that no other follows it.
      { value: { open: { remainingTries: 5 }, nextCodeIn: 3600, isMobileOver: true, refused: undefined } },
    ]);
    expect(await ask(secrets[7] ?? '')).toEqual({
      ok: true,
      value: {
        kind: 'asked',
        mobileEnds: '70',
        open: undefined,
        nextCodeIn: 3600,
        isMobileOver: true,
        refused: { field: 'otp', code: 'CODES_TO_MOBILE_OVER', detail: { minutes: 60, hours: 0 } },
      },
    });
    expect(await readResumeLink(ports, other, secrets[6] ?? '')).toMatchObject({
      value: { nextCodeIn: 3600, isMobileOver: true, refused: undefined },
    });
    for (let hour = 0; hour < 20; hour += 1) {
      ports.clock.pass(3600);
      for (const secret of secrets) await ask(secret, third);
    }
    expect(codes()).toBe(12);
  });

  test('keeps nobody from a code to a policy that was paid for under that number', async () => {
    const proposal = await keep(ports, { forms, state: 'issued' });
    await ports.store.insertPolicy(aPolicy(proposal), []);
    const secret = await aLink(proposal);
    for (const each of await applications(6)) await ask(await aLink(each));
    expect(await type(secret, await aCode(secret))).toMatchObject({ value: { kind: 'own' } });
  });

  test('cannot do so by writing the number in another way', async () => {
    const spellings = [
      '+91 98220 44170',
      '098220-44170',
      '९८२२०४४१७०',
      '9822044170',
      '98220 44170',
      '919822044170',
    ];
    for (const mobile of spellings) {
      const [each] = await applications(1, { forms: { proposerDetails: { ...contact, mobile } } });
      if (each) await ask(await aLink(each));
    }
    expect(codes()).toBe(5);
  });

  test('has five letters an hour sent to the e-mail; the link is shown then, with the time of the next letter', async () => {
    const request = { language: 'en' } as const;
    const result = [];
    for (const { id, owner } of await applications(6))
      result.push(await makeResumeLink(ports, owner, { ...request, id }));
    expect(messages).toHaveLength(5);
    expect(result.at(-1)).toMatchObject({ ok: true, value: { sentTo: undefined, mailIn: 3600 } });
    expect(result[0]).toMatchObject({ ok: true, value: { sentTo: 'a…@example.in', mailIn: undefined } });
  });
});

describe('whoever comes back', () => {
  test('has the proposal, its transaction and a copy of its quote; the first device keeps the rest', async () => {
    const { owner, id, quoteId, transactionId } = proposal;
    const secret = await aLink();
    expect(await type(secret, await aCode(secret))).toEqual(opened(true));

    const { store } = ports;
    const passed = await store.findProposal(other, id);
    expect(passed).toEqual({ ...proposal, owner: other, quoteId: passed?.quoteId });
    expect(passed?.quoteId).not.toBe(quoteId);
    expect(await store.findProposal(owner, id)).toBeUndefined();
    expect(await store.findTransaction(other, transactionId)).toMatchObject({ proposalId: id });
    expect(await store.findTransaction(owner, transactionId)).toBeUndefined();
    const [before, copy] = [
      await store.findQuote(owner, quoteId),
      passed && (await store.findQuote(other, passed.quoteId)),
    ];
    expect(copy).toEqual({ ...before, id: passed?.quoteId, owner: other });
  });

  test('is led to the same place when the answer was lost, and nobody else is', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    await type(secret, code);
    expect(await type(secret, code)).toEqual(opened(true));
    expect(await type(secret, code, third)).toEqual(notFound);
    expect(await type(secret, code, proposal.owner)).toEqual(notFound);
    // Under the name that the answer gave nothing is new any more.
    await ports.store.handOver(other, third, ports.clock.now());
    expect(await type(secret, code, third)).toEqual(opened(false));
  });

  test('has it not when their visit ended while the code was typed, and the link opens it still', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    await ports.store.handOver(other, third, ports.clock.now());
    expect(await type(secret, code)).toEqual(notFound);
    expect(await ports.store.findProposal(proposal.owner, proposal.id)).toEqual(proposal);
    ports.clock.pass(90);
    expect(await type(secret, await aCode(secret, third), third)).toEqual(opened(true));
  });

  test('twice at once is once', async () => {
    const secret = await aLink();
    const code = await aCode(secret);
    const answers = await Promise.all([type(secret, code), type(secret, code), type(secret, code, third)]);
    expect(answers.slice(0, 2)).toEqual([opened(true), opened(true)]);
    expect(answers[2]).not.toMatchObject({ value: { kind: 'own' } });
  });

  test('loses no save to the first device, which saved what it had read before', async () => {
    const { store } = ports;
    const secret = await aLink();
    const code = await aCode(secret);
    const late = nextVersion(ports, proposal, { price: { ...proposal.price, total: rupees(1) } });
    await Promise.all([type(secret, code), store.saveProposal(late)]);
    const passed = await store.findProposal(other, proposal.id);
    // Saved before it passed on it came along; afterwards it is refused, as every later one is.
    expect([proposal.version, late.version]).toContain(passed?.version);
    const later = { ...late, version: (passed?.version ?? 0) + 1 };
    expect(await store.saveProposal(later)).toBe(false);
    expect(await store.findProposal(other, proposal.id)).toEqual(passed);
  });

  test('finds a policy again long after the visit in which it was bought is over', async () => {
    const { store, clock } = ports;
    const proposal = await keep(ports, { forms, state: 'issued' });
    const policy = await store.insertPolicy(aPolicy(proposal), []);
    const secret = await aLink(proposal);
    clock.pass(200 * day);
    const code = await aCode(secret);
    expect(await type(secret, code)).toMatchObject({ value: { kind: 'own', destination: 'success' } });
    expect(await listPurchases(ports, other)).toMatchObject([{ policy: { ...policy, owner: other } }]);
    expect(await listPurchases(ports, proposal.owner)).toEqual([]);
  });

  test('to a policy in the time of its renewal means to renew it', async () => {
    const proposal = await keep(ports, { forms, state: 'issued' });
    const coverUntil = addDays(dayInIndia(ports.clock.now()), 10);
    await ports.store.insertPolicy(aPolicy(proposal, { coverUntil }), []);
    const secret = await aLink(proposal);
    expect(await type(secret, await aCode(secret))).toMatchObject({
      value: { kind: 'own', id: proposal.id, destination: 'renewal' },
    });
  });

  test('goes back to the first device by a link of the new one', async () => {
    const secret = await aLink();
    await type(secret, await aCode(secret));
    const back = await aLink(proposal, other);
    ports.clock.pass(90);
    expect(await type(back, await aCode(back, proposal.owner), proposal.owner)).toEqual(opened(true));
    expect(await ports.store.findProposal(other, proposal.id)).toBeUndefined();
  });
});

test('a link from before leads to nothing whose erasure was asked for, though its money has to come to an end', async () => {
  const proposal = await keep(ports, { forms, state: 'paid' }, { state: 'pending' });
  const secret = await aLink(proposal);
  const otp = await aCode(secret);
  const { leftovers } = await eraseVisitor(ports, proposal.owner, {
    who: 'visitor',
    via: 'visitor',
    reason: '',
  });
  expect(leftovers).toEqual([{ number: proposal.number, until: undefined }]);
  expect(await readResumeLink(ports, other, secret)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  expect(await resumeProposal(ports, other, { secret, code: otp })).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
  expect(await ports.store.proposalsOf(other)).toEqual([]);
});
