import { restorationToWire, roomAndCopayToWire } from '#contract/plan/wire.ts';
import { nameOf, type ProposalView } from '#contract/proposal/wire.ts';
import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import type { IsoDate } from '#domain/date.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Policy } from '#domain/proposal/proposal.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { entryAge } from '#domain/purchase/entry-age.ts';
import { type NearPlace, policyView } from '#domain/purchase/policy-view.ts';
import { firstReminder } from '#domain/renewal/reminders.ts';
import type { RenewalMark } from '#domain/renewal/renewal-of.ts';
import { daysUncovered } from '#domain/renewal/renewal-time.ts';
import { coverTodayText } from '#papers/cover-today/cover-today.ts';
import type { Say } from '#words/sentences.ts';

export type PolicyOnDay = Pick<ProposalView, 'proposal' | 'catalogue' | 'language'> & {
  readonly policy: Policy | undefined;
  readonly renewal: RenewalMark | undefined;
  readonly today: IsoDate;
  readonly isHolder: boolean;
};

/** A policy as its page shows it on a day; undefined before there is one. */
export function policyPageOf(
  say: Say,
  onDay: PolicyOnDay,
  schedule: PolicySchedule,
): WirePolicyPage | undefined {
  const { proposal, catalogue, language, policy } = onDay;
  const view = policy && policyView({ ...onDay, policy });
  if (!policy || !view) return undefined;
  const { terms, coverFrom, coverUntil } = schedule;
  const { restoration, consumables, waitingPeriods } = terms.features;
  const { sentence, rows } = coverTodayText(say, {
    ...{ cover: view.cover, today: onDay.today, coverFrom, coverUntil, deductible: terms.deductible },
    coveredBefore: coveredBefore(schedule),
    nameOf: (key) => firstNameOf(say, onDay, key),
  });
  const { oldIllness } = view;
  return {
    is_holder: onDay.isHolder,
    phase: view.cover.phase,
    today: sentence,
    rows: [...rows],
    people: schedule.insured.map(({ key, dateOfBirth }) => ({
      key,
      date_of_birth: dateOfBirth ?? null,
      declared: (view.declared.get(key) ?? []).map((name) => inLanguage(name, language)),
    })),
    entry_age: entryAge(proposal, policy.coverFrom),
    old_illness: { kind: oldIllness.kind, from: oldIllness.kind === 'day' ? oldIllness.from : null },
    sum_assured: terms.sumInsured,
    deductible: terms.deductible ?? null,
    ped: { waiting_period: waitingPeriods.preExistingMonths },
    facts: {
      ...roomAndCopayToWire(terms),
      restoration: restorationToWire({ restoration }),
      cover_basis: schedule.coverBasis,
      consumables,
    },
    nominees: schedule.nominees.map(({ name, share }) => ({ name, share })),
    near: view.near.map((place) => nearToWire(place, catalogue.placeOf(place.pincode)?.district, language)),
    reminded_from: firstReminder(coverUntil),
  };
}

/** A renewal without a gap, and what is moved here, are covered by the policy before until their first day. */
function coveredBefore({ renewal, ported, coverFrom }: PolicySchedule): string | undefined {
  if (renewal) return daysUncovered(renewal.coverUntil, coverFrom) <= 0 ? renewal.policyNumber : undefined;
  return ported && daysUncovered(ported.old.coveredUntil, coverFrom) <= 0 ? ported.old.number : undefined;
}

function firstNameOf(say: Say, { proposal }: PolicyOnDay, key: string): string {
  const [name] = nameOf(proposal, key)?.split(' ') ?? [];
  const member = proposal.members.find((one) => one.key === key);
  if (name !== undefined) return name;
  return member ? say(`people.${spokenAs(member.relation, member.gender)}`) : key;
}

function nearToWire(
  { pincode, hospitals, cashless, all }: NearPlace,
  city: Parameters<typeof inLanguage>[0] | undefined,
  language: Language,
): WirePolicyPage['near'][number] {
  return {
    ...{ pincode, cashless, count: all },
    city: city ? inLanguage(city, language) : '',
    hospitals: hospitals.map(({ hospital, samePincode, settlements: [settled] }) => ({
      ...{ id: hospital.id, name: hospital.name, address: hospital.address, same_pincode: samePincode },
      settlement: settled?.settlement ?? 'reimbursement',
    })),
  };
}
