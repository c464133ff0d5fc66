import type { IsoDate } from '../../date.ts';
import type { Rupees } from '../../money.ts';
import type { MemberKey } from '../../person/member.ts';
import type { ClaimSort } from './claim-sorts.ts';

/** A claim as its holder tells it. All of it is about health: it is kept sealed, and goes into no letter but the insurer's form. */
export type ClaimRequestFacts = {
  readonly kind: 'claim';
  readonly sort: ClaimSort;
  /** The name of the form that it was told by: pressed twice, it is one claim. */
  readonly form: string;
  readonly person: MemberKey;
  readonly personName: string;
  /** What they are treated for, in the holder's words. */
  readonly treatment: string;
  readonly hospital: string;
  readonly admittedOn: IsoDate;
  /** The hospital's estimate, or all bills; undefined: not known yet. */
  readonly amount: Rupees | undefined;
  /** How often its holder has given more of what the insurer asked for. */
  readonly additions: number;
  /** What the insurer has said that it pays; undefined: nothing yet. */
  readonly award: ClaimAward | undefined;
};

/** What an insurer pays of a claim, in its own words. */
export type ClaimAward = {
  readonly amount: Rupees;
  /** The last word: the hospital or the holder has its money. Before that it is an approval, which the last bill can change. */
  readonly isPaid: boolean;
  /** The clause for what it does not pay: "4.3 (b)". */
  readonly clause?: string | undefined;
  /** Why it does not pay all. */
  readonly text?: string | undefined;
};

/** Whether the insurer pays less than the bill that it was told of. */
export function isCut({ amount, award }: Pick<ClaimRequestFacts, 'amount' | 'award'>): boolean {
  return amount !== undefined && award !== undefined && award.amount < amount;
}
