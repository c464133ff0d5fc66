import { afterEach, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { type KycFinding, kycNotStarted } from '#domain/kyc/kyc.ts';
import { maxKycTries, remainingKycTries } from '#domain/kyc/tries.ts';
import { keep, openUsecasePorts, proposerAnswers, type UsecasePorts } from '#test/usecase-ports.ts';
import { type KycSearchRequest, searchKyc } from './search-kyc.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** A registry that takes its time, and somebody who has filled everything in. */
async function slowRegistry(finding: KycFinding) {
  const pending: PromiseWithResolvers<KycFinding>[] = [];
  const search = () => {
    const answer = Promise.withResolvers<KycFinding>();
    pending.push(answer);
    return answer.promise;
  };
  ports = await openUsecasePorts({ kyc: { search } });
  const proposal = await keep(ports, { state: 'drafting', agreement: undefined, kyc: kycNotStarted });
  const request: KycSearchRequest = {
    id: proposal.id,
    proof: 'PAN',
    number: 'ABCPR1234F',
    name: 'Asha Rao',
    dateOfBirth: proposerAnswers.date_of_birth,
    pincode: undefined,
    pep: false,
  };
  const ask = () => searchKyc(ports, proposal.owner, request);
  const answerAll = () => {
    for (const { resolve } of pending) resolve(finding);
  };
  const untilCalls = async (times: number) => {
    while (pending.length < times) await new Promise(setImmediate);
  };
  const remaining = async () =>
    remainingKycTries((await ports.store.getProposal(proposal.id))?.kyc.tries, 'number', ports.clock.now());
  return {
    asked: pending,
    ask,
    answerAll,
    untilAsked: untilCalls,
    remaining,
    kept: proposal,
  };
}

test('however many search at once, the registry is asked as often as there are tries', async () => {
  const { asked, ask, answerAll, remaining } = await slowRegistry({ kind: 'not-found' });
  const searches: ReturnType<typeof ask>[] = [];
  for (let round = 0; round < 2 * maxKycTries; round += 1) {
    searches.push(ask(), ask(), ask());
    await new Promise((next) => setTimeout(next, 20));
  }
  expect(asked.length).toBe(maxKycTries);
  answerAll();
  const codes = (await Promise.all(searches)).map((result) => (result.ok ? 'searched' : result.failure.code));
  expect(codes.filter((code) => code === 'searched')).toHaveLength(maxKycTries);
  expect(new Set(codes)).toEqual(new Set(['searched', 'KYC_LOCKED', 'STALE_PROPOSAL']));
  expect(await remaining()).toBe(0);
});

test.each<[KycFinding['kind'], number]>([
  ['not-found', 1],
  ['mismatch', 1],
  ['otp-sent', 0],
  ['pending', 0],
  ['unavailable', 0],
])('a try is kept back while the registry is asked; after "%s" %i is spent', async (kind, spent) => {
  // The kinds of this table have nothing beside their name.
  const { ask, answerAll, untilAsked, remaining } = await slowRegistry({ kind } as KycFinding);
  const searching = ask();
  await untilAsked(1);
  expect(await remaining()).toBe(maxKycTries - 1);
  answerAll();
  expect((await searching).ok).toBe(true);
  expect(await remaining()).toBe(maxKycTries - spent);
});

test('what is saved while the registry is asked stays, and somebody it finds is held against it', async () => {
  const { ask, answerAll, untilAsked, kept } = await slowRegistry({
    kind: 'verified',
    name: 'ASHA RAO',
    dateOfBirth: isoDate(1992, 5, 5),
  });
  const searching = ask();
  await untilAsked(1);
  const claimed = await ports.store.getProposal(kept.id);
  if (!claimed) throw new Error('It was kept');
  const forms = { ...claimed.forms, nomineeDetails: { nominee_first_name: 'Sita' } };
  await ports.store.saveProposal({ ...claimed, forms, version: claimed.version + 1 });
  answerAll();
  expect(await searching).toMatchObject({ ok: true, value: { kyc: { stage: 'VERIFIED' } } });
  expect((await ports.store.getProposal(kept.id))?.forms.nomineeDetails).toEqual({
    nominee_first_name: 'Sita',
  });
});
