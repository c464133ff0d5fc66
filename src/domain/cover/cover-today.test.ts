import { expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { type IsoDate, isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import { type CalendarQuestion, coverCalendar, type PortedCredit } from './cover-calendar.ts';
import { type CoverLine, type CoverToday, type CoverTodayQuestion, coverToday } from './cover-today.ts';

const migraine = { id: conditionId(7), name: 'migraine' };
const you = aMember('You', '34y', {});
const spouse = aMember('Spouse', '36y', { conditions: [migraine.id] });
const son = aMember('Son-0', '4y', {});
const from = isoDate(2026, 11, 27);
const until = isoDate(2027, 11, 26);

type Case = Partial<CalendarQuestion> & Partial<Omit<CoverTodayQuestion<string>, 'calendar'>>;

/** Waits of 30 days, 24 and 36 months, from 27 November 2026. */
function standsOn(
  today: IsoDate,
  { coverFrom = from, coverUntil = until, renewal = 'too-early', ...question }: Case,
) {
  const calendar = coverCalendar({
    features: plainFeatures,
    sumInsured: lakh(10),
    start: from,
    members: [you, spouse, son],
    conditions: [migraine],
    undeclaredToo: true,
    credits: new Map(),
    ...question,
  });
  return textsOf(coverToday({ calendar, coverFrom, coverUntil, renewal }, today));
}

function line({ subject, members, upTo }: CoverLine): string {
  const whose = members === undefined ? '' : ` of ${members.join(' and ')}`;
  const name = subject.kind === 'condition' ? subject.name : subject.kind;
  return `${name}${whose}${upTo === undefined ? '' : ` up to ${upTo / 1e5}L`}`;
}

function textsOf({ phase, now, later, never }: CoverToday) {
  const all = (lines: readonly CoverLine[]) => lines.map(line).join(', ');
  return [phase, all(now), later.map(({ on, lines }) => `${on} ${all(lines)}`), all(never)];
}

const credit = (facts: Partial<PortedCredit>): PortedCredit => ({
  ...{ coveredSince: isoDate(2024, 11, 27), coveredUntil: isoDate(2026, 11, 26) },
  ...{ sumInsured: lakh(10), bonus: rupees(0), coversMaternity: false },
  ...facts,
});
const manyYears = { coverUntil: isoDate(2029, 11, 26) };
const listed = '2028-11-27 specific-treatment';
const oldIllness = '2029-11-27 pre-existing of You and Son-0, migraine of Spouse';

test.each<[string, IsoDate, Case, readonly [string, string, readonly string[], string]]>([
  [
    'before its first day nothing is covered, and the first day has the accidents',
    isoDate(2026, 11, 26),
    {},
    [
      'before',
      '',
      [
        '2026-11-27 accident',
        '2026-12-27 other-illness',
        listed,
        oldIllness.replace(' of You and Son-0', ''),
      ],
      '',
    ],
  ],
  [
    'given back before its first day it covers nothing, then and ever',
    isoDate(2026, 11, 26),
    { coverUntil: isoDate(2026, 11, 26) },
    ['unused', '', [], ''],
  ],
  [
    'in the first 30 days accidents are covered',
    isoDate(2026, 12, 26),
    {},
    [
      'waiting',
      'accident',
      ['2026-12-27 other-illness', listed, oldIllness.replace(' of You and Son-0', '')],
      '',
    ],
  ],
  [
    'on the day on which a wait is over it is over',
    isoDate(2026, 12, 27),
    {},
    ['waiting', 'accident, other-illness', [listed, oldIllness.replace(' of You and Son-0', '')], ''],
  ],
  [
    'what one person alone has names nobody where nobody else is insured',
    isoDate(2028, 11, 27),
    { ...manyYears, members: [spouse] },
    ['waiting', 'accident, other-illness, specific-treatment', ['2029-11-27 migraine'], ''],
  ],
  [
    'once no wait is left all of it is covered',
    isoDate(2029, 11, 27),
    { coverUntil: isoDate(2030, 11, 26), members: [you] },
    ['whole', 'accident, other-illness, specific-treatment, pre-existing', [], ''],
  ],
  [
    'what is declared and never covered is said, and is none of what waits',
    isoDate(2026, 12, 27),
    { members: [spouse], features: { ...plainFeatures, neverCovered: [migraine.id] } },
    ['waiting', 'accident, other-illness', [listed], 'migraine'],
  ],
  [
    'who brought waits along has other days than the others, and each is named',
    isoDate(2026, 11, 28),
    { members: [you, spouse], credits: new Map([['You', credit({})]]) },
    [
      'waiting',
      'accident, other-illness of You, specific-treatment of You',
      [
        '2026-12-27 other-illness of Spouse',
        '2027-11-27 pre-existing',
        '2028-11-27 specific-treatment of Spouse',
        '2029-11-27 migraine of Spouse',
      ],
      '',
    ],
  ],
  [
    'a part that was covered before is paid at once, and the rest from its own day on',
    isoDate(2026, 11, 28),
    { members: [you], credits: new Map([['You', credit({ sumInsured: lakh(5) })]]) },
    [
      'waiting',
      'accident, other-illness up to 5L, specific-treatment up to 5L',
      [
        '2026-12-27 other-illness',
        '2027-11-27 pre-existing up to 5L',
        '2028-11-27 specific-treatment',
        '2029-11-27 pre-existing',
      ],
      '',
    ],
  ],
  [
    'a renewal counts from the first policy',
    isoDate(2028, 11, 27),
    { members: [you], coverFrom: isoDate(2028, 11, 27), coverUntil: isoDate(2029, 11, 26) },
    ['waiting', 'accident, other-illness, specific-treatment', ['2029-11-27 pre-existing'], ''],
  ],
  [
    'before the first day of a renewal what its waits are over for begins with it',
    isoDate(2027, 11, 20),
    { members: [you], coverFrom: isoDate(2027, 11, 27), coverUntil: isoDate(2028, 11, 26) },
    ['before', '', ['2027-11-27 accident, other-illness', listed, '2029-11-27 pre-existing'], ''],
  ],
  [
    'on its last day a policy covers',
    until,
    { members: [you] },
    ['waiting', 'accident, other-illness', [listed, '2029-11-27 pre-existing'], ''],
  ],
  [
    'the day after it nothing is covered, and it can be renewed',
    isoDate(2027, 11, 27),
    { renewal: 'in-grace' },
    ['grace', '', [], ''],
  ],
  ['a renewal that is begun is none yet', isoDate(2027, 12, 26), { renewal: 'begun' }, ['grace', '', [], '']],
  ['after the grace it is over', isoDate(2027, 12, 27), { renewal: 'over' }, ['over', '', [], '']],
  [
    'a policy that was renewed has one that follows it',
    isoDate(2027, 11, 27),
    { renewal: 'renewed' },
    ['renewed', '', [], ''],
  ],
])('on a day a policy says what it covers: %s', (_title, today, policy, expected) => {
  expect(standsOn(today, policy)).toEqual(expected);
});

test('who may have a child has a day for it, and a plan that never pays it has none', () => {
  const maternity = {
    kind: 'covered',
    normal: rupees(35_000),
    caesarean: rupees(50_000),
    waitMonths: 24,
  } as const;
  const wife = aMember('Spouse', '30y', { gender: 'FEMALE' });
  const days = (features: CalendarQuestion['features']) =>
    standsOn(from, { members: [you, wife], features })[2];
  expect(days({ ...plainFeatures, maternity })).toContain('2028-11-27 specific-treatment, maternity');
  expect(days(plainFeatures)).toContain('2028-11-27 specific-treatment');
});
