import type { WirePlan } from '#contract/plan/shapes.ts';
import { isoDate } from '#domain/date.ts';
import type { Column, Stay } from '#web/screens/compare/load.ts';
import type { RowContext } from '#web/screens/compare/rows/row.ts';
import { messages as compare } from '#words/en/compare.ts';
import { messages as ownHospitals } from '#words/en/own-hospitals.ts';
import { messages as site } from '#words/en/site.ts';
import { plainEnglishOf } from './plain-english.ts';
import { aWirePlan, plainFacts } from './wire-plan.ts';

export const inPlainEnglish = plainEnglishOf({ ...site, ...compare, ...ownHospitals });

type Settled = Stay['rooms'][number];

/** A stay of which `own` is left in a single AC room, and as much more in a deluxe one. */
export function aStay(id: string, bill: number, own: number, cuts: Settled['cuts'] = []): Stay {
  const settled = (room: Settled['room'], total: number, you: number): Settled => ({
    room,
    rent: 8_500,
    total,
    plan_pays: total - you,
    you_pay: you,
    cuts,
    stacked: null,
  });
  return {
    id,
    title: id,
    is_birth: false,
    room_days: 3,
    icu_days: 0,
    rooms: [settled('single-ac', bill, own), settled('deluxe', bill + 10_000, own)],
  };
}

type Change = Partial<Omit<WirePlan, 'facts'>> & { readonly facts?: Partial<WirePlan['facts']> };

export function aColumn(
  slab: string,
  { facts, ...change }: Change = {},
  own: Partial<Omit<Column, 'plan'>> = {},
): Column {
  const plan = aWirePlan(slab, { ...change, facts: { ...plainFacts, ...facts } });
  return { plan, riders: [], terms: [], stays: [], network: [], later: [], ...own };
}

export function rowContextOfColumns(
  columns: readonly Column[],
  change: Partial<RowContext> = {},
): RowContext {
  return {
    t: inPlainEnglish,
    dateText: String,
    columns,
    people: 3,
    eldestAge: 34,
    coverStart: isoDate(2026, 11, 22),
    shownYear: 'later',
    births: true,
    ...change,
  };
}
