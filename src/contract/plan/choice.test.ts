import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { FailureCode } from '#domain/result.ts';
import {
  choiceEntries,
  choiceFrom,
  chosenInBlocksShape,
  chosenShape,
  refusedChoice,
  refusedNamedChoice,
} from './choice.ts';

const plansOf = (count: number) => Array.from({ length: count }, (_, at) => ({ slab_id: `s${at}` }));
const riders = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`);

test.each<[string, v.GenericSchema, unknown, boolean]>([
  ['nothing said of the term', v.object(choiceEntries), {}, true],
  ['a term that is sold', v.object(choiceEntries), { tenure: 3 }, true],
  ['a term that nobody sells', v.object(choiceEntries), { tenure: 4 }, false],
  ['as many riders as there may be', v.object(choiceEntries), { riders: riders(20) }, true],
  ['one rider more', v.object(choiceEntries), { riders: riders(21) }, false],
  ['an id of a rider as long as it may be', v.object(choiceEntries), { riders: ['r'.repeat(80)] }, true],
  ['an id of a rider that is longer', v.object(choiceEntries), { riders: ['r'.repeat(81)] }, false],
  ['four plans of a block', chosenShape, plansOf(4), true],
  ['five plans of a block', chosenShape, plansOf(5), false],
  ['a plan twice', chosenShape, [...plansOf(2), { slab_id: 's1' }], false],
  ['an id of a plan as long as it may be', chosenShape, [{ slab_id: 's'.repeat(80) }], true],
  ['an id of a plan that is longer', chosenShape, [{ slab_id: 's'.repeat(81) }], false],
  ['a field that nobody knows', chosenShape, [{ slab_id: 's1', colour: 'red' }], false],
  ['twelve plans of several blocks', chosenInBlocksShape, plansOf(12), true],
  ['thirteen plans of several blocks', chosenInBlocksShape, plansOf(13), false],
  [
    'a plan in two blocks',
    chosenInBlocksShape,
    [{ slab_id: 's1', block: 'family' }, { slab_id: 's1', block: 'parents' }, { slab_id: 's1' }],
    true,
  ],
  ['a plan twice in every block', chosenInBlocksShape, [{ slab_id: 's1' }, { slab_id: 's1' }], false],
  ['a block that there is not', chosenInBlocksShape, [{ slab_id: 's1', block: 'cousins' }], false],
])('of what is chosen, %s: taken or refused', (_what, schema, value, isTaken) => {
  expect(v.is(schema, value)).toBe(isTaken);
});

test('nothing said is a year without riders', () => {
  expect(choiceFrom({})).toEqual({ termYears: 1, riders: [] });
  expect(choiceFrom({ tenure: 2, riders: ['cash'] })).toEqual({ termYears: 2, riders: ['cash'] });
});

describe('a choice that cannot be had', () => {
  test.each<[FailureCode, string]>([
    ['PLAN_NOT_OFFERED', 'slab_id'],
    ['TERM_NOT_SOLD', 'tenure'],
    ['RIDER_NOT_OFFERED', 'riders'],
    ['RIDERS_EXCLUDE_EACH_OTHER', 'riders'],
    ['RIDER_NEEDS_ANOTHER', 'riders'],
    ['RIDER_AGE_OUT_OF_RANGE', 'riders'],
    ['RIDERS_OVER_CAP', 'riders'],
  ])('is told beside its field: %s beside %s', (code, field) => {
    expect(refusedChoice({ code })).toEqual({ code, fields: [{ field, code }] });
  });

  test('keeps what else is known of it', () => {
    const detail = { years: 2 };
    expect(refusedChoice({ code: 'TERM_NOT_SOLD', detail })).toMatchObject({ detail });
  });

  test('is told of no field where the fault is none of the choice', () => {
    expect(refusedChoice({ code: 'NOT_FOUND' })).toEqual({ code: 'NOT_FOUND' });
  });

  test('is told at the place of the plan that it is about', () => {
    expect(refusedNamedChoice({ code: 'TERM_NOT_SOLD', detail: { chosen: 2, years: 3 } })).toEqual({
      ...{ code: 'TERM_NOT_SOLD', detail: { years: 3 } },
      fields: [{ field: 'data.chosen.2.tenure', code: 'TERM_NOT_SOLD' }],
    });
    expect(refusedNamedChoice({ code: 'TERM_NOT_SOLD' })).toEqual({ code: 'TERM_NOT_SOLD' });
  });
});
