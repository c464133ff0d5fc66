import { useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';
import { type MethodProps, sourceText } from '../method.ts';
import { sourcedRow } from './sourced.tsx';

/** Stays by age. */
export function Often({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.often.text')}</p>
      <Table
        caption={t('years.often.title')}
        columns={[
          { id: 'age', head: t('years.often.age') },
          { id: 'stays', head: t('years.often.stays'), number: true },
        ]}
        rows={method.stays_by_age.map(({ from, to, stays, source }) => {
          const ages = to === null ? t('years.often.older', { from }) : t('years.often.range', { from, to });
          return sourcedRow(method, ages, stays, source);
        })}
      />
    </>
  );
}

/** What the number of stays is multiplied by. */
export function Factors({ method }: MethodProps) {
  const t = useText();
  const insured = method.moved.stays.filter(({ choice }) => choice === 'usual');
  const { no_condition: healthy, other_conditions: other } = method;
  const row = (who: string, { factor, source }: { factor: number; source: string }) =>
    sourcedRow(method, who, factor, source);
  return (
    <>
      <p>{t('years.factors.text')}</p>
      <Table
        caption={t('years.factors.title')}
        columns={[
          { id: 'who', head: t('years.factors.who') },
          { id: 'times', head: t('years.factors.times'), number: true },
        ]}
        rows={[
          row(t('years.factors.men'), method.men_from_60),
          row(t('years.factors.women'), method.women_from_60),
          row(t('years.factors.city'), method.city),
          row(t('years.factors.elsewhere'), method.elsewhere),
          ...insured.map((usual) => row(t('years.factors.insured'), usual)),
          row(t('years.factors.healthy', { age: healthy.from_age }), healthy),
          ...method.conditions.map(({ title, factor }) => ({ id: title, cells: [title, factor] })),
          { id: 'other', cells: [t('years.factors.other'), other.factor] },
        ]}
      />
      <p>{t('years.factors.illness', { source: sourceText(t, method, other.source) })}</p>
    </>
  );
}
