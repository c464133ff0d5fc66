import { type Kin, kinOf } from '#domain/person/relation.ts';
import { relationOf } from '../quote/people.ts';
import { everyKey } from '../quote/quote-answers.ts';

/** The groups in which people are asked for, beside You and the spouse. */
const inGroup = (...kins: readonly Kin[]) => everyKey.filter((key) => kins.includes(kinOf(relationOf(key))));

export const childKeys = inGroup('child');
export const parentKeys = inGroup('parent');
export const inLawKeys = inGroup('parent-in-law');
/** Whoever is neither of the couple, nor their children, nor their parents: those who are covered more rarely. */
export const otherKeys = everyKey.filter(
  (key) => ![...inGroup('you', 'spouse'), ...childKeys, ...parentKeys, ...inLawKeys].includes(key),
);
