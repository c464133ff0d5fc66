import { useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MethodProps } from '../method.ts';
import { sourcedRow } from './sourced.tsx';

/** What a visitor may say otherwise. */
export function Moved({ method }: MethodProps) {
  const t = useText();
  const { hospital, stays, health } = method.moved;
  const row = (text: string, factor: number, source: string) =>
    sourcedRow(method, text, t('years.cost.times', { factor: String(factor) }), source);
  return (
    <>
      <p>{t('years.moved.text')}</p>
      <Table
        caption={t('years.moved.title')}
        columns={[
          { id: 'choice', head: t('years.moved.choice') },
          { id: 'times', head: t('years.factors.times'), number: true },
        ]}
        rows={[
          ...hospital.map(({ choice, factor, source }) =>
            row(t(`years.moved.hospital.${choice}`), factor, source),
          ),
          ...stays.map(({ choice, factor, source }) => row(t(`years.moved.stays.${choice}`), factor, source)),
          ...health.map(({ choice, factor, source }) =>
            row(t(`years.moved.health.${choice}`), factor, source),
          ),
        ]}
      />
    </>
  );
}

/** Every source with its number, its year and how sure it is. */
export function Sources({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.sources.text')}</p>
      <ol>
        {method.sources.map(({ id, title, mark, year }) => (
          <li key={id}>
            {t('years.sources.named', { title, mark: t(`years.mark.${mark}`), year: String(year) })}
          </li>
        ))}
      </ol>
    </>
  );
}
