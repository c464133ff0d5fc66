import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/result.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import {
  addedRidersFrom,
  parseRowToken,
  refusedRiders,
  riderChangeToWire,
  ridersToWire,
  rowTokenOf,
} from './riders-wire.ts';

const id = 'p'.repeat(20);
const token = `${id}~cpt.1:a`;
const proposal = aProposal(aQuote());

test.each([
  [token, { id, row: 'cpt.1:a' }],
  [`${'p'.repeat(19)}~cpt1`, undefined],
  [`${'p'.repeat(65)}~cpt1`, undefined],
  [`${id}~`, undefined],
  [`${id}~${'c'.repeat(81)}`, undefined],
  [`x ${token}`, undefined],
  [`${token} x`, undefined],
  ['', undefined],
])('"%s" names a proposal as it is priced: %j', (text, row) => {
  expect(parseRowToken(text)).toEqual(row);
});

test('the name of a proposal as it is priced leads back to it', () => {
  const long = { ...proposal, id: id as typeof proposal.id }; // an id as the server makes one
  expect(parseRowToken(rowTokenOf(long))).toEqual({ id, row: proposal.cptId });
});

const wrong = (field: string): Failure => ({
  ...{ code: 'INVALID_ANSWERS', fields: [{ field, code: 'CHOICE_UNKNOWN' }] },
});

describe('riders that are added', () => {
  test.each<[string, Parameters<typeof addedRidersFrom>[0], object]>([
    [
      'of one proposal and term',
      [
        { cpt_id: token, rider_id: 'cash', tenure: 2 },
        { cpt_id: token, rider_id: 'room' },
      ],
      { id, row: 'cpt.1:a', riders: ['cash', 'room'], termYears: 2 },
    ],
    [
      'none, with a term alone',
      [{ cpt_id: token, tenure: 3 }],
      { id, row: 'cpt.1:a', riders: [], termYears: 3 },
    ],
    [
      'in no term',
      [{ cpt_id: token, rider_id: 'cash' }],
      { id, row: 'cpt.1:a', riders: ['cash'], termYears: undefined },
    ],
    ['of nothing', [], { code: 'NOT_FOUND' }],
    ['of what is no proposal', [{ cpt_id: 'nothing', rider_id: 'cash' }], { code: 'NOT_FOUND' }],
    [
      'of two proposals: wrong beside the second',
      [{ cpt_id: token }, { cpt_id: `${token}b` }],
      wrong('data.1.cpt_id'),
    ],
    [
      'in two terms: wrong beside the second',
      [{ cpt_id: token }, { cpt_id: token, tenure: 1 }, { cpt_id: token, tenure: 2 }],
      wrong('data.2.tenure'),
    ],
  ])('are read: %s', (_what, data, answer) => {
    expect(addedRidersFrom(data)).toEqual(answer);
  });

  const data = [
    { cpt_id: token, rider_id: 'cash' },
    { cpt_id: token, rider_id: 'room', tenure: 2 as const },
  ];

  test.each<[string, Failure, string | undefined]>([
    ['a term that is not sold, beside the entry that names it', { code: 'TERM_NOT_SOLD' }, 'data.1.tenure'],
    [
      'a rider, beside its entry',
      { code: 'RIDER_NOT_OFFERED', detail: { rider: 'room' } },
      'data.1.rider_id',
    ],
    [
      'a rider that was there before, beside the first',
      { code: 'RIDER_NOT_OFFERED', detail: { rider: 'old' } },
      'data.0.rider_id',
    ],
    ['too many of them, beside the first', { code: 'RIDERS_OVER_CAP' }, 'data.0.rider_id'],
    ['what is about none', { code: 'STALE_PROPOSAL' }, undefined],
  ])('are refused: %s', (_what, failure, field) => {
    const fields = field === undefined ? undefined : [{ field, code: failure.code }];
    expect(refusedRiders(data, failure)).toEqual({ ...failure, ...(fields && { fields }) });
  });

  test('are refused beside the first entry where none names the term', () => {
    expect(refusedRiders([{ cpt_id: token }], { code: 'TERM_NOT_SOLD' }).fields?.[0]?.field).toBe(
      'data.0.tenure',
    );
  });
});

describe('a rider that is sold no more with this plan', () => {
  const other = { id: 'old', title: { en: 'Old', hi: 'पुराना' }, effect: undefined, amount: undefined };
  const of = (mayChange: boolean) =>
    ridersToWire({ proposal, mayChange, offers: [], others: [other], terms: [] }, 'hi').riders[0];

  test('is told so in a draft', () => {
    expect(of(true)).toMatchObject({
      ...{ id: 'old', title: 'पुराना', selected: true, premium: null, premium_status: 'unavailable' },
      ...{ premium_reason: 'RIDER_NOT_OFFERED', cpt_id: rowTokenOf(proposal) },
      coverage: [{ tenure: 1, premium: null, selected: true }],
    });
  });

  test('stands later as it was priced', () => {
    expect(of(false)?.premium_reason).toBeNull();
  });
});

test('a change says what fell out with it, and the price from now on', () => {
  const changed = riderChangeToWire(
    {
      proposal: { ...proposal, riders: ['cash'] },
      status: 'saved' as never,
      takenOut: [],
      priceChanged: true,
    },
    'en',
  );
  expect(changed).toMatchObject({ riders: ['cash'], taken_out: [], price_changed: true, premium: 11_700 });
  const none = { proposal, status: 'unchanged', takenOut: [], priceChanged: false } as const;
  expect(riderChangeToWire(none, 'en').riders).toEqual([]);
});
