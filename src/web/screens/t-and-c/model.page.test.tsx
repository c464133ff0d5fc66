import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireTerms } from '#contract/purchase/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountModel } from '#test/shown/mounted-model.tsx';
import { aWireProposal } from '#test/shown/wire-form.ts';
import { priceBox } from './boxes.ts';
import { useTermsPage } from './model.ts';
import { termsPage } from './page.ts';

let leftFor: string[];
beforeEach(() => {
  leftFor = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void leftFor.push(String(to)));
});
afterEach(() => vi.restoreAllMocks());

type Agreement = CallResult<'agreePremium'>;
const agreed = success({ success: true }) as Agreement; // nothing else of it is read
const notAgreed = (facts: object) => success({ success: false, ...facts }) as Agreement; // as each test says

const price = (total: number, accepted = false) => ({ total, accepted, first: { total: 20_000, at: '' } });
const consent = (purpose: string, required = true) => ({ purpose, text: purpose, required });
const terms = (change: object = {}) =>
  ({
    price: price(20_000),
    consents: [consent('terms'), consent('declaration'), consent('whatsapp', false), consent('moon')],
    terms_version: 'v1',
    agreed_to: 'this',
    ...change,
  }) as WireTerms; // as much as the model reads

async function open(
  answers: readonly Agreement[] = [],
  change: object = {},
  proposal: Partial<WireProposal> = { state: 'drafting' },
) {
  const remaining = [...answers];
  const { api, sent } = fakeApi({
    agreePremium: () => remaining.shift() ?? agreed,
    toProcess: success({ redirect_url: '/gateway' }) as CallResult<'toProcess'>,
    toCisProposal: success({ redirect_url: '/cis' }) as CallResult<'toCisProposal'>,
  });
  const page = await mountModel(() => useTermsPage(), {
    page: termsPage,
    data: {
      proposal: aWireProposal({ proposalID: 'p1', is_cis_insurer: false, ...proposal }),
      terms: terms(change),
    },
    api,
    areas: ['purchase'],
  });
  return {
    ...page,
    sent: () => sent.map(({ name, input }) => [name, input.body]),
    tick: (...boxes: readonly string[]) =>
      page.act(() => {
        for (const box of boxes) page.value().boxes.tick(box, true);
      }),
    submit: () => page.act(() => page.value().submit()),
    errors: () => page.value().errors.list.map(({ field }) => field),
  };
}
const all = ['terms', 'declaration', 'moon'];

test('what is agreed to goes out with what was ticked, and leads to the payment', async () => {
  const page = await open();
  await page.tick(...all);
  await page.submit();
  expect(page.sent()).toEqual([
    [
      'agreePremium',
      {
        data: {
          total: 20_000,
          consents: { terms: true, declaration: true, whatsapp: false, moon: true },
          terms_version: 'v1',
          agreed_to: 'this',
        },
      },
    ],
    ['toProcess', {}],
  ]);
  expect(leftFor).toEqual(['/gateway']);
});

test('whoever settles claims is named where one was chosen', async () => {
  const page = await open();
  await page.tick(...all);
  await page.act(() => page.value().chooseTpa('Medi'));
  await page.submit();
  expect(page.sent()[0]).toMatchObject(['agreePremium', { data: { tpa: 'Medi' } }]);
});

test('boxes that have to be ticked are asked for after a press, each in words of its own, until they are', async () => {
  const page = await open();
  expect(page.errors()).toEqual([]);
  await page.submit();
  expect(page.sent()).toEqual([]);
  expect(page.errors()).toEqual(['terms', 'declaration', 'moon']);
  expect(new Set(page.value().errors.list.map(({ message }) => message)).size).toBe(3);
  expect(page.value().errors.attempt).toBe(1);
  await page.tick('terms');
  expect(page.errors()).toEqual(['declaration', 'moon']);
  await page.act(() => page.value().boxes.tick('terms', false));
  expect(page.errors()).toEqual(['terms', 'declaration', 'moon']);
});

test('a price that is not the first one is accepted by a box of its own, for that price alone', async () => {
  const page = await open([], { price: price(21_000) });
  expect(page.value().isNewPrice).toBe(true);
  await page.tick(...all);
  await page.submit();
  expect(page.errors()).toEqual([priceBox]);
  await page.tick(priceBox);
  expect(page.value().boxes.ticked[priceBox]).toBe(true);
  const proposal = aWireProposal({ proposalID: 'p1', state: 'drafting' });
  await page.load({ proposal, terms: terms({ price: price(22_000) }) });
  expect(page.value().boxes.ticked).toMatchObject({ [priceBox]: false, terms: true });
  await page.tick(priceBox);
  await page.act(() => page.value().boxes.tick(priceBox, false));
  expect(page.value().boxes.ticked[priceBox]).toBe(false);
});

test.each<[string, object, Partial<WireProposal>, boolean, boolean]>([
  ['accepted before', { price: price(21_000, true) }, { state: 'agreed' as never }, true, false],
  ['accepted and changed since', { price: price(21_000, true) }, { state: 'drafting' }, false, true],
  ['the first one', {}, { state: 'drafting' }, false, false],
])('a price that was %s', async (_what, change, proposal, isAccepted, isNewPrice) => {
  const page = await open([], change, proposal);
  expect(page.value()).toMatchObject({ isAccepted, isNewPrice });
});

test('who agreed before pays without agreeing again', async () => {
  const page = await open([], { price: price(20_000, true) }, { state: 'agreed' as never });
  await page.submit();
  expect(page.sent().map(([name]) => name)).toEqual(['toProcess']);
});

test('an insurer with a hand-over of its own is handed over to so', async () => {
  const page = await open([], {}, { state: 'drafting', is_cis_insurer: true });
  await page.tick(...all);
  await page.submit();
  expect(leftFor).toEqual(['/cis']);
});

test('a refusal of boxes is said at them, and goes as they are ticked', async () => {
  const page = await open([notAgreed({ code: 'CONSENTS', form_error: { whatsapp: 'Please say.' } })]);
  await page.tick(...all);
  await page.submit();
  expect(page.value().errors.list).toEqual([{ field: 'whatsapp', message: 'Please say.' }]);
  expect(leftFor).toEqual([]);
  expect(page.value().payment).toMatchObject({ busy: false, failure: undefined });
  await page.tick('whatsapp');
  expect(page.errors()).toEqual([]);
});

test.each<[string, Agreement, string]>([
  ['the server could not take it', refused('INTERNAL', 500), 'words of INTERNAL'],
  ['the price changed', notAgreed({ code: 'PRICE_CHANGED', err_msg: 'Another price.' }), 'Another price.'],
  ['it says no more', notAgreed({ code: 'PRICE_CHANGED' }), ''],
])('a refusal of the whole is said where %s', async (_why, answer, message) => {
  const page = await open([answer]);
  await page.tick(...all);
  await page.submit();
  expect(page.value().payment.failure?.message).toBe(message);
  expect(page.errors()).toEqual([]);
  expect(leftFor).toEqual([]);
  expect(page.loads()).toBe(answer.ok ? 2 : 1);
});
