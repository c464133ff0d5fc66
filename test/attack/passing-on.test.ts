import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WireResume } from '#contract/resume/shapes.ts';
import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../api/app.ts';
import {
  agree,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { codeIn, secretIn } from '../resume-link.ts';
import { aWireMember, type Browser, browserOver, openBrowser } from '../wire.ts';

/** What happens once while a company outside is asked, before it answers. */
let meanwhile: { readonly call: string; readonly happens: () => Promise<unknown> } | undefined;

let server: TestApp;
beforeEach(async () => {
  meanwhile = undefined;
  server = await testApp({
    start: Date.parse('2026-11-20T09:00:00.000Z'),
    env: { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' },
    ports: ({ payments, insurer }: Ports) => ({
      payments: interrupted('payments', payments),
      insurer: interrupted('insurer', insurer),
    }),
  });
});
afterEach(() => server.close());

function interrupted<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key) {
      const own: unknown = Reflect.get(target, key);
      if (typeof own !== 'function' || meanwhile?.call !== `${name}.${String(key)}`) return own;
      const { happens } = meanwhile;
      meanwhile = undefined;
      return async (...args: unknown[]) => {
        await happens();
        return own.apply(target, args);
      };
    },
  });
}

const identity = { date_of_birth: '1990-12-15', pincode: '411038' };

/** Ready to agree to the terms. */
async function aBuyer(): Promise<{ readonly browser: Browser; readonly id: string }> {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, { members: [aWireMember({ age: 35 })], pincode: '411038' });
  const plan = planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const insuredMembers = { 'You.date_of_birth': identity.date_of_birth };
  const filled = await fillForms(browser, id, { proposerDetails: identity, insuredMembers });
  await passKyc(browser, filled, 'ABCPS1234F');
  return { browser, id };
}

async function aPolicy(): ReturnType<typeof aBuyer> {
  const { browser, id } = await aBuyer();
  await agree(browser, id);
  await browser.post(await handOver(browser, id), 'outcome=success&method=upi');
  expect((await readOutcome(browser, id)).outcome).toBe('issued');
  return { browser, id };
}

const outbox = () => server.sandboxConsole.outbox?.() ?? [];

/** Another browser, before it has typed the code that was sent to it. */
async function anotherDevice(first: Browser, id: string) {
  const link = await first.call('makeResumeLink', { params: { id }, body: {} });
  const { url } = link.json<{ readonly url: string }>();
  const secret = secretIn(url);
  const second = await openBrowser(server.app);
  await second.call('sendResumeCode', { params: {}, body: { secret } });
  const code = codeIn(outbox()[0]?.text);
  const goOn = async (): Promise<WireResume> =>
    (await second.call('resume', { params: {}, body: { secret, code } })).json();
  return { second, secret, code, goOn };
}

test.each([
  ['before the insurer is asked', 'insurer.propose', false],
  ['before an order is opened', 'payments.openOrder', false],
  ['before the order that is open is asked after', 'payments.orderStatus', true],
] as const)(
  'a first device whose application goes on elsewhere %s is led to no gateway, and the other one buys',
  async (_, call, isAgain) => {
    const { browser, id } = await aBuyer();
    await agree(browser, id);
    if (isAgain) await handOver(browser, id);
    const { second, goOn } = await anotherDevice(browser, id);
    meanwhile = { call, happens: goOn };
    const refused = await browser.call('toProcess', { params: { id }, body: {} });
    expect(meanwhile).toBeUndefined();
    expect(refused.json()).not.toHaveProperty('redirect_url');
    expect(refused.body).not.toContain('/pay/');
    await second.post(await handOver(second, id), 'outcome=success&method=upi');
    expect((await readOutcome(second, id)).outcome).toBe('issued');
  },
);

test('whoever comes back gets another name also when the answer was lost: the old cookie opens nothing then', async () => {
  const { browser, id } = await aBuyer();
  const { second, secret, code, goOn } = await anotherDevice(browser, id);
  const cookies = new Map(second.cookies);
  await goOn();
  const sameCookies = () => browserOver((request) => server.app.inject(request), new Map(cookies));
  const again = await sameCookies();
  await again.call('resume', { params: {}, body: { secret, code } });
  expect(again.cookies.get('sid')).not.toBe(cookies.get('sid'));
  expect((await again.call('getProposal', { params: { id }, body: {} })).statusCode).toBe(200);
  expect((await (await sameCookies()).call('getProposal', { params: { id }, body: {} })).statusCode).toBe(
    404,
  );
});

test('nothing of a policy that was read on the first device is read there once it has gone on elsewhere', async () => {
  const { browser, id } = await aPolicy();
  const reads = async () => {
    const calls = ['getProposal', 'getTerms', 'getRiders', 'getRenewal', 'getSuccess', 'getFailure'] as const;
    const input = { params: { id }, body: {} };
    const answers = calls.map((name) => browser.call(name, input));
    const files = ['policy.pdf', 'policy.ics', 'receipt'].map((file) =>
      browser.get(`/health-plan/proposals/${id}/${file}`),
    );
    return (await Promise.all([...answers, ...files])).map(({ statusCode }) => statusCode);
  };
  expect(new Set(await reads())).toEqual(new Set([200]));
  const { goOn } = await anotherDevice(browser, id);
  await goOn();
  expect(new Set(await reads())).toEqual(new Set([404]));
  const listed = await browser.call('getPurchases', { params: {}, body: {} });
  expect(listed.json().purchases).toEqual([]);
});

test.each(['You have won: https://evil.example', '=cmd()', 'Your refund waits so call nine eight two two'])(
  'a draft sends %j to nobody: its address is whatever its maker likes',
  async (first_name) => {
    const browser = await openBrowser(server.app);
    const { quote_id } = await saveQuote(browser);
    const id = await buy(
      browser,
      quote_id,
      planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
    );
    const data = { first_name, mobile: '9822044170', email: 'stranger@example.in' };
    await browser.call('saveProposer', { params: { id }, body: { data, autosave: 'true' } });
    await anotherDevice(browser, id);
    const mail = outbox().find(({ to }) => to === 'stranger@example.in');
    expect(mail?.text).toContain('/resume/');
    expect(`${mail?.subject}${mail?.text}`).not.toContain(first_name.slice(0, 6));
  },
);

test('a renewal covers whoever was covered, at their age, whoever signs it', async () => {
  const { browser, id } = await aPolicy();
  server.wait({ days: 330 });
  const startedRenewal = await browser.call('beginRenewal', { params: { id }, body: {} });
  const renewal = startedRenewal.json().proposalID;
  const before = await readProposal(browser, renewal);
  const another = { first_name: 'Gopal', last_name: 'Rao', date_of_birth: '2001-01-01', pan: 'ABCPR1234F' };
  const proposerDetails = { ...another, pincode: identity.pincode };
  const after = await fillForms(browser, renewal, { proposerDetails }, ['proposerDetails']);
  expect(after.savedForm.formData.proposerDetails).toMatchObject({ first_name: 'Gopal' });
  expect(after.savedForm.formData.insuredMembers).toEqual(before.savedForm.formData.insuredMembers);
  expect([after.members, after.price.total]).toEqual([before.members, before.price.total]);
});
