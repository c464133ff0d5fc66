import * as v from 'valibot';
import { parseIsoDate } from '#domain/date.ts';
import { isBlank } from '#domain/identity/visible-text.ts';
import { type Language, languages } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';

export const whole = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
);
/** A number between two bounds, both allowed. */
export function numberWithin(least: number, most: number, unit = '') {
  return v.pipe(
    v.number(),
    v.minValue(least, `must not be below ${least}${unit}`),
    v.maxValue(most, `must not be over ${most}${unit}`),
  );
}
/** A share in percent: twenty of a hundred is 20, and 0.2 is one written as a fraction. */
export function percentWithin(least: number, most: number) {
  return v.pipe(
    numberWithin(least, most),
    v.check(
      (share) => share === 0 || Math.abs(share) >= 1,
      'is less than one percent: write 20 for 20 percent, not 0.2',
    ),
  );
}
/** The same in whole numbers, of months or the like. */
export function wholeWithin(least: number, most: number, unit = '') {
  return v.pipe(numberWithin(least, most, unit), v.integer('must be a whole number'));
}
/** Controls, marks of direction and unknown characters; the two joiners that shape Indian letters can be printed. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}](?<![\u200c\u200d])/u;
export const filled = v.pipe(
  v.string(),
  v.regex(/\S/, 'must not be empty'),
  v.check((text) => !isBlank(text), 'must hold something that can be seen'),
  v.check(
    (text) => !unprintable.test(text),
    'holds a character that cannot be printed: a control, a mark of direction or an unknown one; type the text anew',
  ),
);
/** The name of a product or an insurer stands in texts of every language, and other letters can look like these. */
export const title = v.pipe(
  filled,
  v.regex(
    /^[A-Za-zÀ-ÿ0-9][A-Za-zÀ-ÿ0-9 &'’.,+()/-]{0,79}$/,
    'must be at most 80 Latin letters, digits and usual marks, the first a letter or a digit',
  ),
);
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, words joined by a hyphen'),
);
export const telephone = v.pipe(filled, v.regex(/^\+?[\d ()-]{3,20}$/, 'must be a telephone number'));
export const httpsAddress = v.pipe(filled, v.regex(/^https:\/\/\S+$/, 'must be an https address'));
export const texts = v.array(filled);
export const pincodePrefix = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d\d$/, 'must be the first three digits of pincodes'),
);

export const money = v.pipe(
  v.number(),
  v.integer('must be a whole number of rupees'),
  v.minValue(1, 'must be more than 0 rupees'),
  v.transform(rupees),
);

const notADay = 'must be a day written as YYYY-MM-DD';
export const isoDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, notADay),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const date = parseIsoDate(dataset.value);
    if (date !== undefined) return date;
    addIssue({ message: notADay });
    return NEVER;
  }),
);

/** Whole rupees between two bounds, both allowed. */
export function moneyWithin(least: number, most: number) {
  const grouped = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  return v.pipe(
    v.number(),
    v.integer('must be a whole number of rupees'),
    v.minValue(least, `must not be below ${grouped(least)}`),
    v.maxValue(most, `must not be over ${grouped(most)}`),
    v.transform(rupees),
  );
}

/** In a file null says "none" or "no limit"; inside, what is absent is undefined. */
export function orNull<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );
}

export const wholeOrNull = orNull(whole);
export const filledOrNull = orNull(filled);
export const textsOrNull = orNull(texts);

/** English is always there, and stands in for a language that a text is not written in yet. */
export const localText = v.strictObject({
  en: v.pipe(
    filled,
    v.check((text) => !/\p{Script=Devanagari}/u.test(text), 'is written in Hindi: are en and hi exchanged?'),
  ),
  ...otherLanguages(),
});

type OtherLanguages = Record<Exclude<Language, 'en'>, v.ExactOptionalSchema<typeof filled, undefined>>;

function otherLanguages(): OtherLanguages {
  const others = languages.filter((language) => language !== 'en');
  return Object.fromEntries(others.map((each) => [each, v.exactOptional(filled)])) as OtherLanguages; // one a language
}
export const localTexts = v.array(localText);
export const localTextOrNull = orNull(localText);
