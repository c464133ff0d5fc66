import { describe, expect, test } from 'vitest';
import { aRider } from '#test/builders/plan-builders.ts';
import {
  alone,
  closePortsAfterEach,
  type OpenPage,
  one10,
  purchaseRequestFor,
  quoted,
  selling,
} from '#test/usecases/open-page.ts';
import { createTransaction, type PurchaseRequest } from './create-transaction.ts';

closePortsAfterEach();

describe('a purchase with a term and riders', () => {
  const riders = [aRider('cash', {}), aRider('room', { effect: { kind: 'any-room' } })];
  const market = selling({ termYears: [1, 2], riders });

  async function boughtWith(page: OpenPage, choice: PurchaseRequest['choice'], shownChoice = choice) {
    const choices = shownChoice ? [{ ...shownChoice, slabId: one10, block: undefined }] : [];
    const request = await purchaseRequestFor(page, alone, one10, choices);
    return createTransaction(page.ports, page.quote.owner, { ...request, choice });
  }

  test('begins with them, at the price of the page that shows them', async () => {
    const page = await quoted({}, market);
    const choice = { termYears: 2, riders: ['room', 'cash'] } as const;
    // It is twice 10,000 and 500 and 500, in the dearest zone, less 7.5 percent.
    expect(await boughtWith(page, choice)).toMatchObject({
      value: {
        termYears: 2,
        riders: ['cash', 'room'],
        price: { total: 20_350, termYears: 2 },
        plan: { features: { roomRent: { kind: 'no-limit' } }, riders: [{ id: 'cash' }, { id: 'room' }] },
      },
    });
  });

  test('at the price of the plan without them is another than the page’s', async () => {
    const page = await quoted({}, market);
    const answer = await boughtWith(page, { termYears: 1, riders: ['cash'] }, { termYears: 1, riders: [] });
    expect(answer).toMatchObject({ failure: { code: 'PRICE_CHANGED' } });
  });

  test('that is open takes the other choice, and keeps its own when none is named', async () => {
    const page = await quoted({}, market);
    const first = await boughtWith(page, { termYears: 1, riders: ['cash'] });
    const other = await boughtWith(page, { termYears: 2, riders: ['room'] });
    const same = await boughtWith(page, undefined);
    if (!first.ok || !other.ok || !same.ok) throw new Error('Not bought');
    expect([other.value.id, same.value.id]).toEqual([first.value.id, first.value.id]);
    expect(other.value).toMatchObject({ termYears: 2, riders: ['room'], version: 2 });
    expect(same.value).toEqual(other.value);
    await page.ports.store.saveProposal({ ...other.value, state: 'submitted', version: 3 });
    const late = await boughtWith(page, { termYears: 1, riders: [] });
    expect(late).toMatchObject({ value: { state: 'submitted', riders: ['room'] } });
  });

  test.each<[object, string]>([
    [{ termYears: 3, riders: [] }, 'TERM_NOT_SOLD'],
    [{ termYears: 1, riders: ['travel'] }, 'RIDER_NOT_OFFERED'],
  ])('of %j is refused', async (choice, code) => {
    const page = await quoted({}, market);
    const wantedChoice = choice as NonNullable<PurchaseRequest['choice']>; // as the row says
    expect(await boughtWith(page, wantedChoice, { termYears: 1, riders: [] })).toMatchObject({
      failure: { code },
    });
  });
});
