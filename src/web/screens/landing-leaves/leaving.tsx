import { useFormMemory } from '#web/forms/landing/use-form-memory.ts';
import { NobodyYet } from '#web/forms/people/nobody-yet.tsx';
import { parting } from '#web/forms/quote/health-answers.ts';
import { Leaves } from '#web/forms/quote/leaves.tsx';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { landingLeavesPage } from './page.ts';

/** After the question of illness: who cannot go on online over a condition, and who can. */
export function Part() {
  const { plain, conditions } = useLoaded(landingLeavesPage);
  const isOnOnePage = useSearchOf(landingLeavesPage).from === 'health';
  const memory = useFormMemory(plain?.said);
  const parted = parting(memory.draft, memory.health, conditions ?? []);
  if (parted.leaving.length === 0) return <NobodyYet chooseAt={paths.landing('members')} />;
  return (
    <Leaves
      parting={parted}
      keys={chosenKeys(memory.draft)}
      change={paths.landing(isOnOnePage ? 'health' : 'medical')}
      goOn={(words) => (
        <ButtonLink href={paths.landing(isOnOnePage ? 'health' : 'smoking')}>{words}</ButtonLink>
      )}
    />
  );
}
