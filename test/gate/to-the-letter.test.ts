import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createWords } from '#web/browser/text.tsx';
import { type Area, areas, type MessageId } from '#words/areas.ts';
import { type SentenceId, sentences } from '#words/sentences.ts';
import { namesIn } from './words-rules.ts';

type Row = readonly [sentence: string, id: MessageId | SentenceId, saidBy: string];

const kidGap = 'Your kid has to be atleast 18 years younger than you and spouse';
const parentGap = 'Parents have to be atleast 18 years older than you';
const saveFailed = 'Unfortunately, the server has acted out in an unexpected way. Please try after sometime.';
const renewalOver =
  'Your policy cannot be renewed online. Please visit {link} in order to proceed with renewal.';

/** Every sentence that the specification gives to the letter, its spelling too, with where it is said. */
const rows: readonly Row[] = [
  ['Loading results, please wait...', 'loading.results', 'src/web/screens/results/page.ts'],
  ['Fetching disease list...', 'loading.diseases', 'src/web/screens/family-detail/page.ts'],
  ['Calculating your best plan', 'loading.best-plan', 'src/web/screens/split-plans/page.ts'],
  ['Calculating your best plan', 'loading.best-plan', 'src/web/screens/pre-recommendation/page.ts'],
  ['Loading comparisons', 'loading.comparisons', 'src/web/screens/compare/page.ts'],
  ['Getting plan details...', 'loading.plan', 'src/web/screens/plan-detail/page.ts'],
  ['Processing your details', 'loading.processing', 'src/web/proposal-parts/purchase-page.ts'],
  ['Applying filters, please wait...', 'results.filtering', 'src/web/screens/results/parts/plan-list.tsx'],
  ['Loading new results, please wait...', 'results.loading', 'src/web/screens/results/parts/plan-list.tsx'],
  ['Twiddle your thumbs while we load the information.', 'loading.default', 'src/web/page/route.tsx'],
  ['Renewal Period Expired', 'renew.over.title', 'src/web/screens/renew/view.tsx'],
  [renewalOver, 'renew.over.text', 'src/web/screens/renew/view.tsx'],
  ['Please enter age', 'failure.AGE_REQUIRED', 'src/domain/person/member.ts'],
  ['Please enter age', 'ages.fail.AGE_REQUIRED', 'src/web/forms/quote/age-errors.ts'],
  [kidGap, 'failure.KID_AGE_GAP', 'src/domain/person/member.ts'],
  [kidGap, 'ages.fail.KID_AGE_GAP', 'src/web/forms/quote/age-errors.ts'],
  [parentGap, 'failure.PARENT_AGE_GAP', 'src/domain/person/member.ts'],
  [parentGap, 'ages.fail.PARENT_AGE_GAP', 'src/web/forms/quote/age-errors.ts'],
  [saveFailed, 'failure.proposal-save', 'src/server/ground/errors.ts'],
  [saveFailed, 'problem.server', 'src/web/browser/network/api.ts'],
];

const words = createWords('en');
await words.load(Object.keys(areas.en) as Area[]); // the keys of the table, which `Object.keys` forgets

const saysOnItsOwn = (id: string): id is SentenceId => Object.hasOwn(sentences.en, id);

test.each(rows)('“%s” stands to the letter: %s, said by %s', (sentence, id, path) => {
  expect(saysOnItsOwn(id) ? sentences.en[id] : words.t(id, { link: '{link}' })).toBe(sentence);
  // A rule names its failure by the code alone.
  const code = /^failure\.([A-Z_]+)$/.exec(id)?.[1] ?? id;
  expect(namesIn([{ path, text: readFileSync(path, 'utf8') }])(code)).toBe(true);
});
