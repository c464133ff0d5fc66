import type { Catalogue } from '../catalogue/catalogue.ts';
import { type HospitalNearby, hospitalsNear } from '../catalogue/hospital.ts';
import type { CoverCalendar } from '../cover/cover-calendar.ts';
import { type CoverToday, coverToday } from '../cover/cover-today.ts';
import type { IsoDate } from '../date.ts';
import type { LocalText } from '../local-text.ts';
import { insuredMembers } from '../person/family.ts';
import type { Member, MemberKey } from '../person/member.ts';
import { isParent } from '../person/relation.ts';
import { declaredMembers, declaredPincode } from '../proposal/form/declared.ts';
import { calendarOf } from '../proposal/ported/ported-cover.ts';
import type { Policy, Proposal } from '../proposal/proposal.ts';
import type { RenewalMark } from '../renewal/renewal-of.ts';

/** A policy as its page shows it on a day, beside its schedule. */
export type PolicyView = {
  readonly cover: CoverToday<LocalText>;
  /** From when illness is covered that was there before; `each`: not from one day for all who have one. */
  readonly oldIllness: { readonly kind: 'day'; readonly from: IsoDate } | { readonly kind: 'each' | 'never' };
  /** What each person declared, in the order of the catalogue. */
  readonly declared: ReadonlyMap<MemberKey, readonly LocalText[]>;
  /** By each pincode where the people live: the nearest, those of the same pincode first. */
  readonly near: readonly NearPlace[];
};

export type NearPlace = {
  readonly pincode: string;
  readonly hospitals: readonly HospitalNearby[];
  readonly cashless: number;
  readonly all: number;
};

export type PolicyDayQuestion = {
  readonly proposal: Proposal;
  readonly policy: Policy;
  readonly catalogue: Catalogue;
  readonly renewal: RenewalMark | undefined;
  readonly today: IsoDate;
};

/** More would be a list to search, and the insurer's line knows the others. */
export const mostNear = 12;

/** Undefined once the plan has left the catalogue, where it was kept without it. */
export function policyView(question: PolicyDayQuestion): PolicyView | undefined {
  const { proposal, policy, catalogue, renewal, today } = question;
  const { coverFrom, coverUntil } = policy;
  const calendar = calendarOf(proposal, catalogue, coverFrom);
  if (!calendar) return undefined;
  const members = declaredMembers(proposal.members, proposal.forms, calendar.start);
  return {
    cover: coverToday({ calendar, coverFrom, coverUntil, renewal }, today),
    oldIllness: oldIllnessOf(calendar),
    declared: new Map(members.map((member) => [member.key, namesOf(member, catalogue)])),
    near: placesNear(proposal, catalogue),
  };
}

function oldIllnessOf({ people }: CoverCalendar<LocalText>): PolicyView['oldIllness'] {
  const rows = people.flatMap((person) =>
    person.rows.filter(({ subject: { kind } }) => kind === 'condition' || kind === 'pre-existing'),
  );
  const days = rows.map(({ steps }) => steps.map(({ from }) => from).join(' '));
  const [from, ...later] = rows.find(({ steps }) => steps.length > 0)?.steps.map((step) => step.from) ?? [];
  if (from === undefined) return { kind: 'never' };
  return new Set(days).size === 1 && later.length === 0 ? { kind: 'day', from } : { kind: 'each' };
}

function namesOf({ conditions }: Member, catalogue: Catalogue): readonly LocalText[] {
  return catalogue.conditions.filter(({ id }) => conditions.includes(id)).map(({ name }) => name);
}

/** The hospitals near each place where people of the policy live. */
export function placesNear(proposal: Proposal, catalogue: Catalogue): readonly NearPlace[] {
  return pincodesOf(proposal).map((pincode) => nearPlace(proposal, pincode, catalogue));
}

/** Parents may live elsewhere; who is on a policy with both is near both places. */
function pincodesOf({ members, pincode, parentsPincode, forms }: Proposal): readonly string[] {
  const insured = insuredMembers(members);
  const own = declaredPincode(pincode, forms);
  const ofParents = parentsPincode ?? own;
  const places = insured.map(({ relation }) => (isParent(relation) ? ofParents : own));
  return [...new Set(places)];
}

function nearPlace({ insurerSlug }: Proposal, pincode: string, { hospitals }: Catalogue): NearPlace {
  const near = hospitalsNear(hospitals, [pincode], [insurerSlug])[0]?.hospitals ?? [];
  const isCashless = ({ settlements }: HospitalNearby) => settlements[0]?.settlement === 'cashless';
  return {
    pincode,
    hospitals: near.slice(0, mostNear),
    cashless: near.filter(isCashless).length,
    all: near.length,
  };
}
