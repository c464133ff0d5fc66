import { expect, test } from 'vitest';
import { asId, type QuoteId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Age } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { quoteRequestFrom, refusedQuote } from './request/request.ts';
import type { WireMember, WireQuote } from './shapes.ts';
import { memberKeyFrom, memberToWire } from './wire.ts';

const son: WireMember = { id: 'son1', person: 'Son', type: 'kid', age: 3, diseases: [], lifestyle: [] };
const you: WireMember = { ...son, id: 'you', person: 'You', type: 'adult', age: 34 };

const aQuoteOf = (members: readonly WireMember[], more: Partial<WireQuote> = {}): WireQuote => ({
  product_type: 'INDEMNITY',
  members: [...members],
  gender: 'MALE',
  medical_conditions: [],
  pincode: '400001',
  sum_assured: 1_000_000,
  ...more,
});

function memberRead(facts: Partial<WireMember>): Member | undefined {
  const request = quoteRequestFrom(aQuoteOf([{ ...son, ...facts }]));
  return request.ok ? request.value.members[0] : undefined;
}

test('a condition or a habit that is said twice counts once: each is loaded once', () => {
  const member = memberRead({ diseases: [16, 3, 16], lifestyle: ['smoke', 'smoke'] });
  expect([member?.conditions, member?.habits]).toEqual([[16, 3], ['smoke']]);
});

test.each<[string, Partial<WireMember>, Age | undefined]>([
  ['whole years', { age: 3 }, { unit: 'years', count: 3 }],
  ['years with their months', { age: 3, age_in_months: 41 }, { unit: 'years', count: 3 }],
  ['months below one year', { age: 0, age_in_months: 8 }, { unit: 'months', count: 8 }],
  ['eleven months', { age: 0, age_in_months: 11 }, { unit: 'months', count: 11 }],
  ['twelve months', { age: 0, age_in_months: 12 }, { unit: 'years', count: 1 }],
  ['months alone of somebody older', { age: 0, age_in_months: 29 }, { unit: 'years', count: 2 }],
  ['no age', { age: 0 }, undefined],
])('an age on the wire is read: %s', (_, facts, age) => {
  expect(memberRead(facts)?.age).toEqual(age);
});

test.each<[string, Partial<WireMember>, Partial<Member>]>([
  [
    'both names',
    { name: 'Kabir Sharma', displayName: 'Son 1' },
    { name: 'Kabir Sharma', displayName: 'Son 1' },
  ],
  ['what can be seen of them', { name: ' Kabir\u200b ', displayName: '\u2800 ' }, { name: 'Kabir' }],
  ['none', {}, {}],
])('a member with %s is read as such', (_, facts, expected) => {
  const member = memberRead(facts);
  const { name, displayName } = member ?? {};
  expect({ name, displayName }).toEqual({ name: undefined, displayName: undefined, ...expected });
  expect(member && memberToWire(member)).toMatchObject(expected);
});

const heldAt = (existingSA: number, existing_sa: number): Partial<WireQuote> => ({ existingSA, existing_sa });
const existing = (code: string) => `data.existingSA ${code}`;

test.each<[string, WireQuote, readonly string[]]>([
  ['somebody nobody knows', aQuoteOf([you, { ...son, id: 'boss' }]), ['data.members.1.id CHOICE_UNKNOWN']],
  [
    'the id of another relation',
    aQuoteOf([{ ...you, person: 'Son' }]),
    ['data.members.0.person CHOICE_UNKNOWN'],
  ],
  ['a child as an adult', aQuoteOf([you, { ...son, type: 'adult' }]), ['data.members.1.type CHOICE_UNKNOWN']],
  ['a condition that a member has', aQuoteOf([{ ...you, diseases: [16] }], { medical_conditions: [16] }), []],
  [
    'conditions that nobody has, beside one that somebody has',
    aQuoteOf([you, { ...son, diseases: [16] }], { medical_conditions: [3, 16, 7] }),
    ['data.medical_conditions.0 CONDITION_OF_NOBODY', 'data.medical_conditions.2 CONDITION_OF_NOBODY'],
  ],
  [
    'two names of one member',
    aQuoteOf([you, { ...son, serverID: 'son2' }]),
    ['data.members.1.serverID CHOICE_UNKNOWN'],
  ],
  ['the same name of a member twice', aQuoteOf([you, { ...son, serverID: 'son1' }]), []],
  [
    'two sums of one policy that is held',
    aQuoteOf([you], heldAt(500_000, 300_000)),
    [existing('CHOICE_UNKNOWN')],
  ],
  ['one sum of it, said twice', aQuoteOf([you], heldAt(500_000, 500_000)), []],
  [
    'the sum of a policy that is not held',
    aQuoteOf([you], { previousPolicy: false, existingSA: 500_000 }),
    [existing('ANSWER_UNKNOWN')],
  ],
  [
    'that sum under its other name',
    aQuoteOf([you], { previousPolicy: false, existing_sa: 500_000 }),
    ['data.existing_sa ANSWER_UNKNOWN'],
  ],
  ['a sum of nothing where no policy is held', aQuoteOf([you], { previousPolicy: false, existingSA: 0 }), []],
  ['a sum where nothing is said of a policy', aQuoteOf([you], { existingSA: 500_000 }), []],
])('a quote with %s is told field by field', (_what, wire, wrongs) => {
  const read = quoteRequestFrom(wire);
  const failures = read.ok ? [] : (read.failure.fields ?? []);
  expect(failures.map(({ field, code }) => `${field} ${code}`)).toEqual(wrongs);
});

