import type { Company, GrievanceOfficer, Slab, Tpa } from '../../catalogue/catalogue.ts';
import type { PolicyDate } from '../../cover/policy-dates.ts';
import type { Wait } from '../../cover/waiting.ts';
import type { Instant, IsoDate } from '../../date.ts';
import type { OmbudsmanOffice } from '../../help/ombudsman.ts';
import type { PartnerCode } from '../../ids.ts';
import type { LocalText } from '../../local-text.ts';
import type { Rupees } from '../../money.ts';
import type { Licence } from '../../offer/licence.ts';
import type { Age } from '../../person/age.ts';
import type { MemberKey } from '../../person/member.ts';
import type { Relation } from '../../person/relation.ts';
import type { PriceStep } from '../../price/premium.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { PortedCover } from '../ported/ported-cover.ts';
import type { Renewal } from '../proposal.ts';
import type { TakenRider } from '../taken-riders.ts';

/** What a policy schedule says. */
export type PolicySchedule = {
  readonly policyNumber: string;
  readonly proposalNumber: string;
  readonly insurerTitle: string;
  readonly insurerPhone: string;
  /** Undefined: the catalogue does not say; so too of the next two. */
  readonly company: Company | undefined;
  readonly grievanceOfficer: GrievanceOfficer | undefined;
  readonly uin: string | undefined;
  readonly seller: {
    readonly licence: Licence;
    /** The code of the agent through whom it was sold, where there was one. */
    readonly agent: PartnerCode | undefined;
    /** What the insurer pays the seller out of this premium; undefined once the plan has left the catalogue. */
    readonly commission: Rupees | undefined;
  };
  /** Who may hear the buyer's complaint: several where the state is split; none where nobody is known. */
  readonly ombudsmen: readonly OmbudsmanOffice[];
  /** The administrator that settles claims, where the buyer chose one. */
  readonly tpa: Tpa | undefined;
  /** What the insurer itself says of a claim, step by step. */
  readonly claimsProcess: readonly LocalText[];
  readonly productTitle: string;
  readonly coverBasis: CoverBasis;
  readonly sumInsured: Rupees;
  readonly deductible: Rupees | undefined;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  readonly issuedOn: IsoDate;
  readonly issuedAt: Instant;
  readonly termYears: number;
  /** Room, intensive care and share of a bill, as the riders leave them. */
  readonly terms: Slab;
  readonly proposer: {
    readonly name: string;
    readonly mobile: string;
    readonly email: string;
    /** The address is line by line, the state in both languages. */
    readonly address: readonly LocalText[];
    /** Empty where none was given. */
    readonly eInsuranceAccount: string;
  };
  /** Who receives the money if the holder dies; none: nobody was named. */
  readonly nominees: readonly ScheduledNominee[];
  readonly insured: readonly InsuredLine[];
  readonly riders: readonly TakenRider[];
  readonly price: {
    readonly net: Rupees;
    readonly tax: Rupees;
    readonly total: Rupees;
    readonly steps: readonly PriceStep[];
  };
  readonly payment:
    | { readonly reference: string; readonly method: string | undefined; readonly on: IsoDate }
    | undefined;
  /** Undefined means a first policy. */
  readonly renewal: Renewal | undefined;
  /** Undefined: nothing was moved here from another insurer. */
  readonly ported: PortedCover | undefined;
  readonly waits: readonly Wait[];
  /** Illnesses that it never pays for whoever declared them. */
  readonly neverCovered: readonly LocalText[];
  readonly dates: readonly PolicyDate[];
  /** Made from invented insurers and products: nobody may take it for cover. */
  readonly isDemo: boolean;
};

export type ScheduledNominee = {
  readonly name: string;
  /** Undefined: it was not asked. */
  readonly relation: LocalText | undefined;
  readonly dateOfBirth: IsoDate | undefined;
  /** Receives the money for a nominee who is a minor. */
  readonly appointee: { readonly name: string; readonly relation: LocalText | undefined } | undefined;
  /** Percent. */
  readonly share: number;
};

export type InsuredLine = {
  readonly key: MemberKey;
  /** Undefined where only the relation is known. */
  readonly name: string | undefined;
  readonly relation: Relation;
  /** At the start of cover, where the date of birth is known. */
  readonly age: Age | undefined;
  readonly dateOfBirth: IsoDate | undefined;
  /** Every illness that was declared, and the month in which the first of them was found: "2019-04". */
  readonly illnesses: readonly LocalText[];
  readonly illSince: string | undefined;
  /** From when these are paid; undefined where there are none. */
  readonly illnessFrom: IsoDate | 'never' | undefined;
  /** What the price holds for health and habits of this person; 0 where nothing. */
  readonly loading: Rupees;
  /** Empty where none was given. */
  readonly abha: string;
};
