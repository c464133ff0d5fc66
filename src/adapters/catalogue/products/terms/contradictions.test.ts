import { describe } from 'vitest';
import { expectReported, type Planted } from '../../reading/planted-faults.suite.ts';

const file = 'insurers/kaveri/kaveri-saral.json';
const inRow = (
  fault: string,
  find: string | RegExp,
  put: string,
  column: string,
  reason: RegExp,
): Planted => ({
  fault,
  file,
  find,
  put,
  column,
  reason,
});

const births = (normal: number, caesarean: number) =>
  `"maternity": {"kind": "covered", "normal": ${normal}, "caesarean": ${caesarean}, "waitMonths": 24}`;

describe('terms that cannot both be meant are refused by row and key', () =>
  expectReported(
    [
      inRow(
        'a caesarean of less than a normal birth',
        '"maternity": {"kind": "none"}',
        births(75_000, 50_000),
        'features.maternity.caesarean',
        /below normal, 75000: are the two exchanged/,
      ),
      inRow(
        'the same in one cover alone',
        '"id": "kaveri-saral-3l", "sumInsured": 300000, "deductible": null, "features": {}',
        `"id": "kaveri-saral-3l", "sumInsured": 300000, "deductible": null, "features": {${births(75_000, 50_000)}}`,
        'slabs.1.features.maternity.caesarean',
        /are the two exchanged/,
      ),
      inRow(
        'a share a day for intensive care below that of a room',
        '"icu": {"kind": "capped", "percentPerDay": 2',
        '"icu": {"kind": "capped", "percentPerDay": 0.5',
        'features.icu.percentPerDay',
        /less a day than a room/,
      ),
      inRow(
        'a room of one cover above its intensive care',
        '"id": "kaveri-saral-3l", "sumInsured": 300000, "deductible": null, "features": {}',
        '"id": "kaveri-saral-3l", "sumInsured": 300000, "deductible": null, "features": {"roomRent": {"kind": "capped", "percentPerDay": 3, "maxPerDay": null}}',
        'slabs.1.features.roomRent.percentPerDay',
        /less a day than a room/,
      ),
      inRow(
        'one treatment limited twice',
        /"treatment": "joint-replacement"/,
        '"treatment": "cataract"',
        'features.subLimits.1.treatment',
        /stands twice/,
      ),
      inRow(
        'limits on eyes and joints in each other’s place',
        '"treatment": "cataract", "percentOfSumInsured": null, "max": 40000',
        '"treatment": "cataract", "percentOfSumInsured": null, "max": 240000',
        'features.subLimits.0.max',
        /is over that of joint-replacement, 200000: are the two exchanged/,
      ),
      inRow(
        'a limit above every cover',
        '"treatment": "joint-replacement", "percentOfSumInsured": null, "max": 200000',
        '"treatment": "joint-replacement", "percentOfSumInsured": null, "max": 2000000',
        'features.subLimits.1.max',
        /is over every cover, the largest is 1500000/,
      ),
      inRow(
        'a co-pay from an age at which nobody joins',
        '"copay": {"percent": 10, "fromAge": null}',
        '"copay": {"percent": 10, "fromAge": 75}',
        'features.copay.fromAge',
        /is over adultMax, 65: it is an age at entry/,
      ),
      inRow(
        'two riders of one title',
        /Wait for old illness cut to 12 months/,
        'Wait for old illness cut to 24 months',
        'riders.2.title.en',
        /is the title of wait-24 too/,
      ),
      inRow(
        'a bonus that never grows to its most',
        '"percentPerYear": 20, "maxPercent": 100',
        '"percentPerYear": 0, "maxPercent": 100',
        'features.noClaimBonus.percentPerYear',
        /never comes to maxPercent/,
      ),
      inRow(
        'a wait cut further for less',
        '"percent": 22',
        '"percent": 11',
        'riders.2.price',
        /costs less than wait-24, which gives less: are the two exchanged/,
      ),
      inRow(
        'a lump sum of twice the size for less',
        '"annualPremium": 460',
        '"annualPremium": 1000',
        'riders.4.price',
        /costs less than critical-5l/,
      ),
    ].map((planted) => (planted.column === 'riders.4.price' ? { ...planted, row: criticalRow } : planted)),
  ));

function criticalRow(text: string): number {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.includes('"id": "critical-10l"'));
  return lines.findIndex((line, at) => at > from && line.includes('"price"')) + 1;
}

describe('zones 1 and 2 in each other’s place', () =>
  expectReported([
    {
      fault: 'are refused at the zone that Delhi and Mumbai stand in',
      file: 'zones.json',
      find: /"1": (\[[\s\S]*?\]),\s*"2": (\[[\s\S]*?\])/,
      put: '"1": $2,\n  "2": $1',
      column: '2',
      reason: /are zones 1 and 2 exchanged/,
      row: (text) => text.split('\n').findIndex((line) => line.includes('"2":')) + 1,
    },
  ]));
