import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AllNo } from '../use-all-no.ts';

type AllNoProps = {
  readonly allNo: AllNo;
  /** "You, spouse and son". */
  readonly people: string;
};

function Questions({ allNo: { questions, stage, go, declare }, people }: AllNoProps): ReactNode {
  const t = useText();
  return (
    <Card as="section" label={t('form.all-no.title')} className="stack-3">
      <h2>{t('form.all-no.title')}</h2>
      <p className="muted">{t('form.all-no.people', { people })}</p>
      <ul className="stack-2">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {stage === 'confirm' ? (
        <Notice tone="care" role="alert" lead={t('form.all-no.confirm', { people })}>
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
        <div className="row">
          <Button onClick={() => go('confirm')}>{t('form.all-no.none')}</Button>
          <Button kind="line" onClick={() => go('each')}>
            {t('form.all-no.each')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Declared({ allNo, people }: AllNoProps): ReactNode {
  const t = useText();
  return (
    <Notice tone="good" role="status" lead={t('form.all-no.done', { count: allNo.questions.length, people })}>
      <Button kind="quiet" onClick={() => allNo.go('each')}>
        {t('form.all-no.change')}
      </Button>
    </Notice>
  );
}

/** Every question once, with one No for everybody; or the way to answer person by person. A press moves the focus along. */
export function AllNoPart(props: AllNoProps): ReactNode {
  const { stage } = props.allNo;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    place.current?.focus();
  }, [stage]);
  return (
    <div ref={place} tabIndex={-1}>
      {stage === 'done' && <Declared {...props} />}
      {(stage === 'ask' || stage === 'confirm') && <Questions {...props} />}
    </div>
  );
}
