import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { type LandingForm, landingSteps } from '#web/forms/landing/step-names.ts';
import { NobodyYet } from '#web/forms/people/nobody-yet.tsx';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { StepDock, StepForm } from '#web/forms/quote/quote-step.tsx';
import { SoFar } from '#web/forms/quote/so-far.tsx';
import { useParamsOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { StepLine } from '#web/ui/step-line.tsx';
import { type Landing, useLanding } from './model.ts';
import { landingPage } from './page.ts';
import { Existing } from './parts/existing.tsx';
import { GenderPincode } from './parts/gender-pincode.tsx';
import { Habits } from './parts/habits.tsx';
import { Health } from './parts/health.tsx';
import { Medical } from './parts/medical.tsx';
import { Members } from './parts/members.tsx';

type Questions = (props: { readonly landing: Landing }) => ReactNode;

/** What each step asks, on the one page that all share. */
const questions: Readonly<Record<LandingForm, Questions>> = {
  'gender-pincode': GenderPincode,
  members: Members,
  medical: Medical,
  smoking: Habits,
  drinking: Habits,
  stress: Habits,
  'existing-insurance': Existing,
  health: Health,
};

const places = {
  who: paths.landing('members'),
  ages: paths.landing('members'),
  place: paths.landing('gender-pincode'),
};

/** The later steps ask about the people of an earlier one. */
const asksPeople = (step: LandingForm) => step !== 'gender-pincode' && step !== 'members';

function Step({ step }: { readonly step: LandingForm }) {
  const t = useText();
  const landing = useLanding(step);
  const { said } = landing;
  const StepQuestions = questions[step];
  const keys = chosenKeys(said.draft);
  const isEmpty = asksPeople(step) && keys.length === 0;
  const ends = step === 'existing-insurance' || step === 'health';
  return (
    <>
      <BackLink href={landing.back} />
      {step !== 'health' && (
        <StepLine
          now={landingSteps.indexOf(step) + 1}
          of={landingSteps.length}
          name={t(`landing.step.${step}`)}
        />
      )}
      <div className="side">
        <StepForm
          title={t(
            step === 'health' && keys.length === 1 ? 'landing.title.medical' : `landing.title.${step}`,
          )}
          lede={t(`landing.lede.${step}`)}
          answer={landing.attempt.answer}
          onContinue={landing.goOn}
          token={landing.loaded.plain?.token ?? ''}
        >
          {isEmpty ? (
            <NobodyYet chooseAt={paths.landing('members')} heading="h2" />
          ) : (
            <>
              <StepQuestions landing={landing} />
              <StepDock
                {...(step === 'health' && { label: t('landing.health.go') })}
                busy={landing.busy}
                busyText={t(ends ? 'loading.processing' : 'landing.checking')}
              />
            </>
          )}
        </StepForm>
        <SoFar places={places} />
      </div>
    </>
  );
}

/** One question a page; with scripts a screen of the app, without them a form that the server takes. */
export function Part() {
  const { step } = useParamsOf(landingPage);
  return <Step key={step} step={step} />;
}
