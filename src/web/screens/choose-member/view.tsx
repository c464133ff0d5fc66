import { type ReactNode, useState } from 'react';
import { useText } from '#web/browser/text.tsx';
import { genderOf } from '#web/forms/quote/quote-answers.ts';
import { StepDock, StepForm, StepHead } from '#web/forms/quote/quote-step.tsx';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UmbrellaPeople } from '#web/ui/umbrella-people.tsx';
import { type ChooseMember, useChooseMember } from './model.ts';
import { umbrellaFigures } from './parts/figures.ts';
import { Groups } from './parts/groups.tsx';
import css from './view.module.css';

function ChosenLine({ who: { chosen, people } }: { readonly who: ChooseMember }) {
  const t = useText();
  if (chosen.length === 0) return <p className="small only-phone muted">{t('who.none')}</p>;
  return (
    <p className={`small only-phone ${css.line}`}>
      <b>{t('who.chosen', { count: chosen.length })}</b>
      <span className="muted">{people.shortLine(chosen)}</span>
    </p>
  );
}

/** Step 1 asks who to insure. */
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

function PhonePromise({ small = false }: { readonly small?: boolean }) {
  const t = useText();
  return (
    <Notice icon="nophone" lead={t('who.promise.lead')} small={small}>
      {t('who.promise.text')}
    </Notice>
  );
}

/** Beside the form on a desktop: the chosen people, drawn and said, and what comes of the choice. */
function UmbrellaCard({ who }: { readonly who: ChooseMember }) {
  const t = useText();
  const { chosen, people, draft, isSplit } = who;
  return (
    <Card as="aside" label={t('who.aside')} className="side__stick only-wide stack">
      <UmbrellaPeople
        people={umbrellaFigures(chosen, (key) => genderOf(draft, key))}
        title={t('who.umbrella', { count: chosen.length })}
      />
      <h2>{t('who.umbrella', { count: chosen.length })}</h2>
      <p>{chosen.length === 0 ? t('who.empty') : t('who.line', { line: people.line(chosen) })}</p>
      {chosen.length > 0 && (
        <p className="small muted">{isSplit ? t('who.split', parentValues(t, chosen)) : t('who.together')}</p>
      )}
      <PhonePromise small />
    </Card>
  );
}

/** Clears what this device keeps of the quote; asks first. */
function Forget({ onForget }: { readonly onForget: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const forget = () => {
    onForget();
    close();
  };
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('quote.forget')}
      </Button>
      <Dialog open={open} onClose={close} title={t('quote.forget.title')}>
        <div className="stack-3">
          <p>{t('quote.forget.text')}</p>
          <Button kind="stop" wide onClick={forget}>
            {t('quote.forget')}
          </Button>
          <Button kind="line" wide onClick={close}>
            {t('quote.forget.no')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
