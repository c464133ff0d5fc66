import { useEffect, useRef } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldLines } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AllNo } from '../use-all-no.ts';
import css from './all-no.module.css';

type AllNoProps = {
  readonly allNo: AllNo;
  /** "You, spouse and son", and how many they are. */
  readonly people: string;
  readonly count: number;
};

function Questions({ allNo: { questions, stage, pressed, go, declare }, people, count }: AllNoProps) {
  const t = useText();
  return (
    <Card as="section" label={t('form.all-no.title', { count })} className="stack-3">
      <h2>{t('form.all-no.title', { count })}</h2>
      <p className="muted">{t('form.all-no.people', { people })}</p>
      <ul className={css.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {stage === 'confirm' ? (
        <Notice key={pressed} tone="care" role="alert" lead={t('form.all-no.confirm', { people })}>
          <div className="stack-3">
            <p>{t('form.all-no.confirm.text')}</p>
            <div className="row">
              <Button onClick={declare}>{t('form.all-no.declare')}</Button>
              <Button kind="line" onClick={() => go('ask')}>
                {t('form.all-no.back')}
              </Button>
            </div>
          </div>
        </Notice>
      ) : (
        <div className="stack-3">
          {pressed > 0 && <FieldLines id="all-no" error={t('form.all-no.open')} />}
          <div className="row">
            <Button kind="line" onClick={() => go('confirm')}>
              {t('form.all-no.none', { count })}
            </Button>
            <Button kind="line" onClick={() => go('each')}>
              {t('form.all-no.each', { count })}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

function Declared({ allNo, people, count }: AllNoProps) {
  const t = useText();
  return (
    <Notice tone="good" role="status" lead={t('form.all-no.done', { count: allNo.questions.length, people })}>
      <Button kind="quiet" onClick={() => allNo.go('each')}>
        {t('form.all-no.change', { count })}
      </Button>
    </Notice>
  );
}

/** Every question once, with one No for everybody; or the way to answer person by person. A press moves the focus along, that of a save too. */
export function AllNoPart(props: AllNoProps) {
  const { stage, pressed } = props.allNo;
  const place = useRef<HTMLDivElement>(null);
  const now = `${stage} ${pressed}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    place.current?.focus();
  }, [now]);
  return (
    <div ref={place} tabIndex={-1}>
      {stage === 'done' && <Declared {...props} />}
      {(stage === 'ask' || stage === 'confirm') && <Questions {...props} />}
    </div>
  );
}
