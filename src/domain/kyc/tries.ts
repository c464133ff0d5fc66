import { type Instant, secondsAfter, secondsBetween } from '../date.ts';

/** By the number of a document that is typed here, or on the registry's own page: one shuts not the other. */
export type KycWay = 'number' | 'registry';

/** Undefined by a way that was not tried; of an application that was begun before tries came back, by both. */
export type KycTries = Readonly<
  Partial<Record<KycWay, { readonly count: number; readonly lastAt: Instant }>>
>;

export const maxKycTries = 5;

/** Seconds after the last try until all of them are back: a day, so that nobody guesses and nobody is shut out for ever. */
const triesReturn = 24 * 60 * 60;

export function remainingKycTries(tries: KycTries | undefined, way: KycWay, now: Instant): number {
  return maxKycTries - countNow(tries, way, now);
}

/** When the tries of a way that has none left come back; undefined while it has some. */
export function kycTriesBackAt(tries: KycTries | undefined, way: KycWay, now: Instant): Instant | undefined {
  const spent = tries?.[way];
  return spent && remainingKycTries(tries, way, now) === 0
    ? secondsAfter(spent.lastAt, triesReturn)
    : undefined;
}

export function afterKycTry(tries: KycTries | undefined, way: KycWay, now: Instant): KycTries {
  const count = Math.min(maxKycTries, countNow(tries, way, now) + 1);
  return { ...tries, [way]: { count, lastAt: now } };
}

/** The last try was none. */
export function beforeKycTry(tries: KycTries | undefined, way: KycWay): KycTries | undefined {
  const { [way]: spent, ...others } = tries ?? {};
  if (spent && spent.count > 1) return { ...others, [way]: { ...spent, count: spent.count - 1 } };
  return Object.keys(others).length > 0 ? others : undefined;
}

function countNow(tries: KycTries | undefined, way: KycWay, now: Instant): number {
  const spent = tries?.[way];
  return spent && secondsBetween(spent.lastAt, now) < triesReturn ? spent.count : 0;
}
