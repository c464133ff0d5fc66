import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type SentenceId, sentences } from './sentences.ts';

const { en: english, hi: hindi } = sentences;
const ids = Object.keys(english).filter((id): id is SentenceId => id.startsWith('papers.'));

/** Names of the values that a message asks for, also inside its choices. */
function valuesOf(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, , choices] = part;
    const inner = Object.values(choices ?? {}).filter((choice) => Array.isArray(choice));
    return [name, ...inner.flatMap(valuesOf)];
  });
}

/** A Hindi word for years needs no count to take its form from. */
const uncounted: readonly string[] = ['papers.covers.years'];

test('a paper is told the same values in both languages', () => {
  const placeholders = (text: string) => [...new Set(valuesOf(compileMessage(text)))].sort().join(' ');
  const unlike = ids.filter(
    (id) => !uncounted.includes(id) && placeholders(hindi[id]) !== placeholders(english[id]),
  );
  expect(unlike).toEqual([]);
});

/** What is written in Latin letters in Hindi too, or holds values alone. */
const notInDevanagari: readonly string[] = [
  'papers.schedule.gst',
  'papers.card.call.text',
  'papers.schedule.title',
  'papers.sheet.limit.icu',
  'papers.covers.amounts',
  'papers.day',
  'papers.proposal.about',
  'papers.tax.pan',
  'papers.tax.person.text',
  'papers.tax.year',
  'papers.schedule.from.text',
  'papers.schedule.nominee.share',
  'papers.schedule.month',
  'papers.schedule.facts.percent',
  'papers.schedule.rider',
  'papers.schedule.bill.person',
  'papers.schedule.share.of',
  'papers.schedule.wrong.office',
  'papers.schedule.wrong.office.phone',
  'papers.today.of',
];

test('every sentence of a paper has its Hindi', () => {
  const missing = ids.filter((id) => !/[\u0900-\u097f]/.test(hindi[id]));
  expect(missing.filter((id) => !notInDevanagari.includes(id))).toEqual([]);
});
