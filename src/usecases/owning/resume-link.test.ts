import { describe, expect, test } from 'vitest';
import { dueMessages } from '#test/ports/due-messages.ts';
import { keep } from '#test/usecase-ports.ts';
import {
  contact,
  forms,
  notFound,
  openApplicationBeforeEach,
  other,
  third,
} from '#test/usecases/resumed-application.ts';
import { makeResumeLink } from '../telling/make-resume-link.ts';
import { readResumeLink, sendResumeCode } from './resume-proposal.ts';

const app = openApplicationBeforeEach();
const day = 24 * 60 * 60;

describe('a link', () => {
  test('goes by letter to the proposal’s own e-mail, and says of the mobile its end alone', async () => {
    const result = await makeResumeLink(app.ports, app.proposal.owner, {
      id: app.proposal.id,
      language: 'hi',
    });
    expect(result).toMatchObject({ ok: true, value: { mobileEnds: '70', sentTo: 'a…@example.in' } });
    expect(app.messages).toMatchObject([
      { language: 'hi', to: { email: contact.email }, letter: { kind: 'resume-link' } },
    ]);
    expect(await dueMessages(app.ports.store, 10)).toEqual([]);
  });

  test.each([
    ['without an e-mail is only shown', { ...contact, email: '' }, 'sent'],
    ['whose letter cannot be sent is only shown', contact, 'failed'],
  ] as const)('one %s', async (_, proposerDetails, outcome) => {
    app.sending = outcome;
    const own = await keep(app.ports, { forms: { proposerDetails } });
    const request = { id: own.id, language: 'en' } as const;
    expect(await makeResumeLink(app.ports, own.owner, request)).toMatchObject({
      ok: true,
      value: { sentTo: undefined },
    });
  });

  test('that is shown to its maker alone is in no letter, and has a code when others used theirs up', async () => {
    const mailed = await app.aLink();
    for (let code = 0; code < 3; code += 1) {
      await app.aCode(mailed, third);
      app.ports.clock.pass(90);
    }
    expect(await sendResumeCode(app.ports, other, { secret: mailed, language: 'hi' })).toMatchObject({
      value: { refused: { code: 'OTP_NOT_YET' } },
    });
    app.messages = [];
    const request = { id: app.proposal.id, language: 'hi' } as const;
    const result = await makeResumeLink(app.ports, app.proposal.owner, { ...request, isShownOnly: true });
    if (!result.ok) throw new Error(result.failure.code);
    expect([result.value.sentTo, app.messages]).toEqual([undefined, []]);
    expect(await sendResumeCode(app.ports, third, { secret: mailed, language: 'hi' })).toEqual(notFound);
    expect(await app.type(result.value.address, await app.aCode(result.value.address))).toEqual(
      app.opened(true),
    );
  });

  test('is not made where no code could follow it', async () => {
    const { mail } = app.ports.outbox;
    const withoutSms = { ...app.ports, outbox: mail ? { mail } : {} };
    const request = { id: app.proposal.id, language: 'en' } as const;
    expect(await makeResumeLink(withoutSms, app.proposal.owner, request)).toMatchObject({
      failure: { code: 'RESUME_NEEDS_SMS' },
    });
    expect([app.messages, await app.ports.store.resumeLinkOf(app.proposal.id)]).toEqual([[], undefined]);
  });

  test('is made for its owner alone, and not without a mobile', async () => {
    const request = { id: app.proposal.id, language: 'en' } as const;
    expect(await makeResumeLink(app.ports, other, request)).toEqual(notFound);
    const { id, owner } = await keep(app.ports, { forms: { proposerDetails: { ...contact, mobile: '98' } } });
    expect(await makeResumeLink(app.ports, owner, { ...request, id })).toMatchObject({
      failure: { code: 'RESUME_NEEDS_MOBILE' },
    });
  });

  test('tells the end of the mobile and nothing else, and the way on to whoever has it already', async () => {
    const secret = await app.aLink();
    expect(await readResumeLink(app.ports, other, secret)).toEqual({
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
    expect(await readResumeLink(app.ports, app.proposal.owner, secret)).toEqual(app.opened(false));
  });

  test('is answered alike when it is unknown, replaced, over or has served', async () => {
    const replaced = await app.aLink();
    const over = await app.aLink();
    const second = await keep(app.ports, { forms });
    const spent = await app.aLink(second);
    await app.type(spent, await app.aCode(spent, third), third);
    app.ports.clock.pass(30 * day);
    for (const secret of ['', 'unknown', replaced, over, spent]) {
      expect(await readResumeLink(app.ports, other, secret)).toEqual(notFound);
      expect(await sendResumeCode(app.ports, other, { secret, language: 'en' })).toEqual(notFound);
      expect(await app.type(secret, '123456')).toEqual(notFound);
    }
  });
});
