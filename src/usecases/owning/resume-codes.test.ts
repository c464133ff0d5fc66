import { describe, expect, test } from 'vitest';
import { addDays, dayInIndia } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { noCodes } from '#domain/resume/resume-codes.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, proposerAnswers } from '#test/usecase-ports.ts';
import {
  contact,
  forms,
  openApplicationBeforeEach,
  other,
  third,
} from '#test/usecases/resumed-application.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { makeResumeLink } from '../telling/make-resume-link.ts';
import { beginRenewal } from './begin-renewal.ts';
import { readResumeLink, sendResumeCode } from './resume-proposal.ts';

const app = openApplicationBeforeEach();

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refusedBy = (code: string) => ({ ok: true, value: { kind: 'asked', refused: { field: 'otp', code } } });

describe('a code', () => {
  test('goes to the mobile of the proposal, and is kept nowhere', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    expect(app.messages.at(-1)).toMatchObject({ to: { mobile: '9822044170', email: '' }, language: 'hi' });
    expect(await dueMessages(app.ports.store, 10)).toEqual([]);
    const link = await app.ports.store.resumeLinkOf(app.proposal.id);
    expect(JSON.stringify(link)).not.toContain(code);
    expect(JSON.stringify(link)).not.toContain(secret);
  });

  test('of a renewal goes to the mobile of the policy, whatever is entered there before it is issued', async () => {
    const proposal = await keep(app.ports, { forms: { proposerDetails: proposerAnswers }, state: 'issued' });
    const coverUntil = addDays(dayInIndia(app.ports.clock.now()), 30);
    await app.ports.store.insertPolicy(aPolicy(proposal, { coverUntil }), []);
    const result = await beginRenewal(app.ports, proposal.owner, proposal.id);
    if (!result.ok) throw new Error(result.failure.code);
    const mobile = '9000000099';
    const changed = { forms: { ...result.value.forms, proposerDetails: { ...proposerAnswers, mobile } } };
    const renewal = nextVersion(app.ports, result.value, changed);
    await app.ports.store.saveProposal(renewal);

    const secret = await app.aLink(renewal);
    expect(await readResumeLink(app.ports, other, secret)).toMatchObject({
      value: { mobileEnds: proposerAnswers.mobile.slice(-2) },
    });
    await app.aCode(secret);
    expect(app.messages.at(-1)?.to.mobile).not.toBe(mobile);

    await app.ports.store.saveProposal(nextVersion(app.ports, renewal, { state: 'issued' }));
    app.ports.clock.pass(90);
    await app.aCode(secret);
    expect(app.messages.at(-1)?.to.mobile).toBe(mobile);
  });

  test('is told with the guesses there are, and when the next may be had', async () => {
    const secret = await app.aLink();
    const ask = () => sendResumeCode(app.ports, other, { secret, language: 'en' });
    const state = { kind: 'asked', mobileEnds: '70', open: { remainingTries: 5 } };
    expect(await ask()).toEqual({
      ok: true,
      value: { ...state, nextCodeIn: 90, isMobileOver: false, refused: undefined },
    });
    app.ports.clock.pass(30);
    const refused = { field: 'otp', code: 'OTP_NOT_YET', detail: { seconds: 60 } };
    expect(await ask()).toEqual({
      ok: true,
      value: { ...state, nextCodeIn: 60, isMobileOver: false, refused },
    });
  });

  test('is neither sent to nor asked of whoever has the application: they are led on', async () => {
    const secret = await app.aLink();
    app.messages = [];
    const { owner } = app.proposal;
    expect(await sendResumeCode(app.ports, owner, { secret, language: 'en' })).toEqual(app.opened(false));
    expect(app.messages).toEqual([]);
    expect(await app.type(secret, '', owner)).toEqual(app.opened(false));
    expect(await app.ports.store.resumeLinkOf(app.proposal.id)).toMatchObject({
      isSpent: false,
      codes: noCodes,
    });
  });

  test('that nobody answered for may be typed in all the same', async () => {
    const secret = await app.aLink();
    app.sending = 'unsure';
    expect(await app.type(secret, await app.aCode(secret))).toEqual(app.opened(true));
  });

  test('that cannot be sent is said at once', async () => {
    const secret = await app.aLink();
    app.sending = 'failed';
    expect(await sendResumeCode(app.ports, other, { secret, language: 'en' })).toMatchObject({
      value: { open: undefined, refused: { field: 'otp', code: 'CODE_NOT_SENT' } },
    });
  });

  test('may be wrong five times, each told, and is right once', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    for (const remaining of [4, 3, 2, 1]) {
      expect(await app.type(secret, wrong(code))).toMatchObject({
        ok: true,
        value: {
          open: { remainingTries: remaining },
          refused: { code: 'RESUME_CODE_WRONG', detail: { left: remaining } },
        },
      });
    }
    expect(await app.type(secret, wrong(code))).toMatchObject(refusedBy('RESUME_CODE_OVER'));
    expect(await app.type(secret, code)).toMatchObject(refusedBy('RESUME_CODE_OVER'));
    app.ports.clock.pass(90);
    const next = await app.aCode(secret);
    expect(await app.type(secret, '12345')).toMatchObject(refusedBy('OTP_INVALID'));
    expect(
      await app.type(
        secret,
        next.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))),
      ),
    ).toEqual(app.opened(true));
  });

  test.each([
    ['of before the last one', (secret: string) => anotherCode(secret)],
    ['of eleven minutes ago', async () => app.ports.clock.pass(660)],
    ['of before the mobile was changed', () => otherMobile()],
    ['of before the link was replaced', async () => void (await app.aLink())],
  ])('%s opens nothing', async (_, happens) => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    await happens(secret);
    expect(await app.type(secret, code)).not.toMatchObject({ value: { kind: 'own' } });
    expect(await app.ports.store.findProposal(app.proposal.owner, app.proposal.id)).toBeDefined();
  });

  async function anotherCode(secret: string) {
    app.ports.clock.pass(90);
    await app.aCode(secret);
  }

  async function otherMobile() {
    const proposerDetails = { ...contact, mobile: '9000000000' };
    await app.ports.store.saveProposal(nextVersion(app.ports, app.proposal, { forms: { proposerDetails } }));
  }

  test('is taken from whoever asked for it, and others’ guesses cost them nothing', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    for (let guess = 0; guess < 6; guess += 1)
      expect(await app.type(secret, code, third)).toMatchObject(refusedBy('RESUME_CODE_OVER'));
    expect(await app.type(secret, code)).toEqual(app.opened(true));
  });

  test('opens nothing at another link, of the same mobile and asked for by the same visitor', async () => {
    const theirs = await keep(app.ports, { forms });
    const [here, there] = [await app.aLink(), await app.aLink(theirs)];
    const code = await app.aCode(here);
    const codeThere = await app.aCode(there);
    expect(await app.type(here, codeThere === code ? wrong(code) : codeThere)).toMatchObject(
      refusedBy('RESUME_CODE_WRONG'),
    );
    expect(await app.type(here, code)).toEqual(app.opened(true));
    expect(await app.ports.store.findProposal(other, theirs.id)).toBeUndefined();
  });

  test('guessed at many times at once is guessed at five times', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    const guesses = Array.from({ length: 12 }, () => app.type(secret, wrong(code)));
    const answers = await Promise.all(guesses);
    expect(answers.filter((each) => each.ok && each.value.kind === 'asked' && each.value.open)).toHaveLength(
      4,
    );
    expect(await app.type(secret, code)).toMatchObject(refusedBy('RESUME_CODE_OVER'));
  });

  test('is sent once when it is asked for many times at once, and ten times by one link', async () => {
    const secret = await app.aLink();
    app.messages = [];
    const ask = () => sendResumeCode(app.ports, other, { secret, language: 'en' });
    await Promise.all(Array.from({ length: 5 }, ask));
    expect(app.messages).toHaveLength(1);
    expect(await ask()).toMatchObject(refusedBy('OTP_NOT_YET'));
    for (let code = 0; code < 12; code += 1) {
      app.ports.clock.pass(4200);
      await ask();
    }
    expect(app.messages).toHaveLength(10);
    expect(await ask()).toMatchObject(refusedBy('RESUME_NO_MORE_CODES'));
  });
});

