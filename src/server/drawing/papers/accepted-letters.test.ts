import { expect, test } from 'vitest';
import { isName } from '#domain/identity/name/name.ts';
import { isPrintable } from '#domain/identity/name/printable.ts';
import { visibleText } from '#domain/identity/visible-text.ts';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import { aDay, aField } from '#test/builders/form-builders.ts';
import { glyphRuns, type Weight } from './pdf-text.ts';

const today = aDay('2026-11-20');
/** The planes of letters, symbols and ideographs, and the one of tags. The others are alike from end to end. */
const settledPlanes: ReadonlySet<number> = new Set([0, 1, 2, 14]);
const everySign = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => settledPlanes.has(point >> 16) || point % 17 === 0)
  .filter((point) => point > 0x1f && (point < 0xd800 || point > 0xdfff))
  .map((point) => String.fromCodePoint(point));

/** What no face has is drawn as a question mark. */
function hasGlyphs(text: string, weight: Weight): boolean {
  const glyphIds = glyphRuns(text, weight).flatMap(({ glyphs }) =>
    glyphs.flatMap(({ codePoints }) => codePoints),
  );
  return text.includes('?') || !glyphIds.includes('?'.charCodeAt(0));
}

test.each(['name', 'text', 'long-text'] as const)(
  'every sign that a question for a %s takes has a glyph on paper, in both weights',
  (kind) => {
    const field = aField('f', kind);
    // A text is cleaned before it is checked, and what is left of it is what is printed.
    const signs = everySign.flatMap((sign) => {
      const { answer } = { answer: undefined, ...cleanAnswer(kind, `A${sign}`) };
      return typeof answer === 'string' && !fieldFailure(field, answer, { today }) ? [answer] : [];
    });
    expect(signs.length).toBeGreaterThan(500);
    const without = signs.filter((text) => !hasGlyphs(text, 'text') || !hasGlyphs(text, 'strong'));
    expect(without).toEqual([]);
  },
);

test('no printable sign is without a glyph, and a name of any Indian script is still a name', () => {
  const printable = everySign.filter(
    (sign) => sign !== '\n' && visibleText(sign) !== '' && isPrintable(sign),
  );
  expect(printable.filter((sign) => !hasGlyphs(sign, 'text'))).toEqual([]);
  expect(['कविता', 'கவிதா', 'কবিতা', 'కవిత'].every(isName)).toBe(true);
});
