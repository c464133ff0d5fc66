import type { Wait } from '#domain/cover/waiting.ts';
import type { AllIn, AllInYear } from '#domain/judge/all-in/all-in.ts';
import type { Floor } from '#domain/judge/verdict/floors.ts';
import type { PolicyYearAhead } from '#domain/judge/years/policy-years.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { titleWithRiders } from '../riders-wire.ts';
import type { WirePlan } from '../shapes.ts';
import type { WireFloor } from './judged.ts';

export function allInToWire({ total, years, ...means }: AllIn): NonNullable<WirePlan['all_in']> {
  return { total, ...yearToWire(means), years: years.map(yearToWire) };
}

const yearToWire = ({ premium, ownShare, above, paidBeside }: AllInYear) => ({
  premium,
  own_share: ownShare,
  above,
  paid_beside: paidBeside,
});

export function policyYearToWire({
  year,
  premium,
  ownShare,
  oneInTwenty,
  oneInHundred,
  waits,
}: PolicyYearAhead): NonNullable<WirePlan['content']>['policy_years'][number] {
  return {
    year,
    premium,
    own_share: ownShare,
    one_in_twenty: roundToTwoDigits(oneInTwenty),
    one_in_hundred: roundToTwoDigits(oneInHundred),
    waits: waitsToWire(waits),
  };
}

/** Each until the day from which it is paid; what is never paid is no wait. */
export function waitsToWire(waits: readonly Wait[]) {
  return waits.flatMap(({ kind, coveredFrom: until }) => (until === undefined ? [] : [{ kind, until }]));
}

export function floorToWire(floor: Floor, language: Language): WireFloor {
  switch (floor.kind) {
    case 'never-covered':
      return { kind: floor.kind, illnesses: floor.illnesses.map((name) => inLanguage(name, language)) };
    case 'claims':
      return { kind: floor.kind, settled_percent: floor.settledPercent };
    case 'complaints':
      return { kind: floor.kind, per_10000: floor.per10000, median: floor.median };
    case 'not-sound':
      return { kind: floor.kind, sound: titleWithRiders(floor.sound, language), more: floor.more };
    default:
      return floor;
  }
}
