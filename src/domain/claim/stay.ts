import type { LimitedTreatment } from '../cover/features.ts';
import type { WaitKind } from '../cover/waiting.ts';
import type { IsoDate } from '../date.ts';
import type { LocalText } from '../local-text.ts';
import type { CityTier } from '../location/city.ts';
import type { Rupees } from '../money.ts';

/** Rooms of a hospital from plain to dear: single is its lowest single room, deluxe a large one or a suite. */
export const roomChoices = ['shared', 'single', 'single-ac', 'deluxe'] as const;
export type RoomChoice = (typeof roomChoices)[number];

/** These are the rupees a day of each room of one hospital; they never fall from plain to dear. */
export type RoomRents = Readonly<Record<RoomChoice, Rupees>>;

/** Percent of its price in a shared room at which a hospital bills nursing, doctors and theatre in each room. */
export type RoomFactors = Readonly<Record<RoomChoice, number>>;

/** Lines of a stay that are one amount; doctors and theatre at the price in a shared room. */
export const stayLines = [
  'doctors',
  'theatre',
  'tests',
  'medicines',
  'implants',
  'consumables',
  'nonPayables',
  'ambulance',
] as const;

export type StayLine = (typeof stayLines)[number];

export type StayCosts = {
  readonly rents: RoomRents;
  readonly icuPerDay: Rupees;
  /** Each day in the room, at the price in a shared room; intensive care includes its own. */
  readonly nursingPerDay: Rupees;
  readonly before: Rupees;
  readonly after: Rupees;
} & Readonly<Record<StayLine, Rupees>>;

export type Birth = 'normal' | 'caesarean';

/** A usual hospital stay with what it costs: a level for comparison, not a quotation. */
export type Stay = {
  readonly id: string;
  readonly title: LocalText;
  readonly waits: WaitKind;
  readonly birth: Birth | undefined;
  /** What policies may limit it as. */
  readonly treatment: LimitedTreatment | undefined;
  /** What they may limit it as too, when it is done in a newer way. */
  readonly option: LimitedTreatment | undefined;
  /** Admissions into which it usually falls. */
  readonly admissions: number;
  readonly roomDays: number;
  readonly icuDays: number;
  readonly daysBefore: number;
  readonly daysAfter: number;
  readonly costs: Readonly<Record<CityTier, StayCosts>>;
};

export type StayTable = {
  /** The day the costs were last looked at. */
  readonly asOf: IsoDate;
  readonly note: LocalText;
  readonly roomFactors: RoomFactors;
  readonly stays: readonly Stay[];
};
