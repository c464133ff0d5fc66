import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandRig, openBench } from '../command.suite.ts';

let rig: CommandRig;
beforeAll(async () => {
  rig = await openBench();
});
afterAll(() => rig.leave());

const family = ['--people', 'You:34 Spouse:36 Son-0:4', '--pincode', '560001'];
const lineOf = (out: string, name: string) => out.split('\n').find((line) => line.startsWith(name)) ?? '';
const rupeesIn = (line: string) =>
  Number(/(−?)₹([\d,]+)/.exec(line)?.slice(1).join('').replaceAll(',', '').replace('−', '-'));

describe('one price', () => {
  test('has a ledger that adds up, each step with its source', async () => {
    const { code, out } = await rig.ask(
      'price',
      '--slab',
      'sahyadri-poorna-10l',
      ...family,
      '--habits',
      'Spouse:smoke',
    );
    expect(code).toBe(0);
    const lines = out.split('\n');
    const heading = lines.findIndex((line) => line.startsWith('step'));
    const net = lines.findIndex((line) => line.startsWith('net'));
    const steps = lines.slice(heading + 1, net);
    expect(steps.some((line) => line.startsWith('habit loading, Spouse'))).toBe(true);
    expect(steps.every((line) => line.split(/₹[\d,]+/)[1]?.trim() !== '')).toBe(true);
    const sum = steps.reduce((total, line) => total + rupeesIn(line), 0);
    expect(sum).toBe(rupeesIn(lineOf(out, 'total')));
  });

  test('takes the tax of the day', async () => {
    const taxed = await rig.ask('price', '--slab', 'sahyadri-poorna-10l', ...family, '--on', '2025-09-21');
    const untaxed = await rig.ask('price', '--slab', 'sahyadri-poorna-10l', ...family, '--on', '2025-09-22');
    expect(rupeesIn(taxed.out.split('\n').findLast((line) => line.startsWith('tax')) ?? '')).toBeGreaterThan(
      0,
    );
    expect(lineOf(untaxed.out, 'total')).toBe(lineOf(untaxed.out, 'net').replace('net  ', 'total'));
  });

  test.each([
    [
      'an age nobody takes',
      ['--slab', 'kaveri-saral-5l', '--people', 'You:99', '--pincode', '560001'],
      /younger or older/,
    ],
    [
      'a product priced live',
      ['--slab', 'himgiri-shikhar-plus-10l', ...family],
      /insurer answers each price/,
    ],
  ])('is a reason, and no number, for %s', async (_what, words, reason) => {
    const { code, out } = await rig.ask('price', ...words);
    expect(code).toBe(0);
    expect(out).toMatch(reason);
    expect(out).not.toContain('₹');
  });
});

async function listedPlans() {
  const { code, out } = await rig.ask('price', '--plans', ...family);
  expect(code).toBe(0);
  const lines = out.split('\n');
  const at = lineOf(out, 'score').indexOf('riders');
  return lines.flatMap((line) => {
    const [, score, premium, slab] = /^ *([\d.]+) +(₹[\d,]+) +(\S+)/.exec(line) ?? [];
    const isAside = /never better than|not recommended/.test(line);
    const riders = line.slice(at).split(' ')[0] ?? '';
    return score && premium && slab
      ? [{ score: Number(score), premium: rupeesIn(premium), slab, riders, isAside }]
      : [];
  });
}

describe('all plans of the same people', () => {
  test('stand by falling score behind the recommended one, those put aside last', async () => {
    const [first, ...others] = (await listedPlans()).filter(({ slab }) => slab.endsWith('-10l'));
    expect(others.length).toBeGreaterThan(5);
    const inOrder = others.toSorted((a, b) => Number(a.isAside) - Number(b.isAside) || b.score - a.score);
    expect(others).toEqual(inOrder);
    const scores = others.map(({ score }) => score);
    expect(first?.score).toBeGreaterThanOrEqual((scores[0] ?? 0) - 2);
  });

  test('have the premium that the slab alone has with the riders that the list names, or as filed', async () => {
    const plans = await listedPlans();
    for (const { slab, riders, premium } of plans) {
      const alone = await rig.ask('price', '--slab', slab, '--riders', riders, ...family);
      expect([slab, rupeesIn(lineOf(alone.out, 'total'))]).toEqual([slab, premium]);
    }
    const withRiders = plans.filter(({ riders }) => riders !== '');
    expect(withRiders.length).toBeGreaterThan(5);
    expect(withRiders.length).toBeLessThan(plans.length);
    const [one] = withRiders;
    const filed = await rig.ask('price', '--slab', one?.slab ?? '', ...family);
    expect(rupeesIn(lineOf(filed.out, 'total'))).toBeLessThan(one?.premium ?? 0);
  });

  test('and every other product with its reason', async () => {
    const { out } = await rig.ask('price', '--plans', ...family);
    expect(out).toMatch(/sahyadri-setu +it is of another product type/);
  });
});
