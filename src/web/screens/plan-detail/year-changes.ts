import type { WireMember } from '#contract/quote/shapes.ts';
import { memberKeyOf } from '#web/plan-parts/members.ts';
import { coveredWords } from '#web/plan-parts/people-words.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { Projection } from './load.ts';

/** What changes the premium of a later year besides the rise, in the order of the years. */
export function yearChanges(
  t: Translate,
  { years }: Projection,
  members: readonly WireMember[],
): readonly string[] {
  const words = coveredWords(t, members);
  const nameOf = (key: string) => {
    const member = members.find((one) => memberKeyOf(one) === key);
    return member ? words.name(member) : key;
  };
  return years.flatMap(({ year, jumps, leaving }) => [
    ...(jumps.length > 0
      ? [t('detail.years.jump', { year: String(year), names: jumps.map(nameOf).join(', ') })]
      : []),
    ...leaving.map(({ member, age }) =>
      t('detail.years.leaves', { year: String(year), name: nameOf(member), age }),
    ),
  ]);
}
