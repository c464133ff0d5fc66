import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/call/shapes.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import type { WireChanges } from '#contract/service/change-shapes.ts';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import {
  addressOfBuyers,
  buyPolicy,
  type IssuedPolicy,
  newestCode,
  openedByMobile,
} from './issued-policies.ts';

let server: TestApp;
let purchase: IssuedPolicy & { readonly browser: Browser };
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  purchase = await buyPolicy(server, '9822044170');
});
afterAll(() => server.close());

const call = (body: Omit<CallInput<'changePolicy'>['body'], 'endorsements'>, browser = purchase.browser) =>
  browser.call('changePolicy', { params: { id: purchase.id }, body: { ...body, endorsements: '0' } });
const read = async (browser = purchase.browser): Promise<WireChanges> =>
  (await browser.call('getChanges', { params: { id: purchase.id }, body: {} })).json();

/** As long as a review at the insurer takes. */
async function insurerAnswers(): Promise<void> {
  for (const seconds of [6, 6]) {
    server.wait({ seconds });
    await settleRequests(server.ports, 10);
  }
}

const nominees = {
  nominee_first_name: 'Sunita',
  nominee_last_name: 'Iyer',
  nominee_relationship: 'mother',
  nominee_date_of_birth: '1962-01-03',
  nominee_share: '60',
  '2.nominee_first_name': 'Kabir',
  '2.nominee_last_name': 'Sharma',
  '2.nominee_relationship': 'son',
  '2.nominee_date_of_birth': '2020-01-03',
  '2.nominee_share': '40',
};
const appointee = {
  '2.appointee_first_name': 'Meera',
  '2.appointee_last_name': 'Rao',
  '2.appointee_relationship': 'mother',
};

test('the page comes with a form for each change and what the policy says now; a stranger reads nothing', async () => {
  const { offered, may_change: mayChange, is_fresh: isFresh, requests } = await read();
  expect([mayChange, isFresh, requests]).toEqual([true, false, []]);
  expect(offered.map(({ kind }) => kind)).toEqual([
    'change-nominee',
    'change-name',
    'change-address',
    'change-mail',
  ]);
  expect(offered.at(-1)?.data).toEqual({ email: addressOfBuyers });
  const stranger = await openBrowser(server.app);
  expect((await stranger.call('getChanges', { params: { id: purchase.id }, body: {} })).statusCode).toBe(404);
  expect(
    (await call({ kind: 'change-nominee', data: { ...nominees, ...appointee } }, stranger)).statusCode,
  ).toBe(404);
});

test('nominees are changed with a fresh code, an appointee for a minor and shares that add up; then everything says so', async () => {
  expect(
    (await call({ kind: 'change-nominee', data: { ...nominees, ...appointee } })).json().error.code,
  ).toBe('CODE_NEEDED');
  await openedByMobile(server, purchase.browser, purchase);
  const refused = await call({ kind: 'change-nominee', data: { ...nominees, '2.nominee_share': '30' } });
  expect([
    refused.statusCode,
    refused.json().error.fields.map(({ field }: { field: string }) => field),
  ]).toEqual([
    422,
    ['2.appointee_first_name', '2.appointee_last_name', '2.appointee_relationship', '2.nominee_share'],
  ]);
  const answer = await call({ kind: 'change-nominee', data: { ...nominees, ...appointee } });
  expect(answer.json()).toMatchObject({
    requests: [{ state: 'with-insurer', due_on: '2026-11-27', may_withdraw: true }],
    endorsements: [],
  });
  await insurerAnswers();
  const { requests, endorsements } = await read();
  expect(requests).toMatchObject([{ state: 'done', may_withdraw: false }]);
  expect(endorsements).toMatchObject([{ number: 1, kind: 'change-nominee', on: '2026-11-20' }]);
  expect(endorsements[0]?.lines).toContainEqual({
    label: 'Nominee 2: Date of birth',
    before: null,
    after: '3 Jan 2020',
  });
  const after: WirePostPayment = (
    await purchase.browser.call('getSuccess', { params: { id: purchase.id }, body: {} })
  ).json();
  expect(after.policy?.nominees).toEqual([
    { name: 'Sunita Iyer', share: 60 },
    { name: 'Kabir Sharma', share: 40 },
  ]);
});

test('a mail address is proven by a code that goes to it, and letters go there from then on', async () => {
  const email = 'ananya.new@example.in';
  const params = { id: purchase.id };
  const wrong = await purchase.browser.call('sendChangeCode', { params, body: { email: 'ananya' } });
  expect(wrong.json().error.fields).toMatchObject([{ field: 'email', code: 'EMAIL_INVALID' }]);
  await purchase.browser.call('sendChangeCode', { params, body: { email } });
  const code = newestCode(server, email);
  expect((await call({ kind: 'change-mail', data: { email }, code: '1' })).json().error.fields).toMatchObject(
    [{ field: 'code', code: 'OTP_INVALID' }],
  );
  expect((await call({ kind: 'change-mail', data: { email }, code })).statusCode).toBe(200);
  await insurerAnswers();
  const { offered, endorsements } = await read();
  expect(offered.at(-1)?.data).toEqual({ email });
  expect(endorsements).toHaveLength(2);
});

test('an address has its state by the pincode, and one that is taken back changes nothing', async () => {
  const data = {
    address: '3 MG Road',
    street: 'Camp',
    pincode: '560001',
    city: 'Bengaluru',
    state: 'Maharashtra',
  };
  await openedByMobile(server, purchase.browser, purchase);
  expect((await call({ kind: 'change-address', data })).json().error.fields).toMatchObject([
    { field: 'state' },
  ]);
  const answer = await call({ kind: 'change-address', data: { ...data, state: 'Karnataka' } });
  const [request] = answer.json<WireChanges>().requests;
  expect(request).toMatchObject({ kind: 'change-address', state: 'with-insurer' });
  const back = await purchase.browser.call('withdrawChange', {
    params: { id: purchase.id },
    body: { reference: request?.reference ?? '' },
  });
  expect(back.json<WireChanges>().requests[0]?.state).toBe('withdrawn');
  await insurerAnswers();
  expect((await read()).endorsements).toHaveLength(2);
});
