import type { ReactNode } from 'react';
import { rupees } from '#domain/money.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { useText } from '#web/platform/text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { type ExistingPolicy, fields } from '../model.ts';

type CoverQuestionProps = { readonly policy: ExistingPolicy };

/** The cover already held, and what a super top-up does with it. */
export function CoverQuestion({ policy }: CoverQuestionProps): ReactNode {
  const t = useText();
  const { draft, attempt, say } = policy;
  const inLakh = (amount: number) => t('cover.lakh', { count: amount / 1e5 });
  const held = draft.existingSumInsured;
  return (
    <>
      <Select
        id={fields.cover}
        name={fields.cover}
        label={t('existing.cover')}
        hint={t('existing.cover.hint')}
        error={attempt.errorAt(fields.cover)}
        width="medium"
        unanswered
        choices={sumInsuredChoices.map((amount) => ({ value: String(amount), label: inLakh(amount) }))}
        value={held === undefined ? '' : String(held)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          say({ existingSumInsured: value === '' ? undefined : rupees(Number(value)) });
        }}
      />
      <Notice tone="brand" lead={t('existing.why.lead')}>
        {t('existing.why')} {held !== undefined && t('existing.why.amount', { cover: inLakh(held) })}
      </Notice>
    </>
  );
}
