import { afterEach, describe, expect, test } from 'vitest';
import { asId, type SlabId, type VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { Licence } from '#domain/offer/licence.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { StoredDecision } from '#domain/share/decision.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { decisionOf, marketFacts, sharedMarket } from '#test/builders/plans/shared-market.ts';
import { aMarket, aPricedProduct, asthma, mumbai, nowhere } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { Ports } from '../../ports.ts';
import { scoreQuote, scoringNeeds } from '../score-quote.ts';
import { type ShareRequest, shareDecision } from './share-decision.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

type ShareInput = {
  readonly shareRequest?: Partial<ShareRequest>;
  readonly request?: Partial<Quote['request']>;
  readonly outside?: Outside;
  readonly licence?: Licence;
  readonly asker?: VisitorId;
};

const id = asId<SlabId>;

/** A couple of 34 and 33 in Mumbai share what they chose of the ten lakh list. */
async function shared({
  shareRequest: wantedShareRequest,
  request,
  outside,
  licence = 'broker',
  asker,
}: ShareInput = {}) {
  ports = await openUsecasePorts({ catalogue: sharedMarket, ...outside });
  const members = aFamily('You 33y', 'Spouse 34y');
  const quote = aQuote({ request: aRequest({ members, pincode: mumbai, ...request }), channel: 'website' });
  await ports.store.insertQuote(quote);
  const shareRequest: ShareRequest = {
    quoteId: quote.id,
    block: 'family',
    slabId: id('good-10'),
    besideIds: [],
    choices: [],
    ...wantedShareRequest,
  };
  const share = (own: Partial<ShareRequest> = {}, over: Partial<Ports> = {}) =>
    shareDecision(scoringNeeds({ ...ports, ...over }, licence), asker ?? quote.owner, {
      ...shareRequest,
      ...own,
    });
  return { share, quote, answer: await share() };
}

async function keepDecision(input: ShareInput = {}): Promise<StoredDecision> {
  const { answer } = await shared(input);
  if (!answer.ok) throw new Error(answer.failure.code);
  return decisionOf(ports, answer.value);
}

const failureOf = async (input: ShareInput) => {
  const { answer } = await shared(input);
  return answer.ok ? 'shared' : answer.failure.code;
};

describe('what is kept of a decision', () => {
  test('people, place, day and the plan: its price, commission, later prices, hospitals and what a stay leaves to pay', async () => {
    expect(await keepDecision()).toMatchObject({
      block: 'family',
      ages: [34, 33],
      city: { en: `District ${mumbai}` },
      plans: 3,
      stay: { bill: 101_750 },
      leftOut: [],
      mayHaveBirth: true,
      chosen: {
        insurer: { title: 'acme Health', phone: '1800 000 000' },
        product: { title: 'Plan good' },
        slab: { id: 'good-10' },
        // One person at the full price, the second at half of it.
        premium: 12_000,
        commission: 1_800,
        later: { at61: 12_000, to70: 37 * 12_000 },
        network: { hospitals: 2, cashless: 1 },
        ownShare: 3_000,
      },
    });
  });

  test('its cover starts the day after it was priced, and it is there for 30 days', async () => {
    const { answer } = await shared();
    if (!answer.ok) throw new Error(answer.failure.code);
    const { pricedOn, coverStart } = await decisionOf(ports, answer.value);
    expect([pricedOn, coverStart]).toEqual(['2026-11-20', '2026-11-21']);
    const hospital = await ports.store.readShare(answer.value, ports.clock.now());
    expect(Date.parse(hospital?.expiresAt ?? '') - Date.parse(ports.clock.now())).toBe(30 * 86_400_000);
  });

  test('its years are those of the plan', async () => {
    const { chosen } = await keepDecision();
    expect(Object.keys(chosen.years)).toEqual(['nineInTen', 'oneInTwenty', 'oneInHundred']);
    expect(chosen.years.oneInHundred).toBeGreaterThan(chosen.years.oneInTwenty);
  });

  test('a plan above a deductible is held against the policy below it', async () => {
    const above = aPricedProduct('above', 3_000, {
      productType: 'super-top-up',
      slabs: [{ ...aSlab('above-10', 10, {}), deductible: lakh(1) }],
    });
    const request = {
      productType: 'super-top-up',
      deductible: lakh(1),
      existingSumInsured: lakh(1),
    } as const;
    const of = {
      shareRequest: { slabId: id('above-10') },
      request,
      outside: { catalogue: aMarket([above], marketFacts) },
    };
    const { chosen, stay } = await keepDecision(of);
    // The policy below pays its lakh, the plan what is above, but for what neither pays.
    expect(chosen.ownShare).toBe(3_000);
    expect(stay?.bill).toBe(101_750);
  });

  test('its price is that of the list, with the answers on health, and no illness or habit is in it', async () => {
    const members = aFamily('You 33y', 'Spouse 34y').map((one) => ({
      ...one,
      conditions: [asthma.id],
      habits: ['smoke' as const],
    }));
    const { answer, quote } = await shared({ request: { members } });
    if (!answer.ok) throw new Error(answer.failure.code);
    const decision = await decisionOf(ports, answer.value);
    const scored = await scoreQuote(scoringNeeds(ports, 'broker'), quote.owner, {
      ...{ quoteId: quote.id, filters: noFilters, resultType: 'all' as const },
      ...{ variant: undefined, slabIds: [] },
    });
    const plans = scored.ok ? scored.value.blocks.flatMap(({ plans }) => plans) : [];
    const listed = plans.find(({ block, slab }) => block === 'family' && slab.id === 'good-10');
    expect(listed?.premium).toMatchObject({ kind: 'quoted', total: decision.chosen.premium });
    expect(decision.byAnswers).toBe(true);
    const text = JSON.stringify(decision);
    for (const word of ['smoke', 'conditions":[1', 'habits":["']) expect(text).not.toContain(word);
  });
});

describe('the plans beside it', () => {
  const besideOf = ({ runnersUp, leftOut }: StoredDecision) => [
    runnersUp.map(({ slab }) => slab.id),
    leftOut?.map(({ slab, product }) => `${product.title} ${slab.id}`),
  ];

  test('are those of the list where none was compared', async () => {
    const decision = await keepDecision();
    // "middling" is never better than the chosen one.
    expect(besideOf(decision)).toEqual([['dear-10'], []]);
    expect(decision.runnersUp[0]).toMatchObject({ premium: 18_000, gain: { extra: -6_000 } });
  });

  test('are none where nothing may be advised', async () => {
    expect(besideOf(await keepDecision({ licence: 'web-aggregator' }))).toEqual([[], []]);
  });

  test('are those that were compared, each once, at their own covers, and not itself', async () => {
    const besideIds = ['dear-10', 'good-10', 'good-20', 'dear-10'].map(id);
    const decision = await keepDecision({ shareRequest: { besideIds } });
    expect(besideOf(decision)).toEqual([['dear-10', 'good-20'], []]);
  });

  test('are named alone where the insurer has no price', async () => {
    const decision = await keepDecision({ shareRequest: { besideIds: ['live-10', 'dear-10'].map(id) } });
    expect(besideOf(decision)).toEqual([['dear-10'], ['Plan live live-10']]);
  });

  test('are not those that nobody sells', async () => {
    const decision = await keepDecision({ shareRequest: { besideIds: [id('never'), id('dear-10')] } });
    expect(besideOf(decision)).toEqual([['dear-10'], []]);
  });
});

describe('asked again', () => {
  test('the same decision has the same address', async () => {
    const { share, answer } = await shared();
    expect(await share()).toEqual(answer);
  });

  test('another one has another', async () => {
    const { share, answer } = await shared();
    const other = await share({ slabId: id('dear-10') });
    expect([answer.ok, other.ok]).toEqual([true, true]);
    expect(other).not.toEqual(answer);
  });

  test('by somebody who has left meanwhile it is not kept: nobody could take it back', async () => {
    const { share } = await shared();
    const { store } = ports;
    const broken: Ports['store'] = {
      ...store,
      atomically: (work) => store.atomically((within) => work({ ...within, ownsQuote: async () => false })),
    };
    expect(await share({}, { store: broken })).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  });
});

describe('is refused', () => {
  const pending: Outside = { insurer: { livePremium: async () => ({ kind: 'pending' }) } };

  test.each<[string, ShareInput, string]>([
    ['to somebody else', { asker: aVisitor() }, 'NOT_FOUND'],
    ['for a plan that nobody sells', { shareRequest: { slabId: id('never') } }, 'PLAN_NOT_OFFERED'],
    ['for people whom the quote does not have', { shareRequest: { block: 'parents' } }, 'PLAN_NOT_OFFERED'],
    [
      'while its price is awaited',
      { shareRequest: { slabId: id('live-10') }, outside: pending },
      'PRICE_PENDING',
    ],
    [
      'while the price of one beside it is awaited',
      { shareRequest: { besideIds: [id('live-10')] }, outside: pending },
      'PRICE_PENDING',
    ],
    ['where nobody knows the place', { request: { pincode: nowhere } }, 'PRICE_UNAVAILABLE'],
    ['without a price', { shareRequest: { slabId: id('live-10') } }, 'PRICE_UNAVAILABLE'],
  ])('a share is refused %s', async (_why, input, code) => {
    expect(await failureOf(input)).toBe(code);
  });
});
