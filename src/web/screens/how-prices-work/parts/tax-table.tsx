import type { CallAnswer } from '#contract/call/shapes.ts';
import { parseIsoDate } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';

/** The tax by the day cover starts, the latest first. */
export function TaxTable({ rates }: { readonly rates: CallAnswer<'getCatalogue'>['tax_rates'] }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <Table
      caption={t('prices.tax.table')}
      columns={[
        { id: 'from', head: t('prices.tax.from') },
        { id: 'percent', head: t('prices.tax.percent'), number: true },
      ]}
      rows={rates.toReversed().map(({ effective_from: from, percent }) => {
        const day = parseIsoDate(from);
        const words = percent === 0 ? t('prices.tax.nil') : t('prices.range.one', { from: percent });
        return { id: from, cells: [day ? dateText(day) : from, words] };
      })}
    />
  );
}
