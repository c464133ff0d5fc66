import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireResume } from '#contract/resume/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { useResume } from './use-resume.ts';

let leftFor: string[];
beforeEach(() => {
  leftFor = [];
  vi.spyOn(window.location, 'replace').mockImplementation((to) => void leftFor.push(String(to)));
});
afterEach(() => vi.restoreAllMocks());

const first: WireResume = {
  opened: null,
  mobile_ends: '10',
  code: null,
  next_code_in: null,
  mobile_over: false,
};
const sentCode: WireResume = { ...first, code: { tries_left: 5 }, next_code_in: 60 };
const wrongCode: WireResume = { ...sentCode, code: { tries_left: 4 }, form_error: { code: 'Wrong code.' } };

type Answer = CallResult<'resume'> | Promise<CallResult<'resume'>>;

type Answers = { readonly send?: () => Answer; readonly submit?: () => Answer };

async function open(answers: Answers, isToErase = false) {
  const { api, sent } = fakeApi({
    sendResumeCode: answers.send ?? (() => success(sentCode)),
    resume: answers.submit ?? (() => success(wrongCode)),
  });
  const page = await mountHook(() => useResume({ secret: 's1', first, isToErase }), {
    api,
    areas: ['resume'],
  });
  return {
    ...page,
    sent,
    send: () => page.act(() => page.value().send()),
    type: (code: string) => page.act(() => page.value().type(code)),
    submit: () => page.act(() => page.value().submit()),
  };
}

test('a code is sent by a press, and the field of the one before is emptied', async () => {
  const page = await open({});
  await page.type('12');
  await page.send();
  expect(page.sent.map(({ name, input }) => [name, input])).toEqual([
    ['sendResumeCode', { params: {}, body: { secret: 's1' } }],
  ]);
  expect(page.value()).toMatchObject({ state: sentCode, code: '', sending: 1, attempt: 0, busy: undefined });
});

test('a wrong code is said at its field until somebody types, and stands to be mended', async () => {
  const page = await open({});
  await page.type('123456');
  await page.submit();
  expect(page.sent.map(({ name, input }) => [name, input])).toEqual([
    ['resume', { params: {}, body: { secret: 's1', code: '123456' } }],
  ]);
  expect(page.value()).toMatchObject({
    code: '123456',
    refused: 'Wrong code.',
    sending: 0,
    attempt: 1,
    state: wrongCode,
  });
  await page.type('123457');
  expect(page.value()).toMatchObject({ code: '123457', refused: undefined });
});

test('in another language a wrong code is said there', async () => {
  const page = await open({});
  await page.submit();
  await page.words.change('hi');
  await page.draw();
  expect(page.value().refused).toBe(page.words.t('resume.code.refused'));
  await page.type('1');
  await page.words.change('en');
  await page.draw();
  expect(page.value().refused).toBeUndefined();
});

test('the right code leads to the purchase, and the link leaves the history', async () => {
  const opened = { proposalID: 'p1', screen: 'review' } as const;
  const page = await open({ submit: () => success({ ...first, opened }) });
  await page.submit();
  expect(leftFor).toEqual(['/health-plan/proposals/p1/review-detail']);
  expect(page.value().busy).toBe('trying');
});

test('the right code of a link to erase leads to where it is erased', async () => {
  const opened = { proposalID: 'p1', screen: 'insured-members' } as const;
  const page = await open({ submit: () => success({ ...first, opened }) }, true);
  await page.submit();
  expect(leftFor).toEqual(['/your-data']);
});

test('a link that leads nowhere any more is over', async () => {
  const page = await open({ submit: () => refused('NOT_FOUND', 404) });
  await page.submit();
  expect(page.value()).toMatchObject({ state: undefined, busy: undefined, trouble: undefined });
});

test('any other trouble is said, and goes with the next press', async () => {
  const answers = [refused('INTERNAL', 500), success(sentCode)];
  const page = await open({ send: () => answers.shift() ?? success(sentCode) });
  await page.send();
  expect(page.value()).toMatchObject({
    trouble: 'words of INTERNAL',
    state: first,
    busy: undefined,
    sending: 0,
  });
  await page.send();
  expect(page.value()).toMatchObject({ trouble: undefined, sending: 1 });
});

test('while one press runs another does nothing', async () => {
  const page = await open({ send: () => new Promise(() => undefined) });
  await page.send();
  expect(page.value().busy).toBe('sending');
  await page.submit();
  expect(page.sent).toHaveLength(1);
});
