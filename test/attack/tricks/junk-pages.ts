import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type Browser as Chromium, chromium } from '@playwright/test';
import type { CallName } from '#contract/call/calls.ts';
import { pathOf } from '#contract/call/encoding.ts';
import { signInPath } from '#server/doors/operators/addresses.ts';
import { erasePath } from '#server/doors/your-data/addresses.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { openPatient } from '../../kill/lines.ts';
import { anOperator, codeNow } from '../../operator-account.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '../../purchase.ts';
import type { Browser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const params = { quote_id: 'q', id: 'p', insurer: 'sahyadri', pincode: '560001', product_slug: 'p' };
const ofPurchases: readonly CallName[] = ['toPaymentGateway', 'toProcess', 'kycSearch', 'createTransaction'];
const ofAnybody: readonly CallName[] = [
  'saveDetails',
  'logEvent',
  'recordConsent',
  'askCallBack',
  'share',
  'resume',
  'sendResumeCode',
];
const paths: readonly string[] = [
  ...[...ofPurchases, ...ofAnybody].map((name) => pathOf(name, params)),
  '/health-plan/payment/return/p/',
  erasePath,
  signInPath,
  '/',
];
/** At each door by fetch; more than an address may ask for in an hour of what is limited most. */
const posts: Readonly<Record<Scale['name'], number>> = { short: 25, long: 320 };
/** At each door by a form that a hidden frame loads. */
const forms = 3;
const password = 'a long word of operators';

/** A page of another site, in a real browser, posts whatever it likes; whoever is behind the same address goes on. */
export const junkPages: Attack = {
  name: 'a page of another site that posts from a browser',
  run: ({ name }) => strike(posts[name], undefined),
  planted: [
    {
      fault: 'a bucket of the address that is taken before the guards',
      finds: /purchase of the known visitor/,
      run: () => strike(posts.short, 300),
    },
  ],
};

/** @param bucket posts of the address, whoever sends them, after which it is refused; undefined: as the product counts */
async function strike(each: number, bucket: number | undefined): Promise<Report> {
  const shop = await testApp({
    env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '50', OPERATORS: 'yes' },
  });
  const street = await openStreet(await shop.app.listen({ port: 0, host: '127.0.0.1' }), bucket);
  const elsewhere = createServer((_asked, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>'),
  );
  const browser = await openChromium();
  try {
    await anOperator(shop.ports, { name: 'meera', password });
    const visit = await visitIn(browser, street.origin);
    const purchase = await readyToPay(visit.wire);
    // To a browser the name is another site than the number.
    await postFrom(visit.context, `http://localhost:${await listening(elsewhere)}/`, street.origin, each);
    const complaints = [
      ...(street.junk.fetched < each * paths.length ? [`Only ${street.junk.fetched} posts came in`] : []),
      ...(street.junk.framed < forms * paths.length ? [`Only ${street.junk.framed} forms came in`] : []),
      ...(await complaintsAfter(shop, street.origin, visit.wire, purchase)),
    ];
    const figures = `${street.junk.fetched} posts and ${street.junk.framed} forms of another site came in`;
    return { strikes: street.junk.fetched + street.junk.framed, figures, complaints };
  } finally {
    await browser.close();
    for (const server of [elsewhere, street.server]) server.close();
    await shop.close();
  }
}

/** Where everybody passes who goes to the shop: what another site sends is counted before the shop sees it. */
async function openStreet(shop: string, bucket: number | undefined) {
  const junk = { fetched: 0, framed: 0 };
  let ofAddress = 0;
  const server = createServer((message, answer) => {
    const { method, headers } = message;
    if (method === 'POST') ofAddress += 1;
    if (method === 'POST' && headers['sec-fetch-site'] === 'cross-site')
      junk[headers['sec-fetch-mode'] === 'navigate' ? 'framed' : 'fetched'] += 1;
    if (method === 'POST' && bucket !== undefined && ofAddress > bucket) answer.writeHead(429).end();
    else passOn(shop, message, answer);
  });
  return { junk, server, origin: `http://127.0.0.1:${await listening(server)}` };
}

function passOn(shop: string, ownRequest: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = ownRequest;
  const onward = request(new URL(url, shop), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  ownRequest.pipe(onward);
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens at no port');
  return address.port;
}

async function openChromium(): Promise<Chromium> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

/** Somebody who opened the shop in this browser; what they do next goes by the cookies that it holds. */
async function visitIn(browser: Chromium, origin: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const cookies = new Map((await context.cookies(origin)).map(({ name, value }) => [name, value]));
  return { context, wire: await openPatient({ origin: async () => origin }, cookies) };
}

type Context = Awaited<ReturnType<typeof visitIn>>['context'];

async function postFrom(context: Context, elsewhere: string, origin: string, each: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(elsewhere);
  const urls = paths.map((path) => origin + path);
  await page.evaluate(fetchJunk, { urls, each });
  await page.evaluate(sendForms, { urls, each: forms });
}

/** It runs in the page. */
async function fetchJunk({ urls, each }: { urls: readonly string[]; each: number }): Promise<void> {
  const junk = { method: 'POST', mode: 'no-cors', credentials: 'include', body: 'junk' } as const;
  for (let count = 0; count < each; count += 1)
    await Promise.all(urls.map((url) => fetch(url, junk).catch(() => undefined)));
}

/** In the page: a form that is sent into a frame which nobody sees. */
async function sendForms({ urls, each }: { urls: readonly string[]; each: number }): Promise<void> {
  document.body.innerHTML =
    '<iframe name="junk" hidden></iframe><form method="post" target="junk" enctype="text/plain"><input name="a" value="b"></form>';
  const [frame, form] = [document.querySelector('iframe'), document.querySelector('form')];
  for (const url of urls.flatMap((one) => Array<string>(each).fill(one))) {
    await new Promise((loaded) => {
      frame?.addEventListener('load', loaded, { once: true });
      if (form) form.action = url;
      form?.submit();
    });
  }
}

/** As far as the press that pays. */
async function readyToPay(browser: Browser): Promise<string> {
  const { quote_id } = await saveQuote(browser);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  return id;
}

async function complaintsAfter(
  { ports }: TestApp,
  origin: string,
  browser: Browser,
  purchase: string,
): Promise<readonly string[]> {
  const newcomer = () => openPatient({ origin: async () => origin }, new Map());
  const ends = {
    'purchase of the known visitor': await endOf(
      async () => browser,
      async () => purchase,
    ),
    'purchase of a newcomer': await endOf(newcomer, readyToPay),
  };
  const complaints = Object.entries(ends).flatMap(([what, end]) =>
    end === 'issued' ? [] : [`The ${what} ends as ${end}`],
  );
  const form = new URLSearchParams({ who: 'meera', password, code: codeNow(ports) });
  const { statusCode } = await (await newcomer()).post(signInPath, form.toString());
  return statusCode === 303
    ? complaints
    : [...complaints, `An operator who signs in is answered ${statusCode}`];
}

/** How a purchase of somebody at the same address ends, also when a step of it is refused. */
async function endOf(
  open: () => Promise<Browser>,
  begin: (browser: Browser) => Promise<string>,
): Promise<string> {
  try {
    const browser = await open();
    const id = await begin(browser);
    await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
    return (await readOutcome(browser, id)).outcome;
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message.slice(0, 200) : ''}`;
  }
}
