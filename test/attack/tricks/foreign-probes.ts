import type { InjectOptions } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { OwnedIds, Owner } from '../ground/owned.ts';

/** One way to ask for something of somebody. */
export type Probe = {
  /** Method and template, as the app registers them. */
  readonly route: string;
  readonly request: (ids: OwnedIds) => InjectOptions;
  /** Answers everybody alike, its owner too. */
  readonly isBlind?: true;
};

const names = Object.keys(calls) as CallName[]; // the keys of the table are its names
/** Opened by the id of what was shared, or by a link's secret; an id of anything else opens them to nobody. */
const byLink: readonly CallName[] = ['getShared', 'getResume', 'sendResumeCode', 'resume'];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What names nobody: everyone is answered alike. */
export const publicParams: readonly string[] = ['insurer', 'nonce', 'pincode', 'product_slug', 'step'];

/** Every call that takes an id, in its path or in its body, and every other address with one in it. */
export function probesOf(owner: Owner): readonly Probe[] {
  return [...names.flatMap((name) => callProbes(name, owner)), ...otherProbes];
}

function callProbes(name: CallName, { bodies, payable }: Owner): readonly Probe[] {
  const { method, path, encoding } = calls[name];
  const route = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const hasIdInPath = /\{(?:id|quote_id)\}/.test(path);
  const count = bodies(payable)[name]?.length ?? 1;
  return Array.from({ length: count }, (_, which) => which).flatMap((which): readonly Probe[] => {
    const bodyFor = (ids: OwnedIds) => bodies(ids)[name]?.[which] ?? {};
    if (!hasIdInPath && !mentions(bodyFor(payable), payable)) return [];
    const request = (ids: OwnedIds): InjectOptions => {
      const url = pathOf(name, ids);
      if (encoding === 'none') return { method, url };
      const body = bodyFor(ids);
      if (encoding === 'form') return { method, url, headers: form, payload: encodeForm(name, body, '') };
      return { method, url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
    };
    return [byLink.includes(name) ? { route, request, isBlind: true } : { route, request }];
  });
}

function mentions(body: unknown, { id, quote_id }: OwnedIds): boolean {
  const text = JSON.stringify(body);
  return text.includes(id) || text.includes(quote_id);
}

const page = { accept: 'text/html' };
const program = { accept: '*/*' };
const play = { headers: form, payload: 'outcome=success&method=upi' };

const otherProbes: readonly Probe[] = [
  ...(['id', 'quote_id'] as const).map(
    (name): Probe => ({
      route: 'GET /s/:id/picture.png',
      request: (ids) => ({ url: `/s/${ids[name]}/picture.png` }),
      isBlind: true,
    }),
  ),
  ...[page, program].flatMap((headers): readonly Probe[] => [
    {
      route: 'GET /health-plan/own-channel/:quote_id/:block/',
      request: ({ quote_id }) => ({ url: `/health-plan/own-channel/${quote_id}/family/`, headers }),
    },
    {
      route: 'GET /health-plan/compare/:planType/:quoteID/:toCompare/table.csv',
      request: ({ quote_id }) => ({ url: `/health-plan/compare/family/${quote_id}/a,b/table.csv`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/policy.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/policy.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/receipt.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/receipt.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/proposal.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/proposal.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/tax-certificate.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/tax-certificate.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/information-sheet.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/information-sheet.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/card.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/card.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/cashless.pdf',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/cashless.pdf`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/policy.ics',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/policy.ics`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/receipt',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/receipt`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/estimate',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/estimate`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/claim',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/claim?what=bills`, headers }),
    },
    {
      route: 'GET /health-plan/proposals/:id/complaint',
      request: ({ id }) => ({ url: `/health-plan/proposals/${id}/complaint`, headers }),
    },
    {
      route: 'GET /health-plan/payment/return/:id/',
      request: ({ id }) => ({ url: `/health-plan/payment/return/${id}/`, headers }),
    },
    {
      route: 'GET /health-plan/payment/to-gateway/:id/',
      request: ({ id }) => ({ url: `/health-plan/payment/to-gateway/${id}/`, headers }),
    },
    {
      route: 'GET /health-plan/identity/to-registry/:id/',
      request: ({ id }) => ({ url: `/health-plan/identity/to-registry/${id}/?pep=no`, headers }),
    },
    {
      route: 'GET /health-plan/identity/return/',
      request: ({ id }) => ({ url: `/health-plan/identity/return/?state=${id}.secret&code=code`, headers }),
    },
    {
      route: 'GET /health-plan/buy/:transaction_id/',
      request: ({ transaction }) => ({ url: `/health-plan/buy/${transaction}/`, headers }),
    },
    {
      route: 'GET /sandbox/pay/:order',
      request: ({ order }) => ({ url: `/sandbox/pay/${order}`, headers }),
    },
    {
      route: 'GET /sandbox/identity/:page',
      request: ({ registryPage }) => ({ url: `/sandbox/identity/${registryPage}`, headers }),
    },
  ]),
  {
    route: 'GET /health-plan/proposals/:id/complaint-letter.pdf',
    request: ({ id }) => ({ url: `/health-plan/proposals/${id}/complaint-letter.pdf`, headers: page }),
    isBlind: true,
  },
  ...['estimate', 'complaint', 'complaint-letter.pdf'].map(
    (file): Probe => ({
      route: `POST /health-plan/proposals/:id/${file}`,
      request: ({ id }) => ({
        method: 'POST',
        url: `/health-plan/proposals/${id}/${file}`,
        headers: { ...page, ...form },
        payload: 'who=You&stay=bypass&billed=300000&awarded=0&reason=room&decided=2026-11-20',
      }),
    }),
  ),
  {
    route: 'POST /health-plan/proposals/:id/claim',
    request: ({ id }) => ({
      method: 'POST',
      url: `/health-plan/proposals/${id}/claim`,
      headers: { ...page, ...form },
      payload:
        'what=bills&form=a-form-of-somebody&who=You&treatment=Fever&at=other&hospital=Kedige&amount=1000',
    }),
  },
  ...(['addition', 'withdrawal'] as const).flatMap((act): readonly Probe[] => {
    const urlOf = (id: string) => `/health-plan/proposals/${id}/claim/a-claim/${act}`;
    return [
      {
        route: `GET /health-plan/proposals/:id/claim/:request/${act}`,
        request: ({ id }) => ({ url: urlOf(id), headers: page }),
        isBlind: true,
      },
      {
        route: `POST /health-plan/proposals/:id/claim/:request/${act}`,
        request: ({ id }) => ({ method: 'POST', url: urlOf(id), headers: { ...page, ...form }, payload: '' }),
        isBlind: true,
      },
    ];
  }),
  {
    route: 'POST /health-plan/payment/return/:id/',
    request: ({ id }) => ({ method: 'POST', url: `/health-plan/payment/return/${id}/`, ...play }),
    isBlind: true,
  },
  {
    route: 'POST /sandbox/pay/:order',
    request: ({ order }) => ({ method: 'POST', url: `/sandbox/pay/${order}`, ...play }),
  },
  {
    route: 'POST /sandbox/identity/:page',
    request: ({ registryPage }) => ({
      method: 'POST',
      url: `/sandbox/identity/${registryPage}`,
      headers: form,
      payload: 'outcome=tell',
    }),
  },
  {
    route: 'GET /*',
    request: ({ id }) => ({ url: `/health-plan/proposals/${id}/buy-policy`, headers: page }),
  },
  {
    route: 'GET /*',
    request: ({ quote_id }) => ({ url: `/health-plan/results/${quote_id}`, headers: page }),
  },
  {
    route: 'POST /*',
    request: ({ id }) => ({
      method: 'POST',
      url: `/health-plan/proposals/${id}/buy-policy`,
      headers: { ...page, ...form },
      payload: 'mobile=9822044170',
    }),
    isBlind: true,
  },
  {
    route: 'POST /health-plan/results/:planType/:quoteID',
    request: ({ quote_id }) => ({
      method: 'POST',
      url: `/health-plan/results/family/${quote_id}`,
      headers: { ...page, ...form },
      payload: 'amount=25000',
    }),
    isBlind: true,
  },
  {
    route: 'POST /health-plan/plan-detail/:planType/:quoteID/:slug/:slab_id',
    request: ({ quote_id }) => ({
      method: 'POST',
      url: `/health-plan/plan-detail/family/${quote_id}/saral/kaveri-saral-5l`,
      headers: { ...page, ...form },
      payload: 'amount=25000',
    }),
    isBlind: true,
  },
  {
    route: 'POST /health-plan/payment/webhook/',
    request: ({ order }) => ({
      method: 'POST',
      url: '/health-plan/payment/webhook/',
      headers: { 'content-type': 'application/json', 'x-payment-signature': 'a'.repeat(64) },
      payload: JSON.stringify({ event_id: 'x', order_id: order, gatewayOrderId: order }),
    }),
    isBlind: true,
  },
];
