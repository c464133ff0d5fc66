import { afterEach, expect, test } from 'vitest';
import { type Hospital, hospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { aMarket, aPricedProduct, mumbai, nowhere, pune } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { findHospitals, type HospitalsRequest, mostNamedHospitals } from './find-hospitals.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const acme = asId<InsurerSlug>('acme');
const inMumbai = Array.from({ length: mostNamedHospitals + 5 }, (_, index): Hospital => {
  const number = String(index).padStart(3, '0');
  const at = { id: number, name: `Hospital ${number}`, address: 'Tank Road', pincode: mumbai, beds: 20 };
  return { ...at, cashless: new Set(index === 2 ? [acme] : []), excluded: new Set() };
});
const market = aMarket([aPricedProduct('one', 10_000)], { hospitals: hospitalsByPrefix(inMumbai) });
const acmeId = market.insurers.get(acme)?.id ?? 0;

async function askHospitals(own: Partial<HospitalsRequest>, by: 'owner' | 'stranger' = 'owner') {
  ports = await openUsecasePorts({ catalogue: market });
  const quote = aQuote({ channel: 'website' });
  await ports.store.insertQuote(quote);
  return findHospitals(ports, by === 'owner' ? quote.owner : aVisitor(), {
    quoteId: quote.id,
    pincodes: [mumbai],
    insurerIds: [acmeId],
    search: '',
    ...own,
  });
}

test('so many are named, and all are counted', async () => {
  const answer = await askHospitals({});
  expect(answer.ok && answer.value.near).toMatchObject([
    { place: { pincode: mumbai }, sought: mostNamedHospitals + 5, all: mostNamedHospitals + 5 },
  ]);
  expect(answer.ok && answer.value.near[0]?.hospitals).toHaveLength(mostNamedHospitals);
});

test('what is typed finds one, with how the insurer pays there', async () => {
  const answer = await askHospitals({ search: '002', insurerIds: [acmeId, acmeId] });
  expect(answer.ok && answer.value.near).toMatchObject([
    { sought: 1, hospitals: [{ settlements: [{ insurer: acme, settlement: 'cashless' }] }] },
  ]);
});

test('each named hospital is found, also behind those that one answer holds, and no other', async () => {
  const last = String(inMumbai.length - 1).padStart(3, '0');
  const answer = await askHospitals({ ids: [last, '002', 'gone'] });
  expect(
    answer.ok && answer.value.near.map(({ hospitals, sought, all }) => [hospitals.length, sought, all]),
  ).toEqual([[2, 2, inMumbai.length]]);
  expect(answer.ok && answer.value.near[0]?.hospitals.map(({ hospital }) => hospital.id)).toEqual([
    '002',
    last,
  ]);
});

test('a pincode without any has none', async () => {
  const answer = await askHospitals({ pincodes: [pune] });
  expect(answer.ok && answer.value.near).toMatchObject([{ hospitals: [], sought: 0, all: 0 }]);
});

test.each<[string, Partial<HospitalsRequest>, string, string]>([
  ['a pincode that is nowhere', { pincodes: [mumbai, nowhere] }, 'data.pincodes.1', 'PINCODE_INVALID'],
  ['an insurer that is none', { insurerIds: [acmeId, 9_999] }, 'data.insurer_ids.1', 'CHOICE_UNKNOWN'],
])('%s is refused beside its field', async (_, own, field, code) => {
  expect(await askHospitals(own)).toEqual({
    ok: false,
    failure: { code: 'INVALID_ANSWERS', fields: [{ field, code }] },
  });
});

test('the quote of somebody else is not found', async () => {
  expect(await askHospitals({}, 'stranger')).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
});
