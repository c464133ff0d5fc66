import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { type PaymentVisit, payableFrom, retryRefusal, withVisit } from './payment-tries.ts';

const moment = (text: string) => text as Instant; // written out in the tables below

function visitsAt(...texts: readonly string[]): PaymentVisit[] {
  return texts.map((text) => {
    const [time, tries] = text.split(' ');
    return { at: moment(`2026-11-20T${time}:00.000Z`), triesBefore: Number(tries) };
  });
}
const atOne = moment('2026-11-20T13:00:00.000Z');

test.each<[string, readonly PaymentVisit[], number, string | undefined]>([
  ['nobody was ever sent there', [], 0, undefined],
  ['one visit without a try', visitsAt('12:55 0'), 0, undefined],
  ['four tries in four visits', visitsAt('12:10 0', '12:20 1', '12:30 2', '12:40 3'), 4, undefined],
  [
    'five tries in five visits',
    visitsAt('12:10 0', '12:20 1', '12:30 2', '12:40 3', '12:50 4'),
    5,
    'TOO_MANY_PAYMENT_TRIES',
  ],
  [
    'the fifth visit not tried yet',
    visitsAt('12:10 0', '12:20 1', '12:30 2', '12:40 3', '12:50 4'),
    4,
    undefined,
  ],
  ['five tries in one visit', visitsAt('12:10 0'), 5, 'TOO_MANY_PAYMENT_TRIES'],
  ['a first try an hour ago', visitsAt('12:00 0', '12:20 1', '12:30 2', '12:40 3', '12:50 4'), 5, undefined],
  ['three of an hour ago, four since', visitsAt('11:50 0', '12:10 3'), 7, undefined],
  ['three of an hour ago, five since', visitsAt('11:50 0', '12:10 3'), 8, 'TOO_MANY_PAYMENT_TRIES'],
  ['tries before visits were kept', visitsAt('12:50 9'), 10, undefined],
])('tries of the last hour: %s', (_what, visits, tries, code) => {
  expect(retryRefusal(visits, tries, atOne)).toBe(code);
});

test.each<[string, readonly PaymentVisit[], number, string | undefined]>([
  ['one visit of five tries', visitsAt('12:10 0'), 5, '13:10'],
  ['five visits of one', visitsAt('12:10 0', '12:20 1', '12:30 2', '12:40 3', '12:50 4'), 5, '13:10'],
  [
    'six visits of one',
    visitsAt('12:10 0', '12:20 1', '12:30 2', '12:40 3', '12:50 4', '12:55 5'),
    6,
    '13:20',
  ],
  ['four tries', visitsAt('12:10 0'), 4, undefined],
])('after %s the next can be made from', (_what, visits, tries, from) => {
  expect(payableFrom(visits, tries, atOne)).toBe(from && `2026-11-20T${from}:00.000Z`);
  if (from) expect(payableFrom(visits, tries, moment(`2026-11-20T${from}:00.000Z`))).toBeUndefined();
});

test('tries before midnight count after it', () => {
  const visits = [{ at: moment('2026-12-31T23:10:00.000Z'), triesBefore: 0 }];
  expect(retryRefusal(visits, 5, moment('2027-01-01T00:05:00.000Z'))).toBe('TOO_MANY_PAYMENT_TRIES');
});

test.each<[string, readonly PaymentVisit[], number, readonly PaymentVisit[]]>([
  ['the first', [], 0, visitsAt('13:00 0')],
  ['after one without a try', visitsAt('12:50 0'), 0, visitsAt('13:00 0')],
  ['after one that was tried', visitsAt('12:50 0'), 1, visitsAt('12:50 0', '13:00 1')],
  ['after one of an hour ago', visitsAt('12:00 0', '12:50 1'), 2, visitsAt('12:50 1', '13:00 2')],
])('a visit at 13:00, %s, is kept', (_what, visits, tries, storedVisits) => {
  expect(withVisit(visits, tries, atOne)).toEqual(storedVisits);
});

test('the visits that are kept tell as much as a list of all tries would', () => {
  const steps = fc.array(fc.record({ minutes: fc.nat(20), tries: fc.nat(2) }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (all) => {
      let visits: readonly PaymentVisit[] = [];
      const newVisits: { readonly at: number; readonly tries: number }[] = [];
      let [minute, tries] = [0, 0];
      for (const step of all) {
        minute += step.minutes;
        const now = moment(new Date(Date.UTC(2026, 10, 20) + minute * 60_000).toISOString());
        const recent = newVisits
          .filter(({ at }) => minute - at < 60)
          .reduce((sum, each) => sum + each.tries, 0);
        expect(retryRefusal(visits, tries, now) !== undefined).toBe(recent >= 5);
        if (recent >= 5) continue;
        visits = withVisit(visits, tries, now);
        tries += step.tries;
        newVisits.push({ at: minute, tries: step.tries });
      }
    }),
  );
});
