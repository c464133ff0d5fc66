import { useRouterState } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { csrfField } from '#contract/call/encoding.ts';
import { takenPlainly } from '#web/browser/early.ts';
import { useOnline } from '#web/browser/network/online.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { StepLine } from '#web/ui/step-line.tsx';
import { AnswerErrors } from '../answer-errors.tsx';
import type { Attempt } from '../attempt.ts';
import type { QuoteStepName } from './quote-answers.ts';
import { SoFar } from './so-far.tsx';

const order: readonly QuoteStepName[] = ['who', 'ages', 'place', 'health', 'existing'];

type StepHeadProps = { readonly step: QuoteStepName; readonly back?: string };

/** The way back and where the visitor stands. */
export function StepHead({ step, back }: StepHeadProps) {
  const t = useText();
  return (
    <>
      {back !== undefined && <BackLink href={back} />}
      <StepLine now={order.indexOf(step) + 1} of={order.length} name={t(`${step}.step`)} />
    </>
  );
}

type StepFormProps = {
  /** The server takes the form too: the form has to echo this, once the server has drawn it. */
  readonly token?: string | undefined;
  readonly title: string;
  readonly lede: ReactNode;
  readonly answer: Attempt['answer'];
  readonly onContinue: () => void;
  readonly children: Elements;
};

/** Heading, error summary and the questions of one step; the browser's own checks are off, ours answer on Continue. */
export function StepForm({ title, lede, answer, onContinue, token, children }: StepFormProps) {
  const failed = answer.errors.length > 0;
  useTitle(title, { failed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form
      className="stack-5"
      method="post"
      noValidate
      onSubmit={submit}
      {...(token !== undefined && { [takenPlainly]: '' })}
    >
      {token !== undefined && <input type="hidden" name={csrfField} value={token} />}
      <AnswerErrors {...answer} />
      <PageHead title={title} lede={lede} />
      {children}
    </form>
  );
}

type StepPageProps = StepFormProps & { readonly step: QuoteStepName; readonly back: string };

/** A step after the first: the way back, the questions, and on a desktop the answers so far beside them. */
export function StepPage({ step, back, ...form }: StepPageProps) {
  return (
    <>
      <StepHead step={step} back={back} />
      <div className="side">
        <StepForm {...form} />
        <SoFar />
      </div>
    </>
  );
}

type StepDockProps = {
  readonly label?: string;
  readonly busy?: boolean;
  readonly busyText?: string;
  /** Before the button: what has been chosen so far. */
  readonly children?: Elements;
  /** It stands after it. */
  readonly after?: Elements;
};

/** The main button of a step; never off. A press without a network waits for it. */
export function StepDock({ label, busy = false, busyText, children, after }: StepDockProps) {
  const t = useText();
  const isOnline = useOnline();
  const waits = useRouterState({ select: ({ isLoading }) => isLoading }) && !isOnline;
  const words = waits ? t('quote.waits') : busyText;
  return (
    <Dock>
      {children}
      <Button type="submit" busy={busy || waits} {...(words !== undefined && { busyText: words })}>
        {label ?? t('quote.continue')}
      </Button>
      {after}
    </Dock>
  );
}

/** Stands in a step's place until the device's answers are read; not where no script would ever read them. */
export function StepWaits() {
  const t = useText();
  return (
    <p className="muted only-scripted" role="status">
      {t('quote.reading')}
    </p>
  );
}
