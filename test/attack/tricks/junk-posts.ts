import type { InjectOptions } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { pathOf } from '#contract/call/encoding.ts';
import { testApp } from '../../api/app.ts';
import { type Browser, browserOver, type ResponseWithCookies } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const params = { quote_id: 'q', id: 'p', insurer: 'sahyadri', pincode: '560001', product_slug: 'p' };

/** Whatever is limited by the hour, and what opens the way to it. */
const struck: readonly CallName[] = [
  'toProcess',
  'toPaymentGateway',
  'kycSearch',
  'saveDetails',
  'createTransaction',
  'resume',
  'sendResumeCode',
  'recordConsent',
  'share',
];
const otherPaths = ['/health-plan/payment/return/p/', '/your-data/erase', '/'];
/** More than an address may ask for in an hour. */
const posts: Readonly<Record<Scale['name'], number>> = { short: 320, long: 1_300 };
const perMinute = 50;

/** What a page of another site can send without a word of ours: no cookie of the visit, no token, a foreign origin. */
const foreign = {
  'content-type': 'text/plain',
  origin: 'https://junk.example',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
};

/** Each loaded where nobody sees it; a browser that says nothing of where it loads them has no such headers. */
const frames: readonly Readonly<Record<string, string>>[] = [
  {
    accept: 'text/html',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  },
  { accept: 'text/html' },
];
const toGateway = (id: string) => `/health-plan/payment/to-gateway/${id}/`;
const fromRegistry = '/health-plan/identity/return/';
const framed: readonly ((id: string) => string)[] = [
  toGateway,
  (id) => `/health-plan/identity/to-registry/${id}/`,
  () => fromRegistry,
  (id) => `/health-plan/proposals/${id}/receipt`,
];

export const junkPosts: Attack = {
  name: 'junk posts and frames of another site',
  run: ({ name }) => strike(posts[name], (send) => send),
  planted: [
    {
      fault: 'a bucket of the address that is taken before the guards',
      finds: /neighbour.*429/,
      run: ({ name }) => strike(posts[name], countFirst),
    },
    {
      fault: 'visits that frames of another site begin',
      finds: /pay is answered 429/,
      run: ({ name }) => strike(posts[name], beginByFrames),
    },
  ],
};

type Send = (request: InjectOptions) => Promise<ResponseWithCookies>;

/** Counts as it was before: what an address sends, whoever sends it. */
function countFirst(send: Send): Send {
  const counts = new Map<string, number>();
  return async (request) => {
    const key = `${request.method} ${String(request.url)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const answer = await send(request);
    return (counts.get(key) ?? 0) > 300 ? { ...answer, statusCode: 429 } : answer;
  };
}

/** As it was before: whoever loads a page begins a visit, and the address has only so many of them. */
function beginByFrames(send: Send): Send {
  let count = 0;
  return async (request) => {
    const answer = await send(request);
    const isToGateway = String(request.url).startsWith(toGateway('').slice(0, -1));
    if (isToGateway) count += 1;
    return isToGateway && count > 300 ? { ...answer, statusCode: 429 } : answer;
  };
}

/** Somebody at the same address goes on as if nothing were, and a newcomer still gets a page and may pay. */
async function strike(each: number, plant: (send: Send) => Send): Promise<Report> {
  const server = await testApp({
    env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: String(perMinute) },
  });
  try {
    const send = plant((request) => server.app.inject(request));
    const neighbour = await browserOver(send, new Map());
    const options = [...postsOf(each), ...framesOf(each)];
    for (const request of options) await send(request);
    const complaints = [...(await complaintsOfNeighbour(neighbour)), ...(await complaintsOfNewcomers(send))];
    return { strikes: options.length, complaints, figures: `${options.length} posts and frames` };
  } finally {
    await server.close();
  }
}

function postsOf(each: number): readonly InjectOptions[] {
  const urls = [...struck.map((name) => pathOf(name, params)), ...otherPaths];
  return urls.flatMap((url) =>
    Array.from({ length: each }, () => ({ method: 'POST', url, headers: foreign, payload: 'junk' }) as const),
  );
}

function framesOf(each: number): readonly InjectOptions[] {
  return frames.flatMap((headers) =>
    framed.flatMap((urlOf) =>
      Array.from({ length: each }, (_, at) => ({ method: 'GET', url: urlOf(`x${at}`), headers }) as const),
    ),
  );
}

async function complaintsOfNeighbour(neighbour: Browser): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const name of struck) {
    const headers = { 'content-type': contentTypeOf(name) };
    const { statusCode } = await neighbour.post(pathOf(name, params), '', headers);
    if (statusCode === 429 || statusCode >= 500)
      complaints.push(`A neighbour's ${name} is answered ${statusCode}`);
  }
  const back = await neighbour.get('/health-plan/payment/return/p/');
  if (back.statusCode === 429) complaints.push("A neighbour's way back from paying is answered 429");
  return complaints;
}

async function complaintsOfNewcomers(send: Send): Promise<readonly string[]> {
  const newcomer = await browserOver(send, new Map());
  const complaints: string[] = [];
  const page = await newcomer.get('/');
  if (page.statusCode !== 200) complaints.push(`A newcomer is answered ${page.statusCode}`);
  for (const url of [toGateway('p'), fromRegistry]) {
    const { statusCode } = await newcomer.get(url);
    if (statusCode !== 404)
      complaints.push(`A newcomer who wants to pay is answered ${statusCode} at ${url}`);
  }
  const isCrowded = newcomer.cookies.get('sid')?.includes('.crowd') ?? true;
  return isCrowded ? [...complaints, 'A newcomer has no limits of their own'] : complaints;
}

function contentTypeOf(name: CallName): string {
  return calls[name].encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
}
