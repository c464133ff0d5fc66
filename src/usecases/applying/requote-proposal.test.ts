import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRider } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, bengaluru, cancer, mumbai } from '#test/builders/small-market.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, proposerAnswers, type UsecasePorts } from '#test/usecase-ports.ts';
import { requoteProposal } from './requote-proposal.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** Quotes an expired proposal anew for all of its people or for some. */
async function requoted(
  facts: Partial<Proposal>,
  memberKeys: readonly string[] | undefined,
  catalogue = aMarket([aPricedProduct('one', 10_000)]),
) {
  ports = await openUsecasePorts({ catalogue });
  const proposal = await keep(ports, { state: 'expired', ...facts });
  const answer = await requoteProposal(ports, proposal.owner, proposal.id, memberKeys);
  const id = answer.ok ? answer.value.quoteId : 'none';
  const quote = await ports.store.findQuote(proposal.owner, asId<QuoteId>(id));
  return { proposal, answer, quote };
}

describe('a fresh quote', () => {
  test('grows out of the old one, in its channel, and leaves the proposal as it is', async () => {
    const { proposal, answer, quote } = await requoted({ channel: 'pos' }, undefined);
    expect(answer).toMatchObject({ value: { block: { id: 'individual', group: 'individual' } } });
    expect(quote).toMatchObject({ channel: 'pos', request: { parentQuote: proposal.quoteId } });
    expect(quote?.id).not.toBe(proposal.quoteId);
    expect(await ports.store.getProposal(proposal.id)).toEqual(proposal);
  });

  test('is for the people as the forms declare them', async () => {
    const forms = {
      proposerDetails: { ...proposerAnswers, pincode: mumbai },
      insuredMembers: { 'You.date_of_birth': '1986-11-21' },
      lifeStyleDetails: { 'You.smoke': 'yes' },
    };
    const { quote } = await requoted({ forms }, undefined);
    expect(quote?.request).toMatchObject({
      pincode: mumbai,
      members: [{ key: 'You', age: { unit: 'years', count: 40 }, habits: ['smoke'] }],
    });
  });

  test.each([
    ['no place', '110001'],
    ['half a place', '5600'],
  ])('stays where the old one was when the form names %s', async (_, pincode) => {
    const { quote } = await requoted(
      { forms: { proposerDetails: { ...proposerAnswers, pincode } } },
      undefined,
    );
    expect(quote?.request.pincode).toBe(bengaluru);
  });
});

describe('the plan of the proposal', () => {
  const product = aPricedProduct('one', 10_000, { termYears: [1, 2], riders: [aRider('cash', {})] });
  const request = { termYears: 2, riders: ['cash'] } as const;

  test.each<[string, Partial<Product>, Partial<Proposal>, object | undefined, readonly object[]]>([
    ['keeps term and riders', {}, request, { slabId: 'one-10', ...request }, []],
    [
      'says which of them fell away',
      { termYears: [1] },
      { termYears: 3, riders: ['cash', 'travel'] },
      { slabId: 'one-10', termYears: 1, riders: ['cash'] },
      [
        { kind: 'term', code: 'TERM_NOT_SOLD' },
        { kind: 'rider', rider: 'travel', code: 'RIDER_NOT_OFFERED' },
      ],
    ],
    [
      'kept without riders has none',
      {},
      { riders: undefined },
      { slabId: 'one-10', termYears: 1, riders: [] },
      [],
    ],
    [
      'falls away where it does not take these people',
      { eligibility: { ...product.eligibility, adultMax: 30 } },
      request,
      undefined,
      [{ kind: 'plan', code: 'PLAN_NOT_OFFERED' }],
    ],
  ])('it %s', async (_, own, facts, choice, fellAway) => {
    const { answer } = await requoted(facts, undefined, aMarket([{ ...product, ...own }]));
    expect(answer).toMatchObject({ value: { fellAway } });
    expect(answer.ok && answer.value.choice).toEqual(choice);
  });
});

describe('of the people of a proposal', () => {
  const members = aFamily('You 34y', 'Spouse 33y', 'Father 62y');
  const forms = { medicalDetails: { 'You.has_condition': 'yes', 'You.conditions': [String(cancer.id)] } };
  const family = { group: 'combined', members, forms: {} } as const;

  test.each<[string, Partial<Proposal>, readonly string[] | undefined, readonly string[], string]>([
    ['all', family, undefined, ['You', 'Spouse', 'Father'], 'combined'],
    ['two, who are a family', family, ['You', 'Spouse'], ['You', 'Spouse'], 'family'],
    ['one, who is nobody’s family', family, ['Spouse'], ['Spouse'], 'individual'],
    ['a parent alone', family, ['Father'], ['Father'], 'individual'],
    ['those who can be insured', { ...family, forms }, undefined, ['Spouse', 'Father'], 'combined'],
    [
      'those of the parents’ group',
      { ...family, group: 'parents' },
      undefined,
      members.map(({ key }) => key),
      'parents',
    ],
    [
      'those of a group that is no more',
      { ...family, group: 'parents' },
      ['You', 'Spouse'],
      ['You', 'Spouse'],
      'family',
    ],
  ])('%s are quoted', async (_, facts, memberKeys, keys, group) => {
    const { answer, quote } = await requoted(facts, memberKeys);
    expect(answer).toMatchObject({ value: { block: { group } } });
    expect(quote?.request.members.map(({ key }) => key)).toEqual(keys);
  });

  test('who is in neither proposal nor quote is refused by place', async () => {
    const { answer } = await requoted(family, ['Father', 'Mother']);
    expect(answer).toEqual({
      ok: false,
      failure: { code: 'INVALID_ANSWERS', fields: [{ field: 'members.1', code: 'CHOICE_UNKNOWN' }] },
    });
  });

  test('somebody has to be left', async () => {
    const { answer } = await requoted({ forms }, undefined);
    expect(answer).toEqual({ ok: false, failure: { code: 'NOBODY_LEFT' } });
  });

  test('somebody has to be asked for', async () => {
    const { answer } = await requoted(family, []);
    expect(answer).toMatchObject({ failure: { fields: [{ field: 'members', code: 'NO_MEMBER_CHOSEN' }] } });
  });

  test('a quote that is kept no longer cannot be asked for anew', async () => {
    const { proposal } = await requoted({}, undefined);
    const store = { ...ports.store, findQuote: async () => undefined };
    expect(await requoteProposal({ ...ports, store }, proposal.owner, proposal.id, undefined)).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });

  test('nobody is anybody else’s', async () => {
    ports = await openUsecasePorts({});
    const { id } = await keep(ports, {});
    expect(await requoteProposal(ports, aVisitor(), id, undefined)).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });
});
