import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { usePayment } from './use-payment.ts';

let leftFor: string[];
beforeEach(() => {
  leftFor = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void leftFor.push(String(to)));
});
afterEach(() => vi.restoreAllMocks());

type HandOver = CallResult<'toProcess'>;

async function open(answer: () => HandOver | Promise<HandOver>) {
  const { api, sent } = fakeApi({ toProcess: answer });
  const page = await mountHook(() => usePayment('p1', 'toProcess'), { api });
  const readings = vi.spyOn(page.router, 'invalidate').mockResolvedValue();
  return {
    ...page,
    sent,
    readings,
    press: (first?: () => Promise<boolean>) => page.act(() => page.value().start(first)),
  };
}
const handedOver = success({ redirect_url: '/gateway' } as never);

test('a press hands over to the page of the gateway', async () => {
  const page = await open(() => handedOver);
  await page.press();
  expect(page.sent.map(({ name, input }) => [name, input])).toEqual([
    ['toProcess', { params: { id: 'p1' }, body: {} }],
  ]);
  expect(leftFor).toEqual(['/gateway']);
  expect(page.value()).toMatchObject({ busy: true, failure: undefined });
});

test('while one hand-over runs, a second press does nothing', async () => {
  const page = await open(() => new Promise(() => undefined));
  await page.press();
  await page.press();
  expect(page.value().busy).toBe(true);
  expect(page.sent).toHaveLength(1);
});

test('what has to be there before is waited for, and stops the press where it is not', async () => {
  const page = await open(() => handedOver);
  await page.press(() => Promise.resolve(false));
  expect([page.sent, leftFor, page.value().busy]).toEqual([[], [], false]);
});

test.each([
  ['PRICE_CHANGED', 1],
  ['PROPOSAL_DECLINED', 1],
  ['PAYMENT_PENDING', 1],
  ['PAYMENT_ALREADY_MADE', 1],
  ['PROPOSAL_LOCKED', 1],
  ['PROPOSAL_EXPIRED', 1],
  ['KYC_REQUIRED', 1],
  ['TERMS_NOT_ACCEPTED', 1],
  ['TERMS_CHANGED', 1],
  ['GATEWAY_UNAVAILABLE', 0],
])('a refusal with %s is said, and the purchase is read anew %i times', async (code, readings) => {
  const page = await open(() => refused(code));
  await page.press();
  expect(page.value()).toMatchObject({ busy: false, failure: { code, message: `words of ${code}` } });
  expect(page.readings).toHaveBeenCalledTimes(readings);
  expect(leftFor).toEqual([]);
});

test('a refusal goes with the next press', async () => {
  const answers = [refused('GATEWAY_UNAVAILABLE'), handedOver];
  const page = await open(() => answers.shift() ?? handedOver);
  await page.press();
  await page.press();
  expect(page.value().failure).toBeUndefined();
  expect(leftFor).toEqual(['/gateway']);
});

test.each([
  ['out of the memory of the browser', true, false],
  ['anew', false, true],
])('a page that is shown %s can be pressed again: %s', async (_how, persisted, busy) => {
  const page = await open(() => handedOver);
  await page.press();
  await page.act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  expect(page.value().busy).toBe(busy);
});