test.each([
  ['members', 'data.members'],
  ['members.Son-0.age', 'data.members.1.age'],
  ['members.Son-0.conditions', 'data.members.1.diseases'],
  ['members.You', 'data.members.2'],
  ['pincode', 'data.pincode'],
  ['parentsPincode', 'data.parents_pincode'],
  ['sumInsured', 'data.sum_assured'],
  ['maxSumInsured', 'data.max_sum_assured'],
  ['deductible', 'data.deductible'],
])('%s of a request is %s of the payload', (field, path) => {
  const fields = [{ field, code: 'INVALID_ANSWERS' as const }];
  const { code, fields: failures } = refusedQuote(aQuoteOf([you, son, you]), {
    code: 'INVALID_ANSWERS',
    fields,
  });
  expect([code, failures]).toEqual(['INVALID_ANSWERS', [{ field: path, code: 'INVALID_ANSWERS' }]]);
});

test.each<[string, Partial<WireQuote>, Partial<QuoteRequest>]>([
  [
    'no more than it has to say',
    {},
    { productType: 'indemnity', maxSumInsured: undefined, parentQuote: undefined },
  ],
  ['a policy that is held', { previousPolicy: true }, { productType: 'super-top-up' }],
  ['none', { previousPolicy: false, product_type: 'SUPER_TOPUP' }, { productType: 'super-top-up' }],
  ['the sum of it', { existingSA: 500_000 }, { existingSumInsured: rupees(500_000) }],
  ['the sum under its other name', { existing_sa: 300_000 }, { existingSumInsured: rupees(300_000) }],
  ['a quote that it follows', { parent_quote: 'q1' }, { parentQuote: asId<QuoteId>('q1') }],
  ['the most cover', { max_sum_assured: 2_500_000 }, { maxSumInsured: rupees(2_500_000) }],
])('a quote that says %s is read as such', (_what, answers, request) => {
  const read = quoteRequestFrom(aQuoteOf([you], answers));
  expect(read.ok && read.value).toMatchObject(request);
});

test('the gender of a quote is yours, and a member may have said another one', () => {
  const read = quoteRequestFrom(
    aQuoteOf([
      { ...you, gender: 'FEMALE' },
      { ...son, gender: 'MALE' },
    ]),
  );
  expect(read.ok && read.value.members.map(({ gender }) => gender)).toEqual(['MALE', 'MALE']);
});

test('a member without a name has none on the wire either', () => {
  const member = memberRead({});
  expect(member && Object.keys(memberToWire(member))).not.toContain('name');
  expect(member && Object.keys(memberToWire(member))).not.toContain('displayName');
  expect(member && memberToWire({ ...member, key: 'Nobody-3' }).id).toBe('nobody-3');
});

test('a refusal that names no field stays as it is', () => {
  const failure = { code: 'NOT_FOUND' } as const;
  expect(refusedQuote(aQuoteOf([you]), failure)).toBe(failure);
});

test.each([
  ['son1', 'Son-0'],
  ['nobody', 'nobody'],
])('%s on the wire is the member %s', (id, key) => {
  expect(memberKeyFrom(id)).toBe(key);
});
