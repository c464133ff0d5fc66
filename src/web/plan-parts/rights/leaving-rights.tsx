import { rightToWire } from '#contract/quote/acceptance/wire.ts';
import { rightsOf } from '#domain/help/rights.ts';
import { ageInYears } from '#domain/person/age.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { Parting } from '#web/forms/quote/health-answers.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { RightsContext, rightsPart } from './rights-part.ts';

type LeavingRightsProps = {
  readonly parting: Parting;
  /** Everybody who was chosen. */
  readonly keys: readonly MemberKey[];
};

/** Who leaves over an illness, with what the law gives them. */
export function LeavingRights({ parting, keys }: LeavingRightsProps) {
  const people = usePeople();
  const peopleRights = parting.leaving
    .filter(({ reason }) => reason === 'condition')
    .map(({ member, conditions }) => ({
      name: people.name(member.key, keys),
      rights: rightsOf({
        ageYears: member.age ? ageInYears(member.age) : 0,
        reason: 'condition',
        protections: conditions.flatMap(({ protection }) => protection ?? []),
      }).map(rightToWire),
    }));
  return (
    <RightsContext value={peopleRights}>
      <rightsPart.Slot />
    </RightsContext>
  );
}
