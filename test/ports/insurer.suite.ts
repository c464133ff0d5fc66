import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/date.ts';
import { asId, type InsurerSlug, type SlabId, type VisitorId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aPricedPerson } from '#test/builders/priced-person.ts';
import type {
  InsurerAnswer,
  InsurerCase,
  InsurerGateway,
  LivePremiumQuestion,
  PaidCase,
  PricedPerson,
  ServiceCase,
} from '#usecases/ports/insurer-gateway.ts';

/** A proposer's mobile by its last digits, which the sandbox and its double go by. */
export const mobile = (steering: string) => `987650${steering}`;

/** Mobiles that bring each ending about. */
const mobiles = {
  fine: mobile('1234'),
  declined: mobile('0001'),
  declinedOnReview: mobile('0005'),
  issueFails: mobile('0004'),
  issueTimesOut: mobile('0007'),
  claims: mobile('0008'),
  silentAtRenewal: mobile('0009'),
  requestRefused: mobile('0011'),
  requestNeedsMore: mobile('0013'),
  requestStays: mobile('0014'),
  claimInPart: mobile('0016'),
};

/** An insurer, and how time passes there. */
export type InsurerStage = {
  readonly insurer: InsurerGateway;
  /** Waits out a medical review. */
  readonly reviewEnds: () => void;
  /** Waits until the insurer has worked out a live price. */
  readonly livePriceComes: () => void;
  /** Where no mobile does it: the answer to the next issue does not come. */
  readonly nextIssueIsLost: () => void;
};

export const aCase = (mobile: string, facts: Partial<PaidCase> = {}): PaidCase => ({
  reference: `CHT-${randomBytes(6).toString('hex')}`,
  insurer: asId<InsurerSlug>('himgiri'),
  slab: asId<SlabId>('himgiri-one-10l'),
  total: rupees(11_700),
  route: 'straight-through',
  coverFrom: '2026-11-21' as IsoDate, // a day of the calendar
  termYears: 1,
  riders: [],
  proposer: { name: 'Asha Rao', mobile, email: 'asha@example.in', isPoliticallyExposed: false },
  sheetRead: undefined,
  renews: undefined,
  movesFrom: undefined,
  ...facts,
});

export function answerOf<T>(answer: InsurerAnswer<T>): T {
  if (!answer.ok) throw new Error(`the insurer answered ${answer.reason}`);
  return answer.value;
}

export type LiveFacts = {
  readonly sumInsuredLakhs: number;
  readonly pincode: string;
  readonly group: LivePremiumQuestion['group'];
  readonly product: string;
  readonly deductible: LivePremiumQuestion['plan']['slab']['deductible'];
  /** The person that each row is about. */
  readonly person: Partial<PricedPerson>;
};

export function aLiveQuestion(ages: readonly number[], facts: Partial<LiveFacts> = {}): LivePremiumQuestion {
  const {
    sumInsuredLakhs = 10,
    pincode = '560034',
    group = 'family',
    deductible,
    product = 'nilgiri-taru',
    person = {},
  } = facts;
  const slab = { id: asId<SlabId>(`live-${sumInsuredLakhs}`), sumInsured: lakh(sumInsuredLakhs), deductible };
  const { insurer } = aCase('');
  const factors = {
    habitLoadingPercent: { smoke: 20 },
    conditionLoadingPercent: { 16: 30 },
    maxLoadingPercent: 40,
  };
  // The insurer prices by product and slab; the rest of a plan is not its business.
  const plan = { product: { id: product, factors }, slab } as unknown as LivePremiumQuestion['plan'];
  return {
    asker: asId<VisitorId>('asha'),
    insurer,
    plan,
    catalogueVersion: 'v-test',
    group,
    people: ages.map((age) => aPricedPerson(age, person)),
    pincode,
    termYears: 1,
  };
}

