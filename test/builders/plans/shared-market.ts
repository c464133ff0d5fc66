import { type Hospital, hospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import { asId, type InsurerSlug, type ShareId } from '#domain/ids.ts';
import type { StoredDecision } from '#domain/share/decision.ts';
import type { Ports } from '#usecases/ports.ts';
import { aSlab } from '../plan-builders.ts';
import { aMarket, aPricedProduct, mumbai } from '../small-market.ts';
import { aStay } from '../stay-builders.ts';

const acme = asId<InsurerSlug>('acme');
const hospitals = ['north', 'south'].map((name, at): Hospital => {
  const hospital = { id: name, name, address: 'Tank Road', pincode: mumbai, beds: 20 };
  return { ...hospital, cashless: new Set(at === 0 ? [acme] : []), excluded: new Set() };
});
/** One stay that everybody can have, and two hospitals near. */
export const marketFacts = {
  hospitals: hospitalsByPrefix(hospitals),
  stays: { ...aMarket([]).stays, stays: [aStay({ waits: 'other-illness' })] },
};
const sharedProducts = [
  aPricedProduct('good', 8_000, {
    slabs: [
      aSlab('good-10', 10, { roomRent: { kind: 'no-limit' }, restoration: { kind: 'unlimited' } }),
      aSlab('good-20', 20, {}),
    ],
  }),
  aPricedProduct('middling', 10_000),
  aPricedProduct('dear', 12_000, {
    slabs: [aSlab('dear-10', 10, { restoration: { kind: 'unlimited' }, consumables: true })],
  }),
  aPricedProduct('live', 0, { pricing: 'live' }),
];
export const sharedMarket = aMarket(sharedProducts, marketFacts);

/** What is kept under the address that was shared. */
export async function decisionOf({ store, clock }: Ports, share: ShareId): Promise<StoredDecision> {
  const entry = await store.readShare(share, clock.now());
  if (!entry) throw new Error('Nothing is kept');
  return entry.decision;
}
