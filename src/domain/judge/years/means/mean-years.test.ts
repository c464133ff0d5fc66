import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyExistingCover,
  anyFamilyOfYears,
  anyPolicyYear,
  anyStaySlab,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../../catalogue/catalogue.ts';
import { subLimitAmount } from '../../../claim/sub-limit.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../../../cover/room-cap.ts';
import { addRupees, type Rupees, rupees } from '../../../money.ts';
import { type Bearable, bearableChoices } from '../../bearable.ts';
import { type FamilyOfYears, openYears } from '../family-years.ts';
import { ownShares } from '../own-share.ts';
import { kindOf, rungCost } from '../stays/sampled-bill.ts';
import { sampledBills, settledStays } from '../stays/settled-stays.ts';
import { type PolicyYear, waitDays } from '../wait-days.ts';
import { sampledYears } from '../year-sample.ts';
import type { MeanYear } from './counted-years.ts';
import type { MeanYears } from './mean-years.ts';

const { claims } = yearsCatalogue;
const yearsOf = openYears(yearsCatalogue);
const runs = { numRuns: 25 };
const anyBearable = fc.constantFrom(...bearableChoices);
/** Whoever asks, a contract, one of its years, and what can be borne. */
const anyYear = fc.tuple(anyFamilyOfYears, anyStaySlab, anyPolicyYear, anyBearable);

function entryAges({ members, basis }: FamilyOfYears): readonly number[] {
  const ages = members.map(({ age }) => age?.count ?? 0);
  return basis === 'floater' ? ages.map(() => Math.max(...ages)) : ages;
}

function recognisedOf(family: FamilyOfYears, slab: Slab): readonly Int32Array[] {
  const bills = sampledBills(claims, yearsOf(family).ward);
  return entryAges(family).map((age) => settledStays(bills, slab, age).recognised);
}

/** Every outcome of a year with its chance, one by one: each bill of each person, paid and refused, and each sampled year. */
function outcomes(
  family: FamilyOfYears,
  slab: Slab,
  policyYear: PolicyYear,
): readonly (readonly [own: number, chance: number])[] {
  const { chances, sample } = yearsOf(family);
  const recognised = recognisedOf(family, slab);
  const days = waitDays(slab);
  const shareOf = (wait: keyof typeof days) =>
    policyYear === undefined ? 0 : Math.min(1, Math.max(0, days[wait] / 365 - policyYear));
  const ofOne = chances.alone.flatMap((stays, person) =>
    [...stays].flatMap((chance, name) => {
      const old = chances.preExisting[person]?.[name] ?? 0;
      const kind = claims.kinds[kindOf(name)];
      const refused = old * shareOf('pre-existing') + (chance - old) * shareOf(kind?.waits ?? 'accident');
      const due = Math.max(0, (recognised[person]?.[name] ?? 0) - (slab.deductible ?? 0));
      const cost = rungCost(name);
      return [
        [cost - Math.min(slab.sumInsured, due), chance - refused],
        [cost, refused],
      ] as const;
    }),
  );
  const ofSeveral = [...ownShares({ claims, sample, slab, recognised, policyYear })].map(
    (own) => [own, chances.several / sampledYears] as const,
  );
  return [...ofOne, ...ofSeveral];
}

function expectClose(figure: number | undefined, exact: number): void {
  expect(Math.abs((figure ?? Number.NaN) - exact)).toBeLessThanOrEqual(1e-6 * Math.max(1, exact / 1_000));
}

/** One policy year of a contract, or one after its waits. */
const ofYear = ({ waiting, later }: MeanYears, policyYear: PolicyYear): MeanYear =>
  policyYear === undefined ? later : (waiting[policyYear] ?? later);

const meanOf = (family: FamilyOfYears, slab: Slab, policyYear: PolicyYear, bearable: Bearable): MeanYear =>
  ofYear(yearsOf(family).means(slab, bearable), policyYear);

