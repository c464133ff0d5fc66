import { expect, test } from 'vitest';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { aWireField, aWireForm, aWireSection } from '#test/shown/wire-form.ts';
import { createAnswerSheet } from '#web/forms/answer-sheet.ts';
import { useByQuestion } from './use-by-question.ts';

const question = (member: string, name: string) => aWireField(`${member}.${name}`, { kind: 'yes-no' });
const form = aWireForm(
  'medicalDetails',
  ...['You', 'Spouse'].map((member) =>
    aWireSection(member, [question(member, 'asthma'), question(member, 'surgery')], { member }),
  ),
  aWireSection('declaration', [aWireField('nothing_else', { kind: 'tick', required: false })]),
);
const names = ['You.asthma', 'You.surgery', 'Spouse.asthma', 'Spouse.surgery'];
const answers = (each: string, own: Record<string, string | boolean> = {}) => ({
  ...Object.fromEntries(names.map((name) => [name, each])),
  nothing_else: false,
  ...own,
});

async function open(first: Record<string, string | boolean>, wire = form) {
  const sheet = createAnswerSheet(first);
  const mounted = await mountHook(() => useByQuestion(wire, sheet));
  const read = () => {
    const { isDeclared, yes, no, pressed } = mounted.value() ?? {};
    return { isDeclared, yes, no, pressed };
  };
  return { ...mounted, sheet, read };
}

test('nobody is named and nothing is declared beforehand', async () => {
  const page = await open(answers(''));
  expect(page.read()).toEqual({ isDeclared: false, yes: 0, no: 4, pressed: 0 });
  expect(page.sheet.all()).toEqual(answers(''));
});

test('the declaration makes a No of all that nobody is named for', async () => {
  const page = await open(answers(''));
  await page.act(() => page.value()?.mark('Spouse.asthma', true));
  await page.act(() => page.value()?.declare(true));
  expect(page.sheet.all()).toEqual(answers('no', { 'Spouse.asthma': 'yes', nothing_else: true }));
  expect(page.read()).toEqual({ isDeclared: true, yes: 1, no: 3, pressed: 0 });
});

test.each([
  ['naming somebody', 'You.surgery', true, { 'Spouse.asthma': 'yes', 'You.surgery': 'yes' }],
  ['naming somebody no longer', 'Spouse.asthma', false, {}],
] as const)('%s takes the declaration back, and every No with it', async (_what, name, isYes, remaining) => {
  const page = await open(answers('no', { 'Spouse.asthma': 'yes', nothing_else: true }));
  expect(page.read().isDeclared).toBe(true);
  await page.act(() => page.value()?.mark(name, isYes));
  expect(page.sheet.all()).toEqual(answers('', remaining));
  expect(page.read().isDeclared).toBe(false);
});

test('taking the tick away leaves who is named, and no No', async () => {
  const page = await open(answers('no', { 'Spouse.asthma': 'yes', nothing_else: true }));
  await page.act(() => page.value()?.declare(false));
  expect(page.sheet.all()).toEqual(answers('', { 'Spouse.asthma': 'yes' }));
});

test('a save waits for the declaration', async () => {
  const page = await open(answers(''));
  const passes: (boolean | undefined)[] = [];
  await page.act(() => void passes.push(page.value()?.passes()));
  expect([passes, page.read().pressed]).toEqual([[false], 1]);
  await page.act(() => page.value()?.declare(true));
  await page.act(() => void passes.push(page.value()?.passes()));
  expect(passes).toEqual([false, true]);
});

test('a tick of before does not stand for a question that is asked since', async () => {
  const page = await open(answers('no', { 'You.surgery': '', nothing_else: true }));
  expect(page.read().isDeclared).toBe(false);
  await page.act(() => page.value()?.declare(true));
  expect(page.sheet.all()).toEqual(answers('no', { nothing_else: true }));
});

test('a form without a declaration is not drawn by question', async () => {
  const bank = aWireForm('bankDetails', aWireSection('one', [aWireField('ifsc')]));
  expect((await open({ ifsc: '' }, bank)).value()).toBeUndefined();
});
