import type { HospitalSettlement } from '../../catalogue/hospital.ts';
import { type IsoDate, parseIsoDate } from '../../date.ts';
import { conditionId } from '../../ids.ts';
import type { CityTier } from '../../location/city.ts';
import { noMoney as noRent } from '../../money.ts';
import { type FieldFailure, fail, ok, type Result } from '../../result.ts';
import { type Bill, ownBill, usualBill } from '../bill.ts';
import { checkAnswers, type FormQuestion, type PlainAnswers } from '../forms/answer-form.ts';
import { type RoomChoice, roomChoices, type Stay, type StayTable } from '../stay.ts';
import type { Contract, ContractPerson } from './contract.ts';
import type { StayCause } from './estimate.ts';
import { linesOfOwn, type OwnAmounts, ownFields } from './own-amounts.ts';

export type EstimateField = 'who' | 'stay' | 'why' | 'at' | 'on' | 'in-room' | (typeof ownFields)[number];
export type EstimateAnswers = PlainAnswers<EstimateField>;

/** What is treated where no usual stay is like it: any illness, or one of the operations that wait longer. */
export const otherStays = ['other', 'other-listed'] as const;

/** Where somebody goes whose hospital is not named here. */
export const otherHospitals = ['network', 'outside'] as const;

/** What a stay can come from, beside each illness that was declared. */
export const plainCauses = ['new', 'accident', 'pre-existing'] as const;

/** One hospital near the people, with the tier of its city. */
export type NearHospital = {
  readonly id: string;
  readonly name: string;
  readonly settlement: HospitalSettlement;
  readonly tier: CityTier;
};

export type EstimateContext = {
  readonly contract: Contract;
  readonly stays: StayTable;
  readonly hospitals: readonly NearHospital[];
  /** The tier of the city where the people live. */
  readonly tier: CityTier;
};

export type CheckedStay = {
  readonly person: ContractPerson;
  /** Undefined: no usual stay is like it. */
  readonly stay: Stay | undefined;
  readonly cause: StayCause;
  readonly room: RoomChoice;
  readonly on: IsoDate;
  readonly settlement: HospitalSettlement;
  /** Undefined: it is not named. */
  readonly hospital: NearHospital | undefined;
  readonly bill: Bill;
  /** Lines were typed; else it is the usual bill of such a stay. */
  readonly isOwnBill: boolean;
};

const mostOfALine = 99_999_999;
const mostDays = 365;

export function estimateQuestions({
  contract,
  stays,
  hospitals,
}: EstimateContext): readonly FormQuestion<EstimateField>[] {
  return [
    { name: 'who', kind: 'choice', required: true, choices: contract.people.map(({ key }) => key) },
    {
      name: 'stay',
      kind: 'choice',
      required: true,
      choices: [...stays.stays.map(({ id }) => id), ...otherStays],
    },
    { name: 'why', kind: 'choice', required: true, choices: causeIds(contract) },
    { name: 'in-room', kind: 'choice', required: true, choices: roomChoices },
    {
      name: 'at',
      kind: 'choice',
      required: true,
      choices: [...hospitals.map(({ id }) => id), ...otherHospitals],
    },
    { name: 'on', kind: 'date', required: true },
    ...ownFields.map(
      (name): FormQuestion<EstimateField> =>
        name === 'days'
          ? { name, kind: 'number', max: mostDays }
          : { name, kind: 'amount', max: mostOfALine },
    ),
  ];
}

/** Plain causes, and each illness that anybody declared once: "illness-7". */
export function causeIds({ people }: Contract): readonly string[] {
  const declared = new Set(people.flatMap(({ conditions }) => conditions));
  return [...plainCauses, ...[...declared].map((id) => `${illnessPrefix}${id}`)];
}

export const illnessPrefix = 'illness-';

export function causeOf(id: string): StayCause | undefined {
  const plain = plainCauses.find((cause) => cause === id);
  if (plain) return { kind: plain };
  const number = Number(id.slice(illnessPrefix.length));
  return id.startsWith(illnessPrefix) ? { kind: 'condition', id: conditionId(number) } : undefined;
}

