import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { aColumn, aStay, inPlainEnglish, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import { leadOf } from './lead.ts';
import type { Column } from './load.ts';
import { groupsOf } from './rows/groups.ts';
import { speaksOf } from './speaks.ts';

type Facts = WirePlan['facts'];

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);

const anyFacts: fc.Arbitrary<Partial<Facts>> = fc.record({
  room: anyOf('no-limit', 'single-private', 'shared'),
  icu_limit_per_day: orNull(anyOf(5_000, 10_000)),
  copay_percent: anyOf(0, 10, 20),
  restoration: anyOf('none', 'once', 'once-any', 'unlimited'),
  bonus_per_year: anyOf(0, 10, 50),
  bonus_max: anyOf(0, 50, 100),
  outpatient: orNull(anyOf(2_000, 5_000)),
  health_checkup: orNull(fc.record({ max: anyOf(1_000, 2_500), every_years: anyOf(1, 2) })),
  maternity: orNull(
    fc.record({
      normal: anyOf(25_000, 50_000),
      caesarean: anyOf(40_000, 60_000),
      wait_months: anyOf(12, 24, 36),
    }),
  ),
  critical_illness: anyOf('none', 'rider', 'covered'),
  specific_wait_months: anyOf(12, 24),
  joint_wait_months: anyOf(12, 24),
  initial_wait_days: anyOf(0, 30),
  pre_hospitalisation_days: anyOf(30, 60),
  post_hospitalisation_days: anyOf(60, 90),
  ambulance: orNull(anyOf(2_000, 5_000)),
  ayush: fc.boolean(),
  consumables: fc.boolean(),
});

const anyPlan = fc.record({
  facts: anyFacts,
  premium: orNull(anyOf(18_000, 20_000)),
  wait: anyOf(0, 12, 36),
  own: anyOf(0, 6_000, 90_000),
  allIn: orNull(anyOf(30_000, 31_000)),
  years: fc.record({
    ...{ average: anyOf(0, 9_000), nine_in_ten: anyOf(0, 2_000), one_in_twenty: anyOf(0, 40_000) },
    ...{ one_in_hundred: anyOf(0, 90_000), runs_out_in_1000: anyOf(0, 5) },
  }),
  later: anyOf([30_000, 60_000], [20_000, 70_000]),
});
type AnyPlan = typeof anyPlan extends fc.Arbitrary<infer Value> ? Value : never;

function columnOf(slab: string, { facts, premium, wait, own, allIn, years, later }: AnyPlan): Column {
  const parts = { premiums: 0, own_share: 0, beyond_bearable: 0, years: [] };
  const column = aColumn(
    slab,
    { ...{ facts, premium, years }, ped: { waiting_period: wait } },
    {
      stays: [aStay('bypass', 500_000, own)],
      later: later.map((amount, at) => ({ age: 60 + 10 * at, premium: amount })),
    },
  );
  const all_in = allIn === null ? null : ({ ...parts, total: allIn } as unknown as WirePlan['all_in']);
  return { ...column, plan: { ...column.plan, all_in } };
}

const endless = Number.POSITIVE_INFINITY;
const rankOf = <Value>(order: readonly Value[], value: Value) => order.indexOf(value);
const birthOf = ({ maternity }: Facts) => [maternity?.normal ?? 0, maternity?.caesarean ?? 0];

/** By row of the table: all that decides in it, more is better. It is written down anew, from what a plan says of itself. */
const merits: Readonly<Record<string, (plan: WirePlan, column: Column) => readonly number[]>> = {
  premium: ({ premium }) => [-(premium ?? endless)],
  'all-in': ({ all_in }) => [-(all_in?.total ?? endless)],
  later: (_plan, { later }) => later.map((one) => -one.premium),
  room: ({ facts }) => [rankOf(['shared', 'single-private', 'no-limit'], facts.room)],
  icu: ({ facts }) => [facts.icu_limit_per_day ?? endless],
  copay: ({ facts }) => [-facts.copay_percent],
  consumables: ({ facts }) => [Number(facts.consumables)],
  ayush: ({ facts }) => [Number(facts.ayush)],
  refill: ({ facts }) => [rankOf(['none', 'once', 'once-any', 'unlimited'], facts.restoration)],
  bonus: ({ facts }) => (facts.bonus_per_year === 0 ? [0, 0] : [facts.bonus_per_year, facts.bonus_max]),
  around: ({ facts }) => [facts.pre_hospitalisation_days, facts.post_hospitalisation_days],
  ambulance: ({ facts }) => [facts.ambulance ?? endless],
  outpatient: ({ facts }) => [facts.outpatient ?? 0],
  checkup: ({ facts }) => [facts.health_checkup?.max ?? 0, -(facts.health_checkup?.every_years ?? endless)],
  birth: ({ facts }) => birthOf(facts),
  critical: ({ facts }) => [Number(facts.critical_illness === 'covered')],
  'wait-pre-existing': ({ facts, ped }) => [-Math.max(ped.waiting_period * 30, facts.initial_wait_days)],
  'wait-specific-treatment': ({ facts }) => [-facts.specific_wait_months],
  'wait-joint-replacement': ({ facts }) => [-facts.joint_wait_months],
  'wait-maternity': ({ facts }) => [-(facts.maternity?.wait_months ?? endless)],
  'wait-other-illness': ({ facts }) => [-facts.initial_wait_days],
  'bypass-single-ac': (_plan, { stays }) => [-(stays[0]?.rooms[0]?.you_pay ?? 0)],
  'bypass-deluxe': (_plan, { stays }) => [-(stays[0]?.rooms[1]?.you_pay ?? 0)],
  'nine-in-ten': ({ years }) => [-years.nine_in_ten],
  'one-in-twenty': ({ years }) => [-years.one_in_twenty],
  'one-in-hundred': ({ years }) => [-years.one_in_hundred],
  'runs-out': ({ years }) => [-years.runs_out_in_1000],
};

