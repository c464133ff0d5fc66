import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { signInPath } from '#server/doors/operators/addresses.ts';
import { routes as webRoutes } from '#web/page/routes.ts';
import type { TestApp } from '../../api/app.ts';
import { anOperator, codeNow } from '../../operator-account.ts';
import { planOf, readProposal, score } from '../../purchase.ts';
import { browserOver } from '../../wire.ts';
import { type OwnedIds, openOwner, unknownIds } from '../ground/owned.ts';
import type { PageRecipe } from './recipes.ts';

/** Somebody with a policy, who is an operator as well, so that every address opens. */
export type Reader = {
  readonly cookies: ReadonlyMap<string, string>;
  readonly values: Readonly<Record<PageRecipe['ids'], (template: string, name: string) => string>>;
};

const operator = { name: 'meera', password: 'a long word of operators' };

export async function openReader(server: TestApp): Promise<Reader> {
  const { app } = server;
  const { cookies, issued, payable } = await openOwner(app);
  const browser = await browserOver((request) => app.inject(request), cookies);
  const { plan } = planOf(await score(browser, issued.quote_id), 'family', 'sahyadri-poorna');
  const data = { quote_id: issued.quote_id, block: 'family' as const, slab_id: plan.slab_id };
  const shared: CallAnswer<'share'> = (await browser.call('share', { params: {}, body: { data } })).json();
  const newLink = await browser.call('makeResumeLink', { params: { id: payable.id }, body: {} });
  const link: CallAnswer<'makeResumeLink'> = newLink.json();
  const { proposal_number: number } = await readProposal(browser, issued.id);
  await signIn(app, server.ports, cookies);
  const last = (url: string) => url.split('/').at(-1) ?? '';
  const fixed: Fixed = { share: last(shared.shorturl), secret: last(link.url), slab: plan.slab_id, number };
  return {
    cookies,
    values: {
      issued: valuesOf(issued, fixed),
      payable: valuesOf(payable, fixed),
      unknown: valuesOf(unknownIds(payable), { ...fixed, share: 'x'.repeat(22), secret: 'x'.repeat(43) }),
    },
  };
}

async function signIn(
  app: FastifyInstance,
  ports: TestApp['ports'],
  cookies: Map<string, string>,
): Promise<void> {
  await anOperator(ports, operator);
  const browser = await browserOver((request) => app.inject(request), cookies);
  const form = new URLSearchParams({ who: operator.name, password: operator.password, code: codeNow(ports) });
  await browser.post(signInPath, form.toString());
}

type Fixed = {
  readonly share: string;
  readonly secret: string;
  readonly slab: string;
  readonly number: string;
};

function valuesOf(ids: OwnedIds, { share, secret, slab, number }: Fixed) {
  const byName: Readonly<Record<string, string>> = {
    id: ids.id,
    proposalID: ids.id,
    quote_id: ids.quote_id,
    quoteID: ids.quote_id,
    transaction_id: ids.transaction,
    order: ids.order,
    number,
    insurer: ids.insurer,
    pincode: ids.pincode,
    product_slug: ids.product_slug,
    slug: ids.product_slug,
    slab_id: slab,
    toCompare: `${slab},${slab}`,
    planType: 'family',
    block: 'family',
    type: 'offline',
    step: 'gender-pincode',
    cityType: 'parents',
    caseId: ids.quote_id,
    cover: '500000',
    existingPolicySA: '0',
    category: 'smoke',
    nonce: 'n'.repeat(22),
    page: 'complaints',
  };
  return (template: string, name: string): string => {
    if (template.startsWith('/s/')) return share;
    if (template.includes('resume')) return secret;
    if (template.startsWith('/sandbox/identity/')) return ids.registryPage;
    // The rest of a path has no name.
    return byName[name] ?? 'member-details';
  };
}

/** Every address that answers GET: of the server, of the web app, of its files, and some that are none. */
export function targetsOf(served: ReadonlySet<string>): readonly string[] {
  const own = [...served].flatMap((route) => (route.startsWith('GET ') ? [route.slice('GET '.length)] : []));
  const files = readdirSync(resolve('dist', 'client', 'assets'));
  const assets = ['.js', '.css', '.woff2'].flatMap((end) => files.find((file) => file.endsWith(end)) ?? []);
  return [
    ...own.filter((template) => template !== '/*' && template !== '/assets/*'),
    ...webRoutes.map(({ path }) => path),
    ...assets.map((file) => `/assets/${file}`),
    ...['/assets/none.js', '/robots.txt', '/favicon.ico', '/no/such/page'],
  ];
}

/** The address that a template becomes with these values in it. */
export function filled(template: string, fill: (template: string, name: string) => string): string {
  return template.replace(
    /:(\w+)|\{\$(\w+)\}|\$(\w*)/g,
    (_whole, ...names: readonly (string | undefined)[]) =>
      encodeURIComponent(fill(template, names.slice(0, 3).find((name) => name !== undefined) ?? '')),
  );
}
