import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import type { ClaimsTable, StayKind } from '#domain/judge/years/claims-table.ts';
import { sameInAll } from '#domain/local-text.ts';

const source = 'survey';

const fever: StayKind = {
  id: 'fever',
  title: sameInAll('Fever'),
  work: 'medical',
  sharePercent: { younger: 80, elder: 60, source },
  costIn2018: 20_000,
  waits: 'other-illness',
  treatment: undefined,
  source,
};
const heart: StayKind = {
  ...fever,
  id: 'heart',
  work: 'implant',
  sharePercent: { younger: 15, elder: 35, source },
  costIn2018: 80_000,
  treatment: 'cardiac',
};
const eye: StayKind = {
  ...fever,
  id: 'eye',
  work: 'surgical',
  sharePercent: { younger: 5, elder: 5, source },
  waits: 'specific-treatment',
  treatment: 'cataract',
};

/** Round numbers: 20 stays of 1,000 people below 60, 100 from then on; a fever, a heart, an eye. */
export const roundClaims: ClaimsTable = {
  asOf: isoDate(2026, 11, 1),
  sources: [{ id: source, mark: 'reasoned', year: 2026, title: sameInAll('For tests') }],
  stays: {
    perThousand: [
      { age: 0, MALE: 20, FEMALE: 20, source },
      { age: 59, MALE: 20, FEMALE: 20, source },
      { age: 60, MALE: 110, FEMALE: 90, source },
    ],
    people: [
      { fromAge: 0, toAge: 59, sharePercent: 90, source },
      { fromAge: 60, toAge: undefined, sharePercent: 10, source },
    ],
    area: { urban: 1, rural: 1, source },
    insured: [{ age: 0, MALE: 2, FEMALE: 2, source }],
    choice: { fewer: 0.5, usual: 1, more: 1.5, source },
    health: { good: 0.8, usual: 1, poor: 1.5, source },
  },
  elders: { from: 59, to: 60, source },
  conditions: {
    none: [{ age: 0, factor: 1, source }],
    added: [{ age: 0, factor: 1, source }],
    others: { factor: 1.1, source },
    byId: [{ id: conditionId(16), factor: 2, kind: 'heart', source }],
  },
  kinds: [fever, heart, eye],
  cost: {
    private: { value: 50_000, source },
    government: { value: 5_000, source },
    charitable: { value: 40_000, source },
    sharePercent: { private: 60, government: 37, charitable: 3, source },
    costIn2018: { value: 40_000, source },
    urban: { factor: 1.2, source },
    yearsRise: { factor: 1.1, source },
    insured: { factor: 1, source },
    dearer: { factor: 1.4, source },
    byAge: [{ age: 0, factor: 1, source }],
    sigma: { value: 1.1, source },
    rare: { sharePercent: 0.5, from: 800_000, to: 2_500_000, source },
    states: [],
    cityPeople: { 1: 100, 2: 0, source },
    tiers: { 1: 1, 2: 0.9, 3: 0.8, source },
  },
  bills: {
    bedPercent: 30,
    icuPercent: 12,
    dayCareBelow: 15_000,
    days: { before: 30, after: 45 },
    lines: {
      medical: {
        doctors: 20,
        theatre: 0,
        tests: 20,
        medicines: 35,
        implants: 0,
        consumables: 10,
        nonPayables: 5,
        ambulance: 0,
        before: 5,
        after: 5,
      },
      surgical: {
        doctors: 25,
        theatre: 20,
        tests: 10,
        medicines: 20,
        implants: 5,
        consumables: 10,
        nonPayables: 2,
        ambulance: 0,
        before: 4,
        after: 4,
      },
      implant: {
        doctors: 20,
        theatre: 15,
        tests: 10,
        medicines: 15,
        implants: 25,
        consumables: 5,
        nonPayables: 2,
        ambulance: 0,
        before: 4,
        after: 4,
      },
    },
    source,
  },
  official: {
    figures: {
      stays: { value: 28, tolerancePercent: 5, source },
      staysMenFrom60: { value: 110, tolerancePercent: 5, source },
      staysWomenFrom60: { value: 90, tolerancePercent: 5, source },
      staysUrban: { value: 28, tolerancePercent: 5, source },
      staysRural: { value: 28, tolerancePercent: 5, source },
      costPrivateUrban2018: { value: 30_000, tolerancePercent: 10, source },
      costAnyHospital: { value: 33_000, tolerancePercent: 5, source },
    },
    kinds: [],
    tail: [],
    claimsRatio: { value: 68, from: 55, to: 85, source },
    bill: [],
  },
};
