import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { useText } from '#web/browser/text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { existingFields } from './existing-errors.ts';

type CoverQuestionProps = {
  readonly existing: number | undefined;
  readonly error: string | undefined;
  /** It is told the text of the chosen amount, '' for none. */
  readonly onChange: (value: string) => void;
};

/** The cover already held, and what a super top-up does with it. */
export function CoverQuestion({ existing, error, onChange }: CoverQuestionProps) {
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
        value={existing === undefined ? '' : String(existing)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Notice tone="brand" lead={t('existing.why.lead')}>
        {t('existing.why')}{' '}
        {existing !== undefined && <span>{t('existing.why.amount', { cover: inLakh(existing) })}</span>}
      </Notice>
    </>
  );
}
