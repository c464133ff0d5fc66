import type { WireProposal } from '#contract/proposal/shapes.ts';
import { usePeople } from '#web/forms/quote/people.ts';

type Named = { readonly key: string; readonly name: string | null };

/** "Spouse", and once the name is known "Rohan Sharma (spouse)". */
export function useMemberNames(members: readonly Named[]): (key: string) => string {
  const people = usePeople();
  const keys = members.map(({ key }) => key);
  return (key) => {
    const name = members.find((member) => member.key === key)?.name;
    return name ? `${name} (${people.inline(key, keys)})` : people.name(key, keys);
  };
}

/** "You, spouse, 1 son and father". */
export function useMemberLine(members: WireProposal['members']): string {
  return usePeople().line(members.map(({ key }) => key));
}
