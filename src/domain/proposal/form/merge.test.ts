import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Channel } from '#domain/quote/channel.ts';
import { type Answers, type FormName, formNames } from './fields.ts';
import { isFilled, mergeAnswers } from './merge.ts';

const website = { channel: 'website' as const, framed: false };

test.each<[string, Answers | undefined, Answers, Answers]>([
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
])('%s', (_what, saved, incoming, merged) => {
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

const anyAnswers = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.oneof(fc.constantFrom('', ' '), fc.string(), fc.boolean(), fc.array(fc.string(), { maxLength: 2 })),
);

test('no filled value is ever lost to a blank, and a save repeated changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formNames), anyAnswers, anyAnswers, (form, saved, incoming) => {
      const merged = mergeAnswers(form, saved, incoming, website);
      for (const [name, answer] of Object.entries(incoming))
        if (isFilled(answer)) expect(merged[name]).toEqual(answer);
      expect(mergeAnswers(form, merged, incoming, website)).toEqual(merged);
    }),
  );
});
