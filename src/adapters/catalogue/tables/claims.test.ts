import { describe, expect, test } from 'vitest';
import { claimMarks } from '#domain/judge/years/claims-table.ts';
import { expectReported, type Planted, rowOf } from '../reading/planted-faults.suite.ts';
import { shippedCatalogue } from '../shipped/shipped-catalogue.suite.ts';

const file = 'claims.json';

const planted: readonly Planted[] = [
  {
    fault: 'a number of no source',
    file,
    find: '"area": {"urban": 1.1, "rural": 0.93, "source": "worked-out"}',
    put: '"area": {"urban": 1.1, "rural": 0.93, "source": "hearsay"}',
    column: 'stays.area.source',
    reason: /is no source of this file/,
  },
  {
    fault: 'a number without a source',
    file,
    find: '"urban": {"factor": 1.22, "source": "worked-out"}',
    put: '"urban": {"factor": 1.22}',
    column: 'cost.urban.source',
    reason: /is missing/,
  },
  {
    fault: 'a mark that says nothing',
    file,
    find: '"mark": "official"',
    put: '"mark": "sure"',
    column: 'sources.0.mark',
    reason: /must be \("official" \|/,
  },
  {
    fault: 'a source twice',
    file,
    find: '"id": "ages"',
    put: '"id": "nss75"',
    column: 'sources.4.id',
    reason: /stands twice/,
  },
  {
    fault: 'a hole between ages',
    file,
    find: '"fromAge": 30,',
    put: '"fromAge": 31,',
    column: 'stays.people.3.fromAge',
    reason: /must follow the band before/,
  },
  {
    fault: 'ages that end',
    file,
    find: '"toAge": null',
    put: '"toAge": 99',
    column: 'stays.people',
    reason: /must end without a last age/,
    row: rowOf('"people": ['),
  },
  {
    fault: 'people who are more than all',
    file,
    find: '"toAge": 4, "sharePercent": 7.7,',
    put: '"toAge": 4, "sharePercent": 8.7,',
    column: 'stays.people',
    reason: /must add up to 100 percent/,
    row: rowOf('"people": ['),
  },
  {
    fault: 'a bill that does not add up',
    file,
    find: '"doctors": 21,',
    put: '"doctors": 20,',
    column: 'bills.lines.medical',
    reason: /must add up to 100 percent/,
    row: rowOf('"medical": {'),
  },
  {
    fault: 'more bed than bill',
    file,
    find: '"icuPercent": 4.5,',
    put: '"icuPercent": 92,',
    column: 'bills.icuPercent',
    reason: /with `bedPercent` more than the bill/,
  },
  {
    fault: 'a condition that nobody can have',
    file,
    find: '{"id": 16,',
    put: '{"id": 9999,',
    column: 'conditions.byId.0.id',
    reason: /is no condition/,
  },
  {
    fault: 'a condition that makes healthier',
    file,
    find: '{"id": 16, "factor": 1.1,',
    put: '{"id": 16, "factor": 0.9,',
    column: 'conditions.byId.0.factor',
    reason: /must be above 1/,
  },
  {
    fault: 'a condition of no kind of stay',
    file,
    find: '"kind": "breathing", "source": "conditions"},\n      {"id": 20',
    put: '"kind": "lungs", "source": "conditions"},\n      {"id": 20',
    column: 'conditions.byId.3.kind',
    reason: /is no kind of stay/,
  },
  {
    fault: 'a state that is none',
    file,
    find: '"state": "Bihar"',
    put: '"state": "Behar"',
    column: 'cost.states.19.state',
    reason: /is no state/,
  },
  {
    fault: 'more city people than there are',
    file,
    find: '"cityPeople": {"1": 44, "2": 13,',
    put: '"cityPeople": {"1": 94, "2": 13,',
    column: 'cost.states.3.cityPeople',
    reason: /must be 100 percent at most together/,
  },
  {
    fault: 'rare stays that end before they begin',
    file,
    find: '"from": 800000, "to": 2500000',
    put: '"from": 800000, "to": 250000',
    column: 'cost.rare.to',
    reason: /must be above `from`/,
  },
  {
    fault: 'a rate that gives another number of stays than the survey',
    file,
    find: '{"age": 45, "MALE": 28.5, "FEMALE": 28.5,',
    put: '{"age": 45, "MALE": 40, "FEMALE": 40,',
    column: 'official.figures.stays.value',
    reason: /the table gives 3\d\.\d, more than 5 % off/,
    row: rowOf('"stays": {"value": 29'),
  },
  {
    fault: 'a birthday at which somebody goes twice as often',
    file,
    find: '{"age": 45, "MALE": 28.5,',
    put: '{"age": 38, "MALE": 40,',
    column: 'stays.perThousand',
    reason: /changes what is expected of MALE from 37 to 38 by [\d.]+ %, more than 12 %/,
    row: rowOf('"perThousand"'),
  },
  {
    fault: 'a curve that goes back in age',
    file,
    find: '{"age": 45, "MALE": 28.5,',
    put: '{"age": 30, "MALE": 28.5,',
    column: 'stays.perThousand.6.age',
    reason: /must be above the age before/,
  },
  {
    fault: 'a curve that does not say how newborns fare',
    file,
    find: '{"age": 0, "factor": 0.7,',
    put: '{"age": 1, "factor": 0.7,',
    column: 'cost.byAge',
    reason: /must begin at 0/,
    row: rowOf('"byAge"'),
  },
  {
    fault: 'elders who are old before they become so',
    file,
    find: '"elders": {"from": 45, "to": 70,',
    put: '"elders": {"from": 45, "to": 44,',
    column: 'elders.to',
    reason: /must be above `from`/,
  },
  {
    fault: 'bills of which beds are more than the survey says',
    file,
    find: '"bedPercent": 12,',
    put: '"bedPercent": 30,',
    column: 'official.bill.0.value',
    reason: /the table gives 3\d\.\d, more than 20 % off/,
    row: rowOf('{"part": "bed"'),
  },
  {
    fault: 'a spread that makes dear stays rarer than published',
    file,
    find: '"sigma": {"value": 1.12,',
    put: '"sigma": {"value": 0.6,',
    column: 'official.tail.2.value',
    reason: /more than 40 % off/,
    row: rowOf('"above": 320000'),
  },
  {
    fault: 'infections that are too many',
    file,
    find: '"kinds": [{"kind": "infection", "value": 31.5,',
    put: '"kinds": [{"kind": "infection", "value": 25,',
    column: 'official.kinds.0.value',
    reason: /the table gives 30\.6, more than 5 % off/,
  },
  {
    fault: 'a published share of no kind of stay',
    file,
    find: '"kinds": [{"kind": "infection"',
    put: '"kinds": [{"kind": "plague"',
    column: 'official.kinds.0.kind',
    reason: /is no kind of stay/,
  },
];

describe('a fault of the claims table is reported where it stands', () => {
  expectReported(planted);
});

test('every source is used, and each mark stands for one', async () => {
  const { claims } = await shippedCatalogue();
  const text = JSON.stringify({ ...claims, sources: [] });
  const unused = claims.sources.filter(({ id }) => !text.includes(`"source":"${id}"`));
  expect(unused.map(({ id }) => id)).toEqual([]);
  expect(new Set(claims.sources.map(({ mark }) => mark))).toEqual(new Set(claimMarks));
});