test('operators hear how codes go, and nothing of whose they are', async () => {
  const lines: unknown[] = [];
  app.ports = { ...app.ports, journal: { note: (...words) => void lines.push(words) } };
  const secret = await app.aLink();
  lines.length = 0;
  const code = await app.aCode(secret);
  // A code that comes too soon after another one is no limit of its mobile.
  await sendResumeCode(app.ports, other, { secret, language: 'en' });
  await app.type(secret, wrong(code));
  await app.type(secret, code);
  await app.type(secret, code);
  expect(lines).toEqual([
    ['resume-code-sent', { outcome: 'sent' }],
    ['resume-code-refused', { code: 'RESUME_CODE_WRONG' }],
    ['resumed'],
  ]);
  for (let others = 0; others < 5; others += 1)
    await sendResumeCode(app.ports, other, {
      secret: await app.aLink(await keep(app.ports, { forms })),
      language: 'en',
    });
  expect(lines.at(-1)).toEqual(['sending-over-limit', { channel: 'sms' }]);
});

describe('whoever types a stranger’s number or e-mail into many applications', () => {
  const ask = (secret: string, visitor = other) =>
    sendResumeCode(app.ports, visitor, { secret, language: 'en' });
  const codes = () => app.messages.filter(({ letter }) => letter.kind === 'resume-code').length;
  const applications = async (count: number, facts: Partial<Proposal> = { forms }) =>
    Promise.all(Array.from({ length: count }, () => keep(app.ports, facts)));

  test('has five codes an hour sent to it and twelve a day, and is told when the next can be had', async () => {
    const secrets = [];
    for (const each of await applications(8)) secrets.push(await app.aLink(each));
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
    expect(await readResumeLink(app.ports, other, secrets[6] ?? '')).toMatchObject({
      value: { nextCodeIn: 3600, isMobileOver: true, refused: undefined },
    });
    for (let hour = 0; hour < 20; hour += 1) {
      app.ports.clock.pass(3600);
      for (const secret of secrets) await ask(secret, third);
    }
    expect(codes()).toBe(12);
  });

  test('keeps nobody from a code to a policy that was paid for under that number', async () => {
    const proposal = await keep(app.ports, { forms, state: 'issued' });
    await app.ports.store.insertPolicy(aPolicy(proposal), []);
    const secret = await app.aLink(proposal);
    for (const each of await applications(6)) await ask(await app.aLink(each));
    expect(await app.type(secret, await app.aCode(secret))).toMatchObject({ value: { kind: 'own' } });
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
      if (each) await ask(await app.aLink(each));
    }
    expect(codes()).toBe(5);
  });

  test('has five letters an hour sent to the e-mail; the link is shown then, with the time of the next letter', async () => {
    const request = { language: 'en' } as const;
    const result = [];
    for (const { id, owner } of await applications(6))
      result.push(await makeResumeLink(app.ports, owner, { ...request, id }));
    expect(app.messages).toHaveLength(5);
    expect(result.at(-1)).toMatchObject({ ok: true, value: { sentTo: undefined, mailIn: 3600 } });
    expect(result[0]).toMatchObject({ ok: true, value: { sentTo: 'a…@example.in', mailIn: undefined } });
  });
});
