import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Search } from '#web/paths.ts';
import { loadComparison } from './load.ts';

/** Answers plans of a quote that has these blocks, none of which sells what is named. */
function apiOf(blocks: readonly BlockId[]): Api {
  const call = async (name: string) => {
    const rest = { plans: [], importance: {}, uidata: { pincode: '560001' } };
    const score_data = blocks.map((block) => ({ block, type: planGroupOf(block), ...rest }));
    const value =
      name === 'getScore' ? { priced_on: '2026-11-22', score_data } : { to_age_70: { years: [] } };
    return { ok: true, value };
  };
  return { call } as unknown as Api; // it answers the two calls that a comparison makes, with what is looked at
}

type Address = { readonly planType: PlanGroup; readonly search: Search };

/** Gives where the address leads, and that of each page between. */
async function walk(api: Api, from: Address): Promise<readonly (Address | WireBlock['block'])[]> {
  const addresses: (Address | WireBlock['block'])[] = [];
  let next: Address | undefined = from;
  while (next && addresses.length < 4) {
    const { planType, search }: Address = next;
    next = undefined;
    try {
      const params = { planType, quoteID: 'q1', toCompare: 'a-5l-vs-b-5l' };
      addresses.push((await loadComparison(api, params, search)).list.block);
    } catch (cause) {
      if (!isRedirect(cause)) throw cause;
      const to = new URL(String(cause.options.href), 'https://any.example');
      next = {
        planType: to.pathname.split('/')[3] as PlanGroup, // links are built of such
        search: Object.fromEntries(to.searchParams),
      };
      addresses.push(next);
    }
  }
  return addresses;
}

test.each<readonly [string, readonly BlockId[], Address, BlockId]>([
  [
    'in-laws that the quote has',
    ['parents', 'parents-in-law'],
    addressOf('parents-in-law'),
    'parents-in-law',
  ],
  ['in-laws that it does not have', ['parents'], addressOf('parents-in-law'), 'parents'],
  [
    'them, by an address given out before',
    ['parents'],
    { planType: 'parents', search: { couple: '2' } },
    'parents',
  ],
  ['parents where there are in-laws alone', ['parents-in-law'], addressOf('parents'), 'parents-in-law'],
  ['a person who is none', ['individual'], addressOf('individual-Father'), 'individual'],
])('a comparison for %s ends at one that is there', async (_whom, blocks, from, end) => {
  const addresses = await walk(apiOf(blocks), from);
  expect(addresses.length).toBeLessThanOrEqual(2);
  expect(addresses.at(-1)).toBe(end);
});

function addressOf(block: BlockId): Address {
  return { planType: planGroupOf(block), search: { block } };
}
