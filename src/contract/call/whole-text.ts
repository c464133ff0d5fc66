import * as v from 'valibot';

/** A whole number from 0 as a form spells it: digits in the one way in which they are written, so that two texts are two numbers. */
export const wholeText = v.pipe(v.string(), v.maxLength(9), v.regex(/^(?:0|[1-9]\d*)$/), v.transform(Number));