/** In nothing behind, and in something ahead. */
function isBetter(row: string, one: Column, other: Column): boolean {
  const [ours, theirs] = [merits[row]?.(one.plan, one), merits[row]?.(other.plan, other)];
  if (!ours || !theirs) throw new Error(`Nobody says what is better in ${row}`);
  return (
    ours.every((value, at) => value >= (theirs[at] ?? value)) &&
    ours.some((value, at) => value > (theirs[at] ?? value))
  );
}

const zero = /₹0(?![\d,])|\b0%|\b0 months/;
const anyPair = fc
  .tuple(anyPlan, anyPlan)
  .map((plans) => plans.map((plan, at) => columnOf('AB'.charAt(at), plan)));

test('no sentence speaks for a plan in what it is not better in, and none says a zero', () => {
  fc.assert(
    fc.property(anyPair, (columns) => {
      const context = rowContextOfColumns(columns);
      for (const { column, sentences } of speaksOf(context, groupsOf(context), ({ plan }) => plan.slab_id)) {
        const [other] = columns.filter((one) => one !== column);
        for (const { id, values, row } of sentences) {
          const { ours, theirs } = values;
          const text = inPlainEnglish(id, values);
          expect(other && isBetter(row, column, other), `${text} (${row})`).toBe(true);
          expect(text).not.toMatch(zero);
          expect(ours === undefined || ours !== theirs, text).toBe(true);
        }
      }
    }),
    { numRuns: 3_000 },
  );
});

test('what is marked as the best of a row is better in it than the other plan', () => {
  fc.assert(
    fc.property(anyPair, (columns) => {
      const rows = groupsOf(rowContextOfColumns(columns)).flatMap((group) => group.rows);
      for (const { id, cells } of rows.filter(({ id: one }) => one in merits))
        for (const [at, { isBest }] of cells.entries()) {
          const [own, other] = [columns[at], columns[1 - at]];
          if (isBest && own && other) expect(isBetter(id, own, other), id).toBe(true);
        }
    }),
  );
});

test('no cell of the table and no leading sentence says a zero of rupees', () => {
  fc.assert(
    fc.property(anyPair, (columns) => {
      const context = rowContextOfColumns(columns);
      const cells = groupsOf(context).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
      for (const { value, note } of cells) expect(`${value} ${note}`).not.toMatch(/₹0(?![\d,])/);
      const lead = leadOf(context, ({ plan }) => plan.slab_id);
      if (lead) expect(inPlainEnglish(lead.id, lead.values)).not.toMatch(/₹0(?![\d,])/);
    }),
  );
});

test('the leading sentence calls the plan dearer that is, and says which leaves less', () => {
  fc.assert(
    fc.property(anyPair, (columns) => {
      const lead = leadOf(rowContextOfColumns(columns), ({ plan }) => plan.slab_id);
      if (!lead || !['less', 'more', 'equal'].some((end) => lead.id === `compare.lead.${end}`)) return;
      const columnByName = (name: string) => columns.find(({ plan }) => plan.slab_id === lead.values[name]);
      const [dear, cheap] = [columnByName('dear'), columnByName('cheap')];
      const ownPart = (column: Column | undefined) => column?.stays[0]?.rooms[0]?.you_pay ?? 0;
      expect(dear?.plan.premium ?? 0).toBeGreaterThan(cheap?.plan.premium ?? 0);
      const relation = Math.sign(ownPart(dear) - ownPart(cheap));
      expect(lead.id).toBe(`compare.lead.${relation === 0 ? 'equal' : relation < 0 ? 'less' : 'more'}`);
    }),
  );
});
