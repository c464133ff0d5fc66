import { formatRupees, rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';
import { type Method, type MethodProps, numberText } from '../method.ts';
import { Sourced } from './sourced.tsx';

function figureText(t: Translate, { id, kind, above }: Method['official'][number]): string {
  if (id === 'kindShare') return t('years.official.kindShare', { kind: kind ?? '' });
  if (id === 'costAbove') return t('years.official.costAbove', { amount: formatRupees(rupees(above ?? 0)) });
  return t(`years.official.${id}`);
}

/** More with a plus, less with a minus sign. */
function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

/** Published figures beside what the table gives for them. */
export function Official({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.official.text')}</p>
      <Table
        caption={t('years.official.title')}
        columns={[
          { id: 'figure', head: t('years.official.figure') },
          { id: 'published', head: t('years.official.published'), number: true },
          { id: 'ours', head: t('years.official.ours'), number: true },
          { id: 'off', head: t('years.official.off'), number: true },
          { id: 'limit', head: t('years.official.limit'), number: true },
        ]}
        rows={method.official.map((figure) => ({
          id: `${figure.id} ${figure.kind ?? figure.above ?? ''}`,
          cells: [
            <Sourced key={figure.id} method={method} text={figureText(t, figure)} source={figure.source} />,
            numberText(figure.official),
            numberText(figure.ours),
            t('years.percent', { percent: signed(figure.difference_percent) }),
            t('years.percent', { percent: String(figure.tolerance_percent) }),
          ],
        }))}
      />
      <p>{t('years.official.dear')}</p>
    </>
  );
}
