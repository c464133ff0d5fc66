import type { FastifyInstance, InjectOptions } from 'fastify';
import { csrfCookie, csrfHeader } from '#contract/call/encoding.ts';
import {
  agreeAndPay,
  buy,
  type ChosenPlan,
  fillForms,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../../purchase.ts';
import { aWireMember, type Browser, browserOver } from '../../wire.ts';
import { type Ids, rightBodies } from '../right-bodies.ts';

/** What stands in the answers to the owner and in no answer to anybody else. */
export const canaries = {
  name: 'Zubeida',
  'family name': 'Kanariwala',
  mobile: '9876512340',
  email: 'zubeida@canary.example.in',
  'tail of the PAN': '765Q',
  condition: 'Asthma',
} as const;
const asthma = 16;

/** It is all that leads to something of somebody. */
export type OwnedIds = Ids & {
  readonly transaction: string;
  readonly order: string;
  readonly registryPage: string;
};

/** Somebody with a policy and with a purchase before the gateway's page. */
export type Owner = {
  readonly cookies: Map<string, string>;
  /** The cookies as they were before the first purchase. */
  readonly before: ReadonlyMap<string, string>;
  readonly issued: OwnedIds;
  readonly payable: OwnedIds;
  readonly bodies: ReturnType<typeof rightBodies>;
};

export async function openOwner(app: FastifyInstance): Promise<Owner> {
  const cookies = new Map<string, string>();
  const browser = await browserOver((request) => app.inject(request), cookies);
  const { quote_id } = await saveQuote(browser, {
    members: [
      aWireMember({ diseases: [asthma] }),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
      aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 }),
    ],
    medical_conditions: [asthma],
  });
  const before = new Map(cookies);
  const scored = await score(browser, quote_id);
  const family = planOf(scored, 'family', 'sahyadri-poorna');
  const ids = await purchase(browser, quote_id, family);
  await browser.post(`/sandbox/pay/${ids.order}`, 'outcome=success&method=upi');
  const { outcome } = await readOutcome(browser, ids.id);
  if (outcome !== 'issued') throw new Error(`The purchase ends as ${outcome}`);
  const payable = await purchase(browser, quote_id, planOf(scored, 'parents', 'sahyadri-poorna'));
  const bodies = rightBodies(family, await readProposal(browser, payable.id));
  return { cookies, before, issued: ids, payable, bodies };
}

async function purchase(browser: Browser, quote_id: string, plan: ChosenPlan): Promise<OwnedIds> {
  const id = await buy(browser, quote_id, plan);
  const filled = await fillForms(browser, id, {
    proposerDetails: {
      first_name: canaries.name,
      last_name: canaries['family name'],
      mobile: canaries.mobile,
      email: canaries.email,
    },
  });
  const response = await browser.get(`/health-plan/identity/to-registry/${id}/?pep=no`);
  const registryPage = String(response.headers.location).split('/').at(-1) ?? '';
  await passKyc(browser, filled, `ABCPS8${canaries['tail of the PAN']}`);
  const order = (await agreeAndPay(browser, id)).split('/').at(-1) ?? '';
  const { insurer_slug: insurer, product_slug } = plan.plan;
  const transaction = filled.transaction_id;
  return { id, quote_id, transaction, order, registryPage, insurer, product_slug, pincode: '560001' };
}

/** Ids of the same shape that nobody was given. */
export function unknownIds(ids: OwnedIds): OwnedIds {
  const { id, quote_id, transaction, order, registryPage } = ids;
  return {
    ...ids,
    id: unlike(id),
    quote_id: unlike(quote_id),
    transaction: unlike(transaction),
    order: unlike(order),
    registryPage: unlike(registryPage),
  };
}

/** The last letters in another order: as long, and as good to the eye. */
function unlike(id: string): string {
  const cut = Math.floor(id.length / 2);
  const turned = [...id.slice(cut)].reverse().join('');
  return id.slice(0, cut) + (turned === id.slice(cut) ? turned.replace(/.$/, 'Z') : turned);
}

/** Sends with these cookies, their token and no word more. */
export function askWith(app: FastifyInstance, cookies: ReadonlyMap<string, string>, request: InjectOptions) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, [csrfHeader]: cookies.get(csrfCookie) ?? '', ...request.headers };
  return app.inject({ ...request, headers });
}
