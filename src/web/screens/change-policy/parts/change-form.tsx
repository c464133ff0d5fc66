import type { FormEvent } from 'react';
import { useText } from '#web/browser/text.tsx';
import { AnswerErrors } from '#web/forms/answer-errors.tsx';
import { WireFormView } from '#web/forms/wire-form.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { FormProps } from './form-props.ts';
import { useChange } from './use-change.ts';

type Change = ReturnType<typeof useChange>;

/** The questions of one change, and its press. */
export function ChangeForm(props: FormProps) {
  const change = useChange(props);
  return (
    <FormFrame {...props} change={change} onSubmit={() => void change.submit()}>
      <Questions {...props} change={change} />
    </FormFrame>
  );
}

type QuestionsProps = FormProps & { readonly change: Change; readonly without?: ReadonlySet<string> };

/** The fold has the heading of a form that has one section. */
export function Questions({ offered: { form }, change, without }: QuestionsProps) {
  const title = form.sections[0]?.title ?? '';
  return (
    <WireFormView
      form={form}
      sheet={change.sheet}
      refusals={change.refusals}
      title={title}
      nameOf={() => title}
      without={without}
    />
  );
}

type FrameProps = FormProps & {
  readonly change: Change;
  /** Nothing can be sent yet: its press is not there. */
  readonly isWaiting?: boolean;
  readonly onSubmit: () => void;
  readonly children: Elements;
};

/** What is to correct stands above its fields; by when there is an answer, above the press. */
export function FormFrame({ changes, offered, change, isWaiting = false, onSubmit, children }: FrameProps) {
  const t = useText();
  const { insurer_title: insurer, answer_days: days, is_fresh: isFresh } = changes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="stack-5" method="post" noValidate onSubmit={submit}>
      <AnswerErrors errors={change.errors} attempt={change.attempt} />
      {children}
      {change.trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('change.failed')}>
          {change.trouble}
        </Notice>
      )}
      <p className="small muted">
        {t(offered.on_paper ? 'change.after.paper' : 'change.after', { insurer, days })}
      </p>
      {!isWaiting && (
        <Button type="submit" wide disabled={!isFresh} busy={change.busy} busyText={t('change.sending')}>
          {t(`change.press.${offered.kind}`)}
        </Button>
      )}
    </form>
  );
}