describe('the means of a policy year', () => {
  test('have the average of all its figures', () => {
    fc.assert(
      fc.property(anyYear, ([family, slab, year, bearable]) => {
        expectClose(meanOf(family, slab, year, bearable).average, yearsOf(family).of(slab, year).average);
      }),
      runs,
    );
  });

  test('are those of every outcome with its chance, and of what each leaves above what one can bear', () => {
    let above = 0;
    fc.assert(
      fc.property(anyYear, ([family, slab, year, bearable]) => {
        const mean = meanOf(family, slab, year, bearable);
        const all = outcomes(family, slab, year);
        expectClose(
          mean.average,
          all.reduce((sum, [own, chance]) => sum + own * chance, 0),
        );
        expectClose(
          mean.above,
          all.reduce((sum, [own, chance]) => sum + Math.max(0, own - bearable) * chance, 0),
        );
        above += Number(mean.above > 100);
      }),
      runs,
    );
    expect(above).toBeGreaterThan(3);
  });

  test('are told of each year in which a wait runs that matters to these people, and of one after them', () => {
    fc.assert(
      fc.property(anyFamilyOfYears, anyStaySlab, (family, slab) => {
        const { waiting } = yearsOf(family).means(slab, 100_000);
        const isIll = family.members.some(({ conditions }) => conditions.length > 0);
        const days = waitDays(slab);
        const longest = Math.max(
          ...claims.kinds.map(({ waits }) => days[waits]),
          isIll ? days['pre-existing'] : 0,
        );
        expect(waiting.length).toBe(Math.ceil(longest / 365));
      }),
      runs,
    );
  });

  test('end with the tenth where a wait lasts longer than anybody keeps a plan', () => {
    fc.assert(
      fc.property(anyFamilyOfYears, anyStaySlab, (family, slab) => {
        const waitingPeriods = { ...slab.features.waitingPeriods, specificMonths: 200 };
        const means = yearsOf(family).means(
          { ...slab, features: { ...slab.features, waitingPeriods } },
          100_000,
        );
        expect(means.waiting).toHaveLength(10);
      }),
      { numRuns: 5 },
    );
  });

  test('of whoever can bear more leave less above it, and the same on average', () => {
    fc.assert(
      fc.property(anyFamilyOfYears, anyStaySlab, anyPolicyYear, (family, slab, year) => {
        const means = bearableChoices.map((bearable) => meanOf(family, slab, year, bearable));
        for (const [at, { average, above }] of means.entries()) {
          expectClose(average, means[0]?.average ?? Number.NaN);
          expect(above).toBeLessThanOrEqual((means[at - 1]?.above ?? average) + 1e-6);
          expect(above).toBeGreaterThanOrEqual(0);
        }
      }),
      runs,
    );
  });

  test('beside a policy that is held have the average of all its figures, and no more above than alone', () => {
    fc.assert(
      fc.property(anyYear, anyExistingCover, ([family, slab, year, bearable], existing) => {
        const years = yearsOf(family);
        const mean = ofYear(years.meansBeside(existing, slab, bearable), year);
        expectClose(mean.average, years.besideExisting(existing, slab, year).average);
        expect(mean.above).toBeLessThanOrEqual(meanOf(family, slab, year, bearable).above + 1e-6);
        expect(mean.above).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  test('are the same whoever and whichever contract was counted before', () => {
    fc.assert(
      fc.property(
        anyFamilyOfYears,
        anyStaySlab,
        anyStaySlab,
        anyBearable,
        (family, slab, other, bearable) => {
          const shared = openYears(yearsCatalogue)(family);
          const bonus = rupees(500_000);
          shared.means(other, bearable, bonus);
          shared.of(slab, 1);
          const fresh = openYears(yearsCatalogue)(family);
          expect(shared.means(slab, bearable, bonus)).toEqual(fresh.means(slab, bearable, bonus));
          expect(shared.means(slab, bearable)).toEqual(fresh.means(slab, bearable));
        },
      ),
      { numRuns: 30 },
    );
  });

  test('with a bonus are those of a larger cover whose limits stay as they were bought', () => {
    let eased = 0;
    fc.assert(
      fc.property(anyYear, fc.constantFrom(1, 250_000, 1_000_000), ([family, slab, year, bearable], more) => {
        const bonus = rupees(more);
        const years = yearsOf(family);
        const mean = ofYear(years.means(slab, bearable, bonus), year);
        const larger = ofYear(years.means(withLimitsOf(slab, bonus), bearable), year);
        expectClose(mean.average, larger.average);
        expectClose(mean.above, larger.above);
        eased += Number(mean.average < meanOf(family, slab, year, bearable).average - 1);
      }),
      { numRuns: 60 },
    );
    expect(eased).toBeGreaterThan(3);
  });
});

/** So much more cover, and each limit that is a share of the cover at what it was. */
function withLimitsOf(slab: Slab, bonus: Rupees): Slab {
  const { features, sumInsured } = slab;
  const { roomRent, icu, subLimits } = features;
  const limits = {
    roomRent: roomRent.kind === 'capped' ? { ...roomRent, maxPerDay: roomLimitPerDay(slab) } : roomRent,
    icu: icu.kind === 'capped' ? { ...icu, maxPerDay: icuLimitPerDay(slab) } : icu,
    subLimits: subLimits.map((limit) => ({ ...limit, max: subLimitAmount(limit, sumInsured) })),
  };
  return { ...slab, sumInsured: addRupees([sumInsured, bonus]), features: { ...features, ...limits } };
}
