import { type IsoDate, isoDate } from '../date.ts';
import { lakh, type Rupees } from '../money.ts';
import type { Protection } from '../person/condition.ts';

/** What holds for somebody whom insurers turn away: who must insure them by law, and which public cover there is. */
export const rights = [
  'hiv',
  'disability',
  'mental-illness',
  'every-illness',
  'every-age',
  'niramaya',
  'senior',
  'state',
] as const;
export type Right = (typeof rights)[number];

type RightFacts = {
  /** The day it took effect. Undefined for what differs by State, or is older than anybody who asks. */
  readonly since: IsoDate | undefined;
  /** A public scheme pays up to this much a year. */
  readonly cover: Rupees | undefined;
};

/** The regulator's circular IRDAI/HLT/CIR/MISC/58/2/2023: each insurer has a product for these people and refuses none over it. */
const ownProductSince = isoDate(2023, 2, 27);
/** Its master circular IRDAI/HLT/CIR/PRO/84/5/2024: products for all ages and all illnesses. */
const everybodySince = isoDate(2024, 5, 29);

/** Ages from which the public cover of seniors is given (Ayushman Bharat PM-JAY, Vay Vandana card). */
export const seniorAge = 70;

export const rightFacts = {
  hiv: { since: ownProductSince, cover: undefined },
  disability: { since: ownProductSince, cover: undefined },
  'mental-illness': { since: ownProductSince, cover: undefined },
  'every-illness': { since: everybodySince, cover: undefined },
  'every-age': { since: everybodySince, cover: undefined },
  niramaya: { since: undefined, cover: lakh(1) },
  senior: { since: isoDate(2024, 10, 29), cover: lakh(5) },
  state: { since: undefined, cover: undefined },
} as const satisfies Readonly<Record<Right, RightFacts>>;

/** Why somebody is not taken; `undefined` where somebody takes them and only the illness has a law of its own. */
export type RefusalReason = 'age' | 'relation' | 'condition' | undefined;

type Refused = {
  readonly ageYears: number;
  readonly reason: RefusalReason;
  readonly protections: readonly Protection[];
};

/**
 * What somebody can ask for, the law before the schemes. A relation is no ground of any law: whoever is turned away
 * over it asks in their own name.
 */
export function rightsOf({ ageYears, reason, protections }: Refused): readonly Right[] {
  const isTurnedAway = reason === 'age' || reason === 'condition';
  const applies: Readonly<Record<Right, boolean>> = {
    hiv: protections.includes('hiv'),
    disability: protections.includes('disability'),
    'mental-illness': protections.includes('mental-illness'),
    'every-illness': reason === 'condition' && protections.length === 0,
    'every-age': reason === 'age',
    niramaya: protections.includes('disability'),
    senior: ageYears >= seniorAge,
    state: isTurnedAway,
  };
  return rights.filter((right) => applies[right]);
}
