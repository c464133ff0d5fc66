import type { HelpTopic } from '#domain/help/topics.ts';
import { useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx';

type AnswerErrorsProps = {
  readonly errors: readonly FieldError[];
  readonly attempt: number;
  /** The topic of all of them, where the server has named it. */
  readonly topic?: HelpTopic | undefined;
};

/** What is to correct in the answers; an answer that may be true as it stands leads to a person. */
export function AnswerErrors({ errors, attempt, ...props }: AnswerErrorsProps) {
  const t = useText();
  const topic = props.topic ?? errors.find((error) => error.topic !== undefined)?.topic;
  return (
    <ErrorSummary errors={errors} attempt={attempt}>
      {topic && <AskPerson topic={topic} lead={t('ui.right')} />}
    </ErrorSummary>
  );
}
