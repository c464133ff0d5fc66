import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Table, type TableRow } from '#web/ui/table.tsx';
import { type MethodProps, sourceText } from '../method.ts';

/** What a visitor may say otherwise. */
export function Moved({ method }: MethodProps): ReactNode {
  const t = useText();
  const { hospital, stays, health } = method.moved;
  const row = (text: string, factor: number, source: string): TableRow => ({
    id: text,
    cells: [text, t('years.cost.times', { factor: String(factor) }), sourceText(t, method, source)],
  });
  return (
    <>
      <p>{t('years.moved.text')}</p>
      <Table
        caption={t('years.moved.title')}
        columns={[
          { id: 'choice', head: t('years.moved.choice') },
          { id: 'times', head: t('years.factors.times'), number: true },
          { id: 'source', head: t('years.source') },
        ]}
        rows={[
          ...hospital.choices.map(({ choice, factor }) =>
            row(t(`years.moved.hospital.${choice}`), factor, hospital.source),
          ),
          ...stays.choices.map(({ choice, factor }) =>
            row(t(`years.moved.stays.${choice}`), factor, stays.source),
          ),
          ...health.choices.map(({ choice, factor }) =>
            row(t(`years.moved.health.${choice}`), factor, health.source),
          ),
        ]}
      />
    </>
  );
}

/** Every source with its number, its year and how sure it is. */
export function Sources({ method }: MethodProps): ReactNode {
  const t = useText();
  return (
    <>
      <p>{t('years.sources.text')}</p>
      <Table
        caption={t('years.sources.title')}
        columns={[
          { id: 'source', head: t('years.sources.what') },
          { id: 'mark', head: t('years.sources.mark') },
        ]}
        rows={method.sources.map(({ id, title }, index) => ({
          id,
          cells: [t('years.sources.named', { number: index + 1, title }), sourceText(t, method, id)],
        }))}
      />
    </>
  );
}
