import type { Slab } from '../../catalogue/catalogue.ts';
import type { CountedCredit } from '../../cover/cover-calendar.ts';
import type { IsoDate } from '../../date.ts';
import type { ConditionId } from '../../ids.ts';
import type { Rupees } from '../../money.ts';
import type { MemberKey } from '../../person/member.ts';

/** A policy as it was bought: by this its claims are settled on any day of its cover. */
export type Contract = {
  /** The terms with the riders that were taken. */
  readonly slab: Slab;
  /** Waits count from this day: the first one of the first policy, where this one renews it. */
  readonly start: IsoDate;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** Rupees added to the sum insured for years without a claim. */
  readonly bonus: Rupees;
  readonly people: readonly ContractPerson[];
};

export type ContractPerson = {
  readonly key: MemberKey;
  /** Age in years on the first day of the first policy; on a floater the eldest's. */
  readonly entryAge: number;
  /** Illnesses that were declared. */
  readonly conditions: readonly ConditionId[];
  /** Undefined: nothing was brought along from another insurer. */
  readonly credit: CountedCredit | undefined;
  readonly mayGiveBirth: boolean;
};
