import type { Catalogue, TermYears } from '#domain/catalogue/catalogue.ts';
import { addDays, type IsoDate, parseIsoDate } from '#domain/date.ts';
import { lakh, type Rupees, rupees } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import { type Block, blocksFor, blockTogether } from '#domain/quote/block.ts';
import { type Channel, channels } from '#domain/quote/channel.ts';
import { partMembers } from '#domain/quote/leaving.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { choiceOf, WrongUse } from '../command.ts';
import { readPeople, withConditions, withHabits } from '../people.ts';

export const priceOptions = {
  slab: { type: 'string' },
  plans: { type: 'boolean', default: false },
  people: { type: 'string' },
  pincode: { type: 'string' },
  'parents-pincode': { type: 'string' },
  basis: { type: 'string' },
  term: { type: 'string' },
  riders: { type: 'string' },
  conditions: { type: 'string' },
  habits: { type: 'string' },
  cover: { type: 'string' },
  deductible: { type: 'string' },
  channel: { type: 'string' },
  on: { type: 'string' },
  in: { type: 'string' },
} as const;

type Values = { readonly [Name in Exclude<keyof typeof priceOptions, 'plans'>]?: string | undefined };

/** Who asks for a price, where, and from which day. */
export type PriceCommandInput = {
  readonly block: Block;
  readonly pincode: string;
  readonly parentsPincode: string | undefined;
  /** The one that prices these people. */
  readonly blockPincode: string;
  readonly termYears: TermYears;
  /** These are ids. */
  readonly riders: readonly string[];
  readonly cover: Rupees;
  readonly deductible: Rupees | undefined;
  readonly channel: Channel;
  readonly on: IsoDate;
};

const usualCover = lakh(10);

export function readPriceQuestion(values: Values, catalogue: Catalogue, today: IsoDate): PriceCommandInput {
  if (values.people === undefined) throw new WrongUse('Say who is insured: --people "You:34 Spouse:36".');
  if (values.pincode === undefined) throw new WrongUse('Say where they live: --pincode 560001.');
  const people = readPeople(values.people);
  const healthy = withConditions(people, values.conditions ?? '', catalogue.conditions);
  const members = withHabits(healthy, values.habits ?? '');
  refuseBlocked(members, catalogue);
  const pincode = knownPincode(catalogue, 'pincode', values.pincode);
  const parentsText = values['parents-pincode'];
  const parentsPincode = parentsText && knownPincode(catalogue, 'parents-pincode', parentsText);
  const places = { pincode, parentsPincode: parentsPincode || undefined };
  return {
    ...places,
    block: blockOf(members, choiceOf('basis', values.basis ?? 'floater', ['floater', 'individual'])),
    blockPincode: pincodeOf(places, members),
    termYears: termOf(choiceOf('term', values.term ?? '1', ['1', '2', '3'])),
    riders: (values.riders ?? '').split(/[\s,]+/).filter((id) => id !== ''),
    cover: values.cover === undefined ? usualCover : amountOf('cover', values.cover),
    deductible: values.deductible === undefined ? undefined : amountOf('deductible', values.deductible),
    channel: choiceOf('channel', values.channel ?? 'website', channels),
    on: values.on === undefined ? addDays(today, 1) : dayOf('on', values.on),
  };
}

export function dayOf(option: string, text: string): IsoDate {
  const day = parseIsoDate(text);
  if (day === undefined) throw new WrongUse(`--${option} ${text}: write a day as 2026-11-21.`);
  return day;
}

function refuseBlocked(members: readonly Member[], { conditions }: Catalogue): void {
  const blocked = partMembers(members, conditions).leaving.find(({ reason }) => reason === 'condition');
  if (blocked === undefined) return;
  const names = blocked.conditions.map(({ name }) => name.en).join(', ');
  throw new WrongUse(`--conditions: ${blocked.member.key} would leave the quote for ${names}.`);
}

function blockOf(members: readonly Member[], basis: 'floater' | 'individual'): Block {
  if (basis === 'floater' && members.length > 1) {
    const floater = blockTogether(members);
    if (floater.id !== 'individual') return floater;
    throw new WrongUse('--people: these people do not share one floater; try --basis individual.');
  }
  const each = blocksFor(members).find(({ id }) => id === 'individual');
  if (each?.members.length === members.length) return each;
  throw new WrongUse('--people: children are insured with You or the spouse.');
}

function knownPincode(catalogue: Catalogue, option: string, text: string): string {
  if (catalogue.placeOf(text)) return text;
  throw new WrongUse(`--${option} ${text}: it is no pincode of this catalogue.`);
}

function termOf(text: '1' | '2' | '3'): TermYears {
  if (text === '1') return 1;
  return text === '2' ? 2 : 3;
}

function amountOf(option: string, text: string): Rupees {
  if (/^[1-9]\d{0,9}$/.test(text)) return rupees(Number(text));
  throw new WrongUse(`--${option} ${text}: write whole rupees, digits only.`);
}
