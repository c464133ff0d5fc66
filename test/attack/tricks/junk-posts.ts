import type { InjectOptions } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { pathOf } from '#contract/call/encoding.ts';
import { testApp } from '../../api/app.ts';
import { browserOver, type Sent } from '../../wire.ts';
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

export const junkPosts: Attack = {
  name: 'junk posts of another site',
  run: ({ name }) => strike(posts[name], (send) => send),
  planted: [
    {
      fault: 'a bucket of the address that is taken before the guards',
      finds: /neighbour.*429/,
      run: ({ name }) => strike(posts[name], countFirst),
    },
  ],
};

type Send = (request: InjectOptions) => Promise<Sent>;

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

/** Somebody at the same address goes on as if nothing were, and a newcomer still gets a page. */
async function strike(each: number, plant: (send: Send) => Send): Promise<Report> {
  const server = await testApp({
    env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: String(perMinute) },
  });
  try {
    const { app } = server;
    const send = plant((request) => app.inject(request));
    const neighbour = await browserOver(send, new Map());
    const urls = [...struck.map((name) => pathOf(name, params)), ...otherPaths];
    for (const url of urls)
      for (let sent = 0; sent < each; sent += 1)
        await send({ method: 'POST', url, headers: foreign, payload: 'junk' });
    const complaints: string[] = [];
    for (const name of struck) {
      const headers = { 'content-type': contentTypeOf(name) };
      const { statusCode } = await neighbour.post(pathOf(name, params), '', headers);
      if (statusCode === 429 || statusCode >= 500)
        complaints.push(`A neighbour's ${name} is answered ${statusCode}`);
    }
    const back = await neighbour.get('/health-plan/payment/return/p/');
    if (back.statusCode === 429) complaints.push("A neighbour's way back from paying is answered 429");
    const newcomer = await send({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
    if (newcomer.statusCode !== 200) complaints.push(`A newcomer is answered ${newcomer.statusCode}`);
    const strikes = urls.length * each;
    return { strikes, complaints, figures: `${strikes} posts, ${struck.length + 2} asks of neighbours` };
  } finally {
    await server.close();
  }
}

function contentTypeOf(name: CallName): string {
  return calls[name].encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
}
