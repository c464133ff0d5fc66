import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Channel } from '#domain/quote/channel.ts';
import { type FormAnswers, type FormName, formNames, withoutErased } from './fields.ts';
import { isFilled, mergeAnswers, mergedNames } from './merge.ts';

const website = { channel: 'website' as const, framed: false };

test.each<[string, FormAnswers | undefined, FormAnswers, FormAnswers]>([
  ['a new value wins', { name: 'Asha' }, { name: 'Usha' }, { name: 'Usha' }],
  ['a blank does not erase', { name: 'Asha' }, { name: ' ' }, { name: 'Asha' }],
  [
    'silence does not erase',
    { name: 'Asha', city: 'Pune' },
    { city: 'Delhi' },
    { name: 'Asha', city: 'Delhi' },
  ],
  ['an empty list does not erase', { list: ['1'] }, { list: [] }, { list: ['1'] }],
  ['an unticked box is an answer', { dnd_override: true }, { dnd_override: false }, { dnd_override: false }],
  ['a blank over nothing stays blank', {}, { name: '' }, { name: '' }],
  ['a saved blank does not come back', { name: '' }, { city: 'Pune' }, { city: 'Pune' }],
  ['a first save is taken as it is', undefined, { name: 'Asha' }, { name: 'Asha' }],
  ['an erasure wins', { name: 'Asha', city: 'Pune' }, { name: null }, { name: null, city: 'Pune' }],
  ['a ticked box can be erased', { dnd_override: true }, { dnd_override: null }, { dnd_override: null }],
  ['a blank leaves an erased answer erased', { name: null }, { name: '' }, { name: null }],
  ['silence leaves an erased answer erased', { name: null }, { city: 'Pune' }, { name: null, city: 'Pune' }],
  ['an erased answer is answered anew', { name: null }, { name: 'Usha' }, { name: 'Usha' }],
  ['an erasure on the first save is one', undefined, { name: null }, { name: null }],
])('saved answers are merged: %s', (_what, saved, incoming, merged) => {
  expect(mergeAnswers('proposerDetails', saved, incoming, website)).toEqual(merged);
});

test.each<[FormName, boolean]>([
  ['proposerDetails', true],
  ['insuredMembers', true],
  ['nomineeDetails', true],
  ['bankDetails', false],
  ['portabilityDetails', false],
  ['medicalDetails', false],
  ['lifeStyleDetails', false],
])('%s keeps filled values: %s', (form, keeps) => {
  const merged = mergeAnswers(form, { old: 'kept' }, { fresh: 'new' }, website);
  expect(merged).toEqual(keeps ? { old: 'kept', fresh: 'new' } : { fresh: 'new' });
});

test.each<[Channel, boolean, boolean]>([
  ['website', false, true],
  ['retail-partner', false, true],
  ['mobile-app', false, true],
  ['pos', false, false],
  ['website', true, false],
  ['mobile-app', true, false],
])('from %s, framed: %s, filled values are kept: %s', (channel, framed, keeps) => {
  const merged = mergeAnswers('proposerDetails', { old: 'kept' }, { fresh: 'new' }, { channel, framed });
  expect('old' in merged).toBe(keeps);
});

test.each(formNames)('%s: what was erased stays so until it is answered, from anywhere', (form) => {
  for (const framed of [false, true]) {
    const merged = (saved: FormAnswers, incoming: FormAnswers) =>
      mergeAnswers(form, saved, incoming, { channel: 'website', framed });
    expect(merged({ list: ['1'] }, { list: null })).toEqual({ list: null });
    expect(merged({ list: null }, { list: [] })).toEqual({ list: null });
    expect(merged({ list: null }, {})).toEqual({ list: null });
    expect(merged({ list: null }, { list: ['2'] })).toEqual({ list: ['2'] });
  }
});

test.each<[string, FormAnswers, FormAnswers, readonly string[]]>([
  ['a blank that erased nothing', { name: ' ' }, { name: 'Asha' }, ['name']],
  ['an empty list that erased nothing', { list: [] }, { list: ['1'] }, ['list']],
  ['a blank over nothing', { name: '' }, {}, []],
  ['a blank over what was erased', { name: '' }, { name: null }, []],
  ['an erasure', { name: null }, { name: null }, []],
  ['a new answer', { name: 'Usha' }, { name: 'Usha' }, []],
  ['an unticked box', { dnd_override: false }, { dnd_override: false }, []],
  ['silence', {}, { name: 'Asha' }, []],
])('%s: what is said to be kept', (_what, fresh, stored, names) => {
  expect(mergedNames(fresh, stored)).toEqual(names);
});

const anyAnswers = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(
    fc.constantFrom('', ' ', null),
    fc.string(),
    fc.boolean(),
    fc.array(fc.string(), { maxLength: 2 }),
  ),
);

test('what is sent filled or erased wins, and a save repeated changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formNames), anyAnswers, anyAnswers, (form, saved, incoming) => {
      const merged = mergeAnswers(form, saved, incoming, website);
      for (const [name, answer] of Object.entries(incoming))
        if (answer === null || isFilled(answer)) expect(merged[name]).toEqual(answer);
      expect(mergeAnswers(form, merged, incoming, website)).toEqual(merged);
    }),
  );
});

test('where a form keeps what was filled, only an erasure takes a filled value away', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (saved, incoming) => {
      const merged = mergeAnswers('proposerDetails', saved, incoming, website);
      const lost = Object.entries(withoutErased(saved)).filter(
        ([name, answer]) => isFilled(answer) && !isFilled(merged[name] ?? ''),
      );
      for (const [name] of lost) expect(incoming[name]).toBeNull();
    }),
  );
});
