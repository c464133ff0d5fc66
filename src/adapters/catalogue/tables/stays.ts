import * as v from 'valibot';
import { type RoomRents, roomChoices, type Stay, type StayTable, stayLines } from '#domain/claim/stay.ts';
import { limitedTreatments } from '#domain/cover/features.ts';
import { waitKinds } from '#domain/cover/waiting.ts';
import { rupees } from '#domain/money.ts';
import { inPart, type Keys, reportOver, reportRepeated } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { isoDate, localText, money, orNull, slug, whole } from '../reading/value-schema.ts';

const countShape = v.pipe(whole, v.minValue(1, 'must be 1 or more'));
/** A line that a stay may do without. */
const moneyOrZero = v.pipe(whole, v.transform(rupees));
const treatmentOrNull = orNull(v.picklist(limitedTreatments));
const birthOrNull = orNull(v.picklist(['normal', 'caesarean']));

const rents = v.strictObject(v.entriesFromList(roomChoices, money));
const factor = v.pipe(
  v.number(),
  v.integer('must be a whole percentage'),
  v.minValue(100, 'must be 100 or more'),
);
const roomFactors = v.strictObject(v.entriesFromList(roomChoices, factor));

const costs = v.strictObject({
  rents,
  icuPerDay: money,
  nursingPerDay: money,
  ...v.entriesFromList(stayLines, moneyOrZero),
  before: moneyOrZero,
  after: moneyOrZero,
});

export const staysSchema: v.GenericSchema<unknown, StayTable> = v.strictObject({
  asOf: isoDate,
  note: localText,
  roomFactors,
  stays: v.array(
    v.strictObject({
      id: slug,
      title: localText,
      waits: v.picklist(waitKinds),
      birth: birthOrNull,
      treatment: treatmentOrNull,
      option: treatmentOrNull,
      admissions: countShape,
      roomDays: countShape,
      icuDays: whole,
      daysBefore: whole,
      daysAfter: whole,
      costs: v.strictObject({ 1: costs, 2: costs, 3: costs }),
    }),
  ),
});

/** Undefined when the file has a fault of shape; it is reported. */
export function readStays(file: CatalogueFile): StayTable | undefined {
  const table = readJson(file, staysSchema);
  if (table === undefined) return undefined;
  reportRepeated(file.report, ['stays'], 'id', table.stays);
  checkRising(file, ['roomFactors'], table.roomFactors);
  table.stays.forEach((stay, index) => {
    checkStay(file, stay, index);
    checkExchanged(file, stay, index);
  });
  return table;
}

function checkStay(file: CatalogueFile, { waits, birth, costs }: Stay, index: number): void {
  const isBirth = birth !== undefined;
  if (isBirth !== (waits === 'maternity')) {
    const reason = 'goes with the wait "maternity", and with no other';
    file.report(['stays', index, 'birth'], birth, reason);
  }
  for (const tier of [1, 2, 3] as const) {
    checkRising(file, ['stays', index, 'costs', String(tier), 'rents'], costs[tier].rents);
  }
}

/** Numbers that were put in each other's place: each is right by itself. */
function checkExchanged(file: CatalogueFile, stay: Stay, index: number): void {
  const report = inPart(file.report, 'stays', index);
  const { roomDays, icuDays, daysBefore, daysAfter, costs } = stay;
  reportOver(report, ['icuDays'], icuDays, ['roomDays', roomDays]);
  reportOver(report, ['daysBefore'], daysBefore, ['daysAfter', daysAfter]);
  for (const tier of [1, 2, 3] as const) {
    const { icuPerDay, nursingPerDay, rents } = costs[tier];
    const keys = ['costs', String(tier)];
    const below = `is below a shared room, ${rents.shared}: are the two exchanged?`;
    if (icuPerDay < rents.shared) report([...keys, 'icuPerDay'], icuPerDay, below);
    reportOver(report, [...keys, 'nursingPerDay'], nursingPerDay, ['a shared room', rents.shared]);
    if (tier > 1 && billOf(costs[tier]) > billOf(costs[tier === 3 ? 2 : 1]))
      report(keys, billOf(costs[tier]), `costs more than in tier ${tier - 1}: are the two exchanged?`);
  }
}

function billOf({ rents, ...lines }: Stay['costs'][1]): number {
  return Object.values(lines).reduce<number>((sum, line) => sum + line, rents.shared);
}

/** A dearer room that costs less would let it lower what the visitor pays. */
function checkRising(
  file: CatalogueFile,
  keys: Keys,
  byRoom: Readonly<Record<keyof RoomRents, number>>,
): void {
  roomChoices.forEach((room, index) => {
    const plainer = roomChoices[index - 1];
    if (plainer !== undefined && byRoom[room] < byRoom[plainer]) {
      file.report([...keys, room], byRoom[room], `must not be below that of "${plainer}"`);
    }
  });
}
