import { lazy, type ReactNode, Suspense } from 'react';
import { useText } from '#web/browser/text.tsx';
import { NobodyNotice, StepDock, StepPage, StepWaits } from '#web/forms/quote/quote-step.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type FamilyDetail, useFamilyDetail } from './model.ts';
import { ConditionQuestions } from './parts/condition-questions.tsx';
import { HabitQuestions } from './parts/habit-questions.tsx';

/** Few need it, and nobody before a press. */
const Leaves = lazy(async () => {
  const { Leaves: page } = await loadChunk('quote/leaves', () => import('#web/forms/quote/leaves.tsx'));
  return { default: page };
});

function Questions({ family }: { readonly family: FamilyDetail }) {
  const t = useText();
  if (!family.ready) return <StepWaits />;
  if (family.keys.length === 0) return <NobodyNotice />;
  return (
    <>
      <Disclosure summary={t('health.why.lead')}>
        <p className="measure">{t('health.why')}</p>
      </Disclosure>
      <ConditionQuestions family={family} />
      <HabitQuestions family={family} />
      <StepDock />
    </>
  );
}

/** Step 4: conditions and habits; then, when a condition blocks online cover, who goes another way. */
export function Screen(): ReactNode {
  const t = useText();
  const family = useFamilyDetail();
  if (family.parting) {
    return (
      <Suspense fallback={<StepWaits />}>
        <Leaves
          parting={family.parting}
          keys={family.keys}
          change={paths.familyDetail()}
          goOn={(words) => <Button onClick={family.goOnWithout}>{words}</Button>}
        />
      </Suspense>
    );
  }
  return (
    <StepPage
      step="health"
      back={paths.addressDetails()}
      title={t('health.title')}
      lede={t('health.lede')}
      answer={family.attempt.answer}
      onContinue={family.goOn}
    >
      <Questions family={family} />
    </StepPage>
  );
}
