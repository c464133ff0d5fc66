import { beforeEach, expect, test } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireConsent } from '#contract/consent/shapes.ts';
import { anAnswer, fakeApi, refused } from '#test/shown/fake-api.ts';
import { mountModel } from '#test/shown/mounted-model.tsx';
import { useAnswering } from './model.ts';
import { privacyPage } from './page.ts';

beforeEach(() => localStorage.clear());

const consent = (purpose: string, answer: string, text_version = 'v1') =>
  ({ purpose, answer, text_version, text: `text of ${purpose}` }) as unknown as WireConsent; // as much as is read
const [usage, calls] = [consent('usage', 'no'), consent('calls', 'no')];
type Recorded = CallResult<'recordConsent'>;

async function open(answer: Recorded | Promise<Recorded>) {
  const { api, sent } = fakeApi({ recordConsent: () => answer });
  const page = await mountModel(() => useAnswering(), {
    page: privacyPage,
    data: [usage, calls],
    api,
    areas: ['privacy'],
  });
  return {
    ...page,
    sent,
    answer: (one: WireConsent, value: 'yes' | 'no') => page.act(() => page.value().answer(one, value)),
  };
}
const answers = ({ value }: { value: () => ReturnType<typeof useAnswering> }) =>
  value().consents.map(({ purpose, answer, text_version }) => [purpose, answer, text_version]);

test('an answer is stored, shown, and known to this browser', async () => {
  const page = await open(anAnswer<'recordConsent'>({ consents: [consent('usage', 'yes', 'v2')] }));
  await page.answer(usage, 'yes');
  expect(page.sent.map(({ input }) => input.body)).toEqual([
    { purpose: 'usage', given: 'yes', text_version: 'v1' },
  ]);
  expect(answers(page)).toEqual([
    ['usage', 'yes', 'v2'],
    ['calls', 'no', 'v1'],
  ]);
  expect(page.value()).toMatchObject({ told: { purpose: 'usage', trouble: undefined }, busy: undefined });
  expect(localStorage.getItem('chhatri-usage')).toBe('yes');
});

test('an answer to something else says nothing of counting', async () => {
  const page = await open(anAnswer<'recordConsent'>({ consents: [consent('calls', 'yes')] }));
  await page.answer(calls, 'yes');
  expect(answers(page)[1]).toEqual(['calls', 'yes', 'v1']);
  expect(localStorage.getItem('chhatri-usage')).toBeNull();
});

test('an answer that could not be stored leaves the one before, and says so', async () => {
  const page = await open(refused('INTERNAL', 500));
  await page.answer(usage, 'yes');
  expect(answers(page)[0]).toEqual(['usage', 'no', 'v1']);
  expect(page.value()).toMatchObject({
    told: { purpose: 'usage', trouble: 'words of INTERNAL' },
    busy: undefined,
  });
  expect(localStorage.getItem('chhatri-usage')).toBeNull();
});

test('one answer is stored at a time', async () => {
  const page = await open(new Promise(() => undefined));
  await page.answer(usage, 'yes');
  await page.answer(calls, 'yes');
  expect(page.value().busy).toBe('usage');
  expect(page.sent).toHaveLength(1);
});
