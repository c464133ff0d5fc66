import { expect, test } from 'vitest';
import { parseIsoDate } from '#domain/date.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import { fieldKinds } from '#domain/proposal/form/fields.ts';
import { aDay, aField } from '#test/builders/form-builders.ts';
import { isAccountNumber } from './account-number.ts';
import { isEmail } from './email.ts';
import { isIfsc } from './ifsc.ts';
import { isMobile } from './mobile.ts';
import { isName } from './name/name.ts';
import { isPan } from './pan.ts';
import { isProofKind, isProofNumber, maskProofNumber, proofs } from './proofs.ts';
import { isBlank, visibleText, withoutJoiners } from './visible-text.ts';

const kinds = Object.keys(proofs).filter(isProofKind);
const today = aDay('2026-11-20');

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  isAccountNumber,
  isBlank,
  isEmail,
  isIfsc,
  isMobile,
  isName,
  isPan,
  isPincode,
  parseIsoDate,
  visibleText,
  withoutJoiners,
  ...Object.fromEntries(kinds.map((kind) => [`number of ${kind}`, (text) => isProofNumber(kind, text)])),
  ...Object.fromEntries(kinds.map((kind) => [`mask of ${kind}`, (text) => maskProofNumber(kind, text)])),
  ...Object.fromEntries(
    fieldKinds.map((kind) => [
      `answer ${kind}`,
      (text) => {
        const cleaned = cleanAnswer(kind, text);
        return cleaned.kind === 'answer' && fieldFailure(aField('f', kind), cleaned.answer, { today });
      },
    ]),
  ),
};

const long = 100_000;
const shapes: readonly (readonly [string, string])[] = [
  ['spaces between two letters', `a${' '.repeat(long)}b`],
  ['digits', '9'.repeat(long)],
  ['zeros', '0'.repeat(long)],
  ['letters and a sign', `${'a'.repeat(long)}!`],
  ['capitals and a sign', `${'A'.repeat(long)}!`],
  ['hyphens after a letter', `A${'-'.repeat(long)}`],
  ['letters with hyphens', 'A-'.repeat(long / 2)],
  ['dots before a domain', `${'a.'.repeat(long / 2)}@a.in`],
  ['labels of a domain', `a@${'a.'.repeat(long / 2)}`],
  ['a label of a domain', `a@${'a-'.repeat(long / 2)}.in`],
  ['at signs', '@'.repeat(long)],
  ['joiners', 'क\u094d\u200d'.repeat(long / 4)],
  ['nothing to see', '\u200b'.repeat(long)],
  ['lone marks', '\u0301'.repeat(long / 4)],
  ['marks to be put in order', `a${'\u0301\u0323'.repeat(long / 4)}`],
  ['marks to be put in order on several letters', `a${'\u0301\u0323'.repeat(5_000)}`.repeat(10)],
  ['line ends', '\r'.repeat(long)],
];

test.each(shapes)('%s, 100,000 of them, are read in the time of one pass', (_what, text) => {
  for (const [name, read] of Object.entries(readers)) {
    const start = process.threadCpuUsage();
    read(text);
    // The processor time of this thread, which others leave alone: one pass takes some milliseconds; a step for every pair of
    // characters would take minutes.
    expect(process.threadCpuUsage(start).user / 1_000, name).toBeLessThan(2_000);
  }
});
