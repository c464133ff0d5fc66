import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { useText } from '#web/browser/text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { existingFields } from './existing-errors.ts';

type CoverQuestionProps = {
  readonly held: number | undefined;
  readonly error: string | undefined;
  /** Text of the chosen amount; '' for none. */
  readonly onChange: (value: string) => void;
};

/** The cover already held, and what a super top-up does with it. */
export function CoverQuestion({ held, error, onChange }: CoverQuestionProps) {
  const t = useText();
  const inLakh = (amount: number) => t('cover.lakh', { count: amount / 1e5 });
  return (
    <>
      <Select
        id={existingFields.cover}
        name={existingFields.cover}
        label={t('existing.cover')}
        hint={t('existing.cover.hint')}
        error={error}
        width="medium"
        unanswered
        choices={sumInsuredChoices.map((amount) => ({ value: String(amount), label: inLakh(amount) }))}
        value={held === undefined ? '' : String(held)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Notice tone="brand" lead={t('existing.why.lead')}>
        {t('existing.why')}{' '}
        {held !== undefined && <span>{t('existing.why.amount', { cover: inLakh(held) })}</span>}
      </Notice>
    </>
  );
}