/** Fails with `INVALID_ANSWERS`, each with its field. */
export function readEstimate(
  context: EstimateContext,
  raw: EstimateAnswers,
  today: IsoDate,
): Result<CheckedStay> {
  const { answers, failures } = checkAnswers(estimateQuestions(context), raw, today);
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  const { contract, hospitals, stays } = context;
  const person = contract.people.find(({ key }) => key === answers.who);
  const room = roomChoices.find((choice) => choice === answers['in-room']);
  const cause = causeOf(answers.why ?? '');
  const on = parseIsoDate(answers.on ?? '');
  if (!person || !room || !cause || on === undefined) return fail('INVALID_ANSWERS');
  const stay = stays.stays.find(({ id }) => id === answers.stay);
  const hospital = hospitals.find(({ id }) => id === answers.at);
  const own = amountsOf(answers);
  const isOwnBill = ownFields.some((name) => own[name] > 0);
  const together = togetherFailures(contract, { person, stay, cause, on, isOwnBill });
  if (together.length > 0) return fail('INVALID_ANSWERS', { fields: together });
  const settlement = hospital?.settlement ?? (answers.at === 'network' ? 'cashless' : 'reimbursement');
  const waits = answers.stay === 'other-listed' ? 'specific-treatment' : (stay?.waits ?? 'other-illness');
  const tier = hospital?.tier ?? context.tier;
  const bill = billFor(stays, { stay, waits, tier, room, own: isOwnBill ? own : undefined });
  return ok({ person, stay, cause, room, on, settlement, hospital, bill, isOwnBill });
}

type Together = Pick<CheckedStay, 'person' | 'stay' | 'cause' | 'on' | 'isOwnBill'>;

function togetherFailures(contract: Contract, checked: Together): readonly FieldFailure[] {
  const { person, stay, cause, on, isOwnBill } = checked;
  const { coverFrom: from, coverUntil: until } = contract;
  const isOfAnother = cause.kind === 'condition' && !person.conditions.includes(cause.id);
  const isBirth = stay?.birth !== undefined;
  return [
    ...(isOfAnother ? [{ field: 'why', code: 'ILLNESS_OF_ANOTHER' } as const] : []),
    ...(isBirth && !person.mayGiveBirth ? [{ field: 'stay', code: 'BIRTH_OF_NOBODY' } as const] : []),
    ...(on < from || on > until
      ? [{ field: 'on', code: 'DAY_OUTSIDE_COVER', detail: { from, until } } as const]
      : []),
    ...(stay === undefined && !isOwnBill ? [{ field: 'fees', code: 'NUMBER_REQUIRED' } as const] : []),
  ];
}

function amountsOf(answers: EstimateAnswers): OwnAmounts {
  const amounts = ownFields.map((name) => [name, Number(answers[name] ?? 0)]);
  return Object.fromEntries(amounts) as OwnAmounts; // each field has its amount, which `fromEntries` forgets
}

type BillFacts = {
  readonly stay: Stay | undefined;
  readonly waits: Bill['waits'];
  readonly tier: CityTier;
  readonly room: RoomChoice;
  readonly own: OwnAmounts | undefined;
};

/** Typed lines alone, or the usual bill. Rents of other rooms are those of the first usual stay, where no stay is like it. */
function billFor(table: StayTable, { stay, waits, tier, room, own }: BillFacts): Bill {
  const like = stay ?? table.stays[0];
  if (stay && !own) return usualBill(table, stay, tier, room);
  const none = { shared: noRent, single: noRent, 'single-ac': noRent, deluxe: noRent };
  const rents = like?.costs[tier].rents ?? none;
  const treatments = stay?.treatment === undefined ? [] : [stay.treatment];
  const lines = own ? linesOfOwn(own) : [];
  return ownBill({ waits, birth: stay?.birth, treatments, sides: 1, room, rents }, lines);
}
