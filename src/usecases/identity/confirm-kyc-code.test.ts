import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Instant, IsoDate } from '#domain/date.ts';
import { type KycFinding, kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Result } from '#domain/result.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, proposerAnswers, type UsecasePorts } from '#test/usecase-ports.ts';
import type { Ports } from '../ports.ts';
import { confirmKycCode, type KycCodeEnding, sendKycCode } from './confirm-kyc-code.ts';

const right = '123456';
let calls: string[];
let isAway: boolean;
let ports: UsecasePorts;
let proposal: Proposal;

beforeEach(async () => {
  calls = [];
  isAway = false;
  const confirm = async (_: string, code: string) => {
    calls.push(code);
    if (isAway) return { kind: 'unavailable' } as const;
    const { first_name: first, last_name: last, date_of_birth: day } = proposerAnswers;
    const dateOfBirth = day as NonNullable<Proposal['kyc']['verifiedDateOfBirth']>; // a day of the calendar
    if (code !== right) return { kind: 'wrong-code' } as const;
    return { kind: 'verified', name: `${first} ${last}`, dateOfBirth } as const;
  };
  ports = await openUsecasePorts({ kyc: { confirm, sendCode: async () => ({ kind: 'otp-sent' }) } });
  const sentAt: Instant = ports.clock.now();
  proposal = await keep(ports, {
    state: 'drafting',
    kyc: {
      ...kycNotStarted,
      stage: 'OTP_SENT',
      proof: 'PAN',
      maskedNumber: 'XXXXXX406F',
      pep: false,
      codes: { sent: 1, sentAt, wrong: 0, isOver: false },
    },
  });
});
afterEach(() => ports.close());

const enter = (code: string) => confirmKycCode(ports, proposal.owner, proposal.id, code);
const sendAgain = () => sendKycCode(ports, proposal.owner, proposal.id);
const outcomeOf = (result: Result<KycCodeEnding>) =>
  result.ok ? (result.value.refused?.code ?? result.value.proposal.kyc.stage) : result.failure.code;
const triesLeftNow = async () => {
  const { kyc } = (await ports.store.getProposal(proposal.id)) ?? proposal;
  return [kyc.stage, kyc.tries?.number?.count ?? 0];
};

describe('a code', () => {
  test('that is right confirms whoever the document is about', async () => {
    expect(outcomeOf(await enter(right))).toBe('VERIFIED');
    expect(await triesLeftNow()).toEqual(['VERIFIED', 0]);
  });

  test('may be typed on a Hindi keyboard, or pasted with a space', async () => {
    expect(outcomeOf(await enter('१२३ ४५६'))).toBe('VERIFIED');
    expect(calls).toEqual([right]);
  });

  test('that is wrong is called wrong, and the step stays', async () => {
    expect(outcomeOf(await enter('111111'))).toBe('OTP_WRONG');
    expect(await triesLeftNow()).toEqual(['OTP_SENT', 0]);
    expect(outcomeOf(await enter(right))).toBe('VERIFIED');
  });

  test('that is wrong for the third time costs a try and needs a new one', async () => {
    const answers = [await enter('111111'), await enter('222222'), await enter('333333'), await enter(right)];
    expect(answers.map(outcomeOf)).toEqual(['OTP_WRONG', 'OTP_WRONG', 'OTP_OVER', 'OTP_OVER']);
    expect(calls).not.toContain(right);
    expect(await triesLeftNow()).toEqual(['OTP_SENT', 1]);
  });

  test('cannot be guessed by many at once: no more are asked about than are counted', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, guess) => enter(String(guess).padStart(6, '0'))));
    const { kyc } = (await ports.store.getProposal(proposal.id)) ?? proposal;
    expect(calls).toHaveLength((kyc.tries?.number?.count ?? 0) * 3 + (kyc.codes?.wrong ?? 0));
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  test.each(['', '12345', '12345a', 'a123456', '1234567'])(
    'of "%s" is no code and counts as none',
    async (code) => {
      expect(outcomeOf(await enter(code))).toBe('OTP_INVALID');
      expect(calls).toEqual([]);
    },
  );

  test('is over after ten minutes', async () => {
    ports.clock.pass(11 * 60);
    expect(outcomeOf(await enter(right))).toBe('OTP_OVER');
  });

  test('counts for nothing while the registry is away', async () => {
    isAway = true;
    for (const code of ['1', '2', '3', '4'].map((digit) => digit.repeat(6)))
      expect(outcomeOf(await enter(code))).toBe('KYC_UNAVAILABLE');
    isAway = false;
    expect(outcomeOf(await enter(right))).toBe('VERIFIED');
  });
});

test('another code is sent after a while, three times', async () => {
  expect(outcomeOf(await sendAgain())).toBe('OTP_NOT_YET');
  for (const _ of [1, 2, 3]) {
    ports.clock.pass(2 * 60);
    expect(outcomeOf(await sendAgain())).toBe('OTP_SENT');
  }
  ports.clock.pass(2 * 60);
  expect(outcomeOf(await sendAgain())).toBe('OTP_NO_MORE');
});

