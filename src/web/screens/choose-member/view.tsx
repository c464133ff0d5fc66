import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { StepDock, StepForm, StepHead } from '#web/forms/quote/quote-step.tsx';
import { type ChooseMember, useChooseMember } from './model.ts';
import { Forget } from './parts/forget.tsx';
import { Groups } from './parts/groups.tsx';
import { PhonePromise, UmbrellaCard } from './parts/umbrella-card.tsx';
import css from './view.module.css';

type ChosenLineProps = { readonly who: ChooseMember };

function ChosenLine({ who: { chosen, people } }: ChosenLineProps) {
  const t = useText();
  if (chosen.length === 0) return <p className="small only-phone muted">{t('who.none')}</p>;
  return (
    <p className={`small only-phone ${css.line}`}>
      <b>{t('who.chosen', { count: chosen.length })}</b>
      <span className="muted">{people.shortLine(chosen)}</span>
    </p>
  );
}

/** Step 1: who to insure. */
export function Screen(): ReactNode {
  const t = useText();
  const who = useChooseMember();
  return (
    <>
      <StepHead step="who" />
      <div className="side">
        <StepForm
          title={t('who.title')}
          lede={t('who.lede')}
          answer={who.attempt.answer}
          onContinue={who.goOn}
        >
          <Groups who={who} />
          <p className="sr" role="status">
            {who.chosen.length === 0 ? t('who.none') : who.people.line(who.chosen)}
          </p>
          {who.hasAnswers && <Forget onForget={who.forget} />}
          <div className="only-phone">
            <PhonePromise />
          </div>
          <StepDock after={<span className="small muted only-wide">{t('who.then')}</span>}>
            <ChosenLine who={who} />
          </StepDock>
        </StepForm>
        <UmbrellaCard who={who} />
      </div>
    </>
  );
}