/** It tests what every insurer promises. */
export function insurerSuite(name: string, stageOf: () => InsurerStage): void {
  describe(`insurer: ${name}`, () => {
    let stage: InsurerStage;
    beforeEach(() => {
      stage = stageOf();
    });
    const lookUp = async ({ insurer, reference }: InsurerCase) =>
      answerOf(await stage.insurer.lookUp(insurer, reference));
    const decision = async ({ insurer, reference }: InsurerCase) =>
      answerOf(await stage.insurer.decision(insurer, reference)).kind;

    test('an ordinary proposal is accepted at once, however often it is proposed', async () => {
      const proposal = aCase(mobiles.fine);
      expect(answerOf(await stage.insurer.propose(proposal))).toEqual({ kind: 'accepted' });
      expect(answerOf(await stage.insurer.propose(proposal))).toEqual({ kind: 'accepted' });
      expect(await decision(proposal)).toBe('accepted');
    });

    test('a declined proposal says why and is never issued', async () => {
      const proposal = aCase(mobiles.declined);
      const declined = answerOf(await stage.insurer.propose(proposal));
      expect(declined.kind).toBe('declined');
      expect('reason' in declined && declined.reason).toBeTruthy();
      expect(await stage.insurer.issue(proposal)).toEqual({ ok: false, reason: 'refused' });
    });

    test.each([
      ['medical', 'fine', 'accepted'],
      ['medical', 'declinedOnReview', 'declined'],
      ['porting', 'fine', 'accepted'],
      ['porting', 'declinedOnReview', 'declined'],
    ] as const)('a %s proposal of %s is under review, then %s', async (route, who, kind) => {
      const proposal = aCase(mobiles[who], { route });
      expect(answerOf(await stage.insurer.propose(proposal))).toEqual({ kind: 'under-review' });
      expect(await decision(proposal)).toBe('under-review');
      expect((await stage.insurer.issue(proposal)).ok).toBe(false);
      stage.reviewEnds();
      expect(await decision(proposal)).toBe(kind);
      expect((await stage.insurer.issue(proposal)).ok).toBe(kind === 'accepted');
    });

    test('nothing is known of a reference nobody proposed', async () => {
      const proposal = aCase(mobiles.fine);
      expect(await stage.insurer.issue(proposal)).toEqual({ ok: false, reason: 'refused' });
      expect((await stage.insurer.decision(proposal.insurer, proposal.reference)).ok).toBe(false);
      expect(await lookUp(proposal)).toBeUndefined();
    });

    test('repeated requests issue one policy, and find it again', async () => {
      const proposal = aCase(mobiles.fine);
      await stage.insurer.propose(proposal);
      expect(await lookUp(proposal)).toBeUndefined();
      const answers = await Promise.all(Array.from({ length: 5 }, () => stage.insurer.issue(proposal)));
      const numbers = new Set(answers.map((answer) => answerOf(answer).policyNumber));
      expect(numbers.size).toBe(1);
      expect((await lookUp(proposal))?.policyNumber).toBe([...numbers][0]);
    });

    describe('of a policy that ends', () => {
      const terms = { sumInsured: lakh(10), noClaimBonus: { percentPerYear: 20, maxPercent: 100 } };
      const ending = async (mobile: string) => {
        const proposal = aCase(mobile);
        await stage.insurer.propose(proposal);
        const { policyNumber } = answerOf(await stage.insurer.issue(proposal));
        const { insurer, reference, termYears } = proposal;
        return { ...terms, insurer, reference, policyNumber, termYears, bonus: lakh(2) };
      };

      test('it says whether it paid a claim, and what it covers from then on', async () => {
        const without = await ending(mobiles.fine);
        expect(answerOf(await stage.insurer.renewalTerms(without))).toEqual({
          claimed: false,
          sumWithBonus: lakh(14),
        });
        const withClaims = await ending(mobiles.claims);
        expect(answerOf(await stage.insurer.renewalTerms(withClaims))).toEqual({
          claimed: true,
          sumWithBonus: lakh(10),
        });
      });

      test('it may not answer, and knows nothing of a policy that it did not issue', async () => {
        const silent = await ending(mobiles.silentAtRenewal);
        expect((await stage.insurer.renewalTerms(silent)).ok).toBe(false);
        const proposal = await ending(mobiles.fine);
        expect((await stage.insurer.renewalTerms({ ...proposal, policyNumber: 'of-another' })).ok).toBe(
          false,
        );
      });
    });

    describe('asked for something on a policy', () => {
      const requestOn = async (who: string, kind: ServiceCase['kind'] = 'cancel'): Promise<ServiceCase> => {
        const proposal = aCase(who);
        await stage.insurer.propose(proposal);
        const { policyNumber } = answerOf(await stage.insurer.issue(proposal));
        const { insurer, reference: policyReference } = proposal;
        const reference = `CH ${randomBytes(6).toString('hex')}`;
        const details = { lastDay: '2027-06-08', paid: 17_098, comesBack: 8_010 };
        return { insurer, reference, policyNumber, policyReference, kind, act: 'ask', details };
      };
      const kindOf = async (request: ServiceCase) =>
        answerOf(await stage.insurer.requestService(request)).kind;

      test.each([
        ['fine', 'accepted'],
        ['requestRefused', 'refused'],
        ['requestNeedsMore', 'more-needed'],
        ['requestStays', 'received'],
      ] as const)(
        'it has a request of %s first, and then answers %s, however often it is asked',
        async (who, kind) => {
          const request = await requestOn(mobiles[who]);
          expect(await kindOf(request)).toBe('received');
          expect(await kindOf(request)).toBe('received');
          stage.reviewEnds();
          expect(await kindOf(request)).toBe(kind);
          expect(await kindOf(request)).toBe(kind);
        },
      );

      test('what its holder takes back in time it lets go, also what it never heard of', async () => {
        const request = await requestOn(mobiles.fine);
        await kindOf(request);
        expect(await kindOf({ ...request, act: 'withdraw' })).toBe('let-go');
        stage.reviewEnds();
        expect(await kindOf(request)).toBe('let-go');
        const unsentRequest = await requestOn(mobiles.fine);
        expect(await kindOf({ ...unsentRequest, act: 'withdraw' })).toBe('let-go');
      });

      test.each([
        ['return', 'accepted'],
        ['cancel', 'let-go'],
      ] as const)('a %s that it has accepted and that is taken back then is %s', async (kind, end) => {
        const request = await requestOn(mobiles.fine, kind);
        await kindOf(request);
        stage.reviewEnds();
        expect(await kindOf(request)).toBe('accepted');
        expect(await kindOf({ ...request, act: 'withdraw' })).toBe(end);
      });

      const claimOn = async (who: string, additions = 0): Promise<ServiceCase> => ({
        ...(await requestOn(who, 'claim')),
        details: { sort: 'bills', person: 'Asha Rao', admittedOn: '2026-12-01', amount: 42_600, additions },
      });

      test.each([
        ['fine', 0, { kind: 'accepted', award: { amount: 42_600, isPaid: true } }],
        [
          'claimInPart',
          0,
          { kind: 'accepted', award: { amount: 34_080, clause: expect.any(String), isPaid: true } },
        ],
        ['requestRefused', 0, { kind: 'refused', text: expect.any(String), clause: '4.2' }],
        ['requestNeedsMore', 0, { kind: 'more-needed', text: expect.any(String) }],
        ['requestNeedsMore', 1, { kind: 'accepted', award: { amount: 42_600 } }],
        ['requestStays', 0, { kind: 'received' }],
      ] as const)(
        'a claim of %s with %i additions ends by its amount and its clause',
        async (who, additions, end) => {
          const claim = await claimOn(mobiles[who], additions);
          expect(await kindOf(claim)).toBe('received');
          stage.reviewEnds();
          stage.reviewEnds();
          expect(answerOf(await stage.insurer.requestService(claim))).toMatchObject(end);
        },
      );

      test('it approves a claim before it says that it has paid, and lets it be taken back until then', async () => {
        const claim = await claimOn(mobiles.fine);
        await kindOf(claim);
        stage.reviewEnds();
        expect(answerOf(await stage.insurer.requestService(claim))).toEqual({
          kind: 'accepted',
          award: { amount: 42_600, isPaid: false },
        });
        const paidClaim = await claimOn(mobiles.fine);
        await kindOf(paidClaim);
        expect(await kindOf({ ...claim, act: 'withdraw' })).toBe('let-go');
        stage.reviewEnds();
        stage.reviewEnds();
        expect(await kindOf(claim)).toBe('let-go');
        expect(await kindOf({ ...paidClaim, act: 'withdraw' })).toBe('accepted');
      });

      test('it does nothing on a policy that it did not issue', async () => {
        const request = await requestOn(mobiles.fine);
        const answer = await stage.insurer.requestService({ ...request, policyNumber: 'of-another' });
        expect(answer).toEqual({ ok: false, reason: 'refused' });
      });
    });

    test('the areas of a pincode are names, or there is no answer', async () => {
      const areas = answerOf(await stage.insurer.areas(aCase('').insurer, '411038'));
      expect(areas.length).toBeGreaterThan(0);
      expect(areas.every((name) => name.trim() !== '')).toBe(true);
    });

    test('no two proposals share a policy number', async () => {
      const numbers = new Set<string>();
      for (let count = 0; count < 50; count += 1) {
        const proposal = aCase(mobiles.fine);
        await stage.insurer.propose(proposal);
        numbers.add(answerOf(await stage.insurer.issue(proposal)).policyNumber);
      }
      expect(numbers.size).toBe(50);
    });

    test('a failed issue leaves no policy behind', async () => {
      const proposal = aCase(mobiles.issueFails);
      await stage.insurer.propose(proposal);
      expect((await stage.insurer.issue(proposal)).ok).toBe(false);
      expect(await lookUp(proposal)).toBeUndefined();
    });

    test('after an issue that timed out the look-up tells what was issued, and asking again issues no second', async () => {
      const proposal = aCase(mobiles.issueTimesOut);
      await stage.insurer.propose(proposal);
      stage.nextIssueIsLost();
      expect(await stage.insurer.issue(proposal)).toEqual({ ok: false, reason: 'timed-out' });
      const policy = await lookUp(proposal);
      expect(policy?.policyNumber).toBeTruthy();
      expect(answerOf(await stage.insurer.issue(proposal))).toEqual(policy);
    });

    test.each([
      [50, 'quoted'],
      [68, 'none'],
      [75, 'pending'],
    ])('a live price of somebody of %i is pending, then %s, the same to all who ask', async (age, kind) => {
      const question = aLiveQuestion([age, 21], { sumInsuredLakhs: 25 });
      expect(await stage.insurer.livePremium(question)).toEqual({ kind: 'pending' });
      stage.livePriceComes();
      const answer = await stage.insurer.livePremium(question);
      expect(answer.kind).toBe(kind);
      expect(await stage.insurer.livePremium(question)).toEqual(answer);
    });

    test('a proposal changed before it was issued is decided anew', async () => {
      const proposal = aCase(mobiles.fine);
      await stage.insurer.propose(proposal);
      const changed = { ...proposal, proposer: { ...proposal.proposer, mobile: mobiles.declined } };
      expect(answerOf(await stage.insurer.propose(changed)).kind).toBe('declined');
    });
  });
}