describe('what the registry says of a code', () => {
  const asking = (kyc: Partial<Ports['kyc']>): Ports => ({ ...ports, kyc: { ...ports.kyc, ...kyc } });
  const over = async () => ({ kind: 'code-over' }) as const;
  const away = async () => ({ kind: 'unavailable' }) as const;

  test('that it takes it no more is told beside its field, and another can be sent', async () => {
    const answer = await confirmKycCode(asking({ confirm: over }), proposal.owner, proposal.id, right);
    expect(answer).toMatchObject({ value: { refused: { field: 'otp', code: 'OTP_OVER' } } });
    expect(await triesLeftNow()).toEqual(['OTP_SENT', 0]);
    ports.clock.pass(2 * 60);
    expect(outcomeOf(await sendAgain())).toBe('OTP_SENT');
  });

  test('that it is wrong is told with the tries that are left', async () => {
    const lefts = [await enter('111111'), await enter('222222')].map(
      (answer) => answer.ok && answer.value.refused?.detail,
    );
    expect(lefts).toEqual([{ left: 2 }, { left: 1 }]);
  });

  test.each([
    ['that it sends none any more', over, 'OTP_OVER'],
    ['nothing, when another is asked for', away, 'KYC_UNAVAILABLE'],
  ])('where the registry says %s (%#)', async (_, sendCode, code) => {
    ports.clock.pass(2 * 60);
    expect(outcomeOf(await sendKycCode(asking({ sendCode }), proposal.owner, proposal.id))).toBe(code);
  });

  test('is told with the seconds until another can be sent', async () => {
    ports.clock.pass(60);
    expect(await sendAgain()).toMatchObject({
      value: { refused: { field: 'otp', code: 'OTP_NOT_YET', detail: { seconds: 30 } } },
    });
  });
});

describe('a proposal', () => {
  const both = () => Promise.all([enter(right), sendAgain()]);
  const withKyc = async (kyc: Partial<Proposal['kyc']>) => {
    const next = { ...proposal, kyc: { ...proposal.kyc, ...kyc }, version: proposal.version + 1 };
    await ports.store.saveProposal(next);
  };

  test('that is confirmed already stays so, and nobody is asked', async () => {
    await withKyc({ stage: 'VERIFIED' });
    expect((await both()).map(outcomeOf)).toEqual(['VERIFIED', 'VERIFIED']);
    expect(calls).toEqual([]);
  });

  test.each<[string, Partial<Proposal['kyc']>]>([
    ['that waits for no code', { stage: 'FAILED' }],
    ['without a document', { proof: undefined }],
    ['without the number of it', { maskedNumber: undefined }],
  ])('%s takes none and gets none', async (_, kyc) => {
    await withKyc(kyc);
    ports.clock.pass(2 * 60);
    expect((await both()).map(outcomeOf)).toEqual(['OTP_OVER', 'OTP_OVER']);
    expect(calls).toEqual([]);
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('whose buyer said %s of a public office keeps %s with the confirmed identity', async (pep, isListed) => {
    await withKyc({ pep });
    expect(outcomeOf(await enter(right))).toBe('VERIFIED');
    expect((await ports.store.getProposal(proposal.id))?.kyc.pep).toBe(isListed);
  });

  test('of somebody else is not there', async () => {
    const stranger = aVisitor();
    expect(await confirmKycCode(ports, stranger, proposal.id, right)).toMatchObject({ ok: false });
    expect(await sendKycCode(ports, stranger, proposal.id)).toMatchObject({ ok: false });
    expect(calls).toEqual([]);
  });

  describe('that another tab saves while the registry answers', () => {
    const saving =
      <T>(answer: T) =>
      async () => {
        const now = await ports.store.getProposal(proposal.id);
        if (now) await ports.store.saveProposal({ ...now, visit: 'another tab', version: now.version + 1 });
        return answer;
      };
    const visitState = async () => (await ports.store.getProposal(proposal.id))?.visit;
    const busy = (answers: Partial<Record<'confirm' | 'sendCode', KycFinding>>): Ports => ({
      ...ports,
      kyc: {
        ...ports.kyc,
        ...(answers.confirm && { confirm: saving(answers.confirm) }),
        ...(answers.sendCode && { sendCode: saving(answers.sendCode) }),
      },
    });
    const { first_name: first, last_name: last, date_of_birth: day } = proposerAnswers;
    const verified = {
      kind: 'verified',
      name: `${first} ${last}`,
      dateOfBirth: day as IsoDate, // a day of the calendar
    } as const;
    const enterBusy = (confirm: KycFinding) =>
      confirmKycCode(busy({ confirm }), proposal.owner, proposal.id, right);

    test('is confirmed by a right code, and keeps what was saved', async () => {
      expect(outcomeOf(await enterBusy(verified))).toBe('VERIFIED');
      expect([await triesLeftNow(), await visitState()]).toEqual([['VERIFIED', 0], 'another tab']);
    });

    test('has its code back where the registry is away', async () => {
      for (const _ of [1, 2, 3, 4])
        expect(outcomeOf(await enterBusy({ kind: 'unavailable' }))).toBe('KYC_UNAVAILABLE');
      expect(outcomeOf(await enter(right))).toBe('VERIFIED');
      expect(await visitState()).toBe('another tab');
    });

    test('has another code where the last one is over', async () => {
      ports.clock.pass(2 * 60);
      const sending = busy({ sendCode: { kind: 'code-over' } });
      expect(outcomeOf(await sendKycCode(sending, proposal.owner, proposal.id))).toBe('OTP_OVER');
      expect((await ports.store.getProposal(proposal.id))?.kyc.codes).toMatchObject({
        sent: 2,
        isOver: true,
      });
    });

    test('just before the registry is asked loses no code either', async () => {
      const { store } = ports;
      let saves = 0;
      const overtaken: Ports = {
        ...ports,
        store: {
          ...store,
          saveProposal: async (next) => {
            saves += 1;
            if (saves === 1) await saving(undefined)();
            return store.saveProposal(next);
          },
        },
      };
      expect(outcomeOf(await confirmKycCode(overtaken, proposal.owner, proposal.id, right))).toBe('VERIFIED');
      expect(calls).toEqual([right]);
    });
  });
});
