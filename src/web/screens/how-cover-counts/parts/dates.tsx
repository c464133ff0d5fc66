import type { DatedCover } from '#domain/cover/dated-cover.ts';
import type { IsoDate } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Table } from '#web/ui/table.tsx';
import { datesExample, datesRows } from '../examples/dates.ts';
import css from './parts.module.css';

type StepsProps = { readonly steps: readonly DatedCover[]; readonly start: IsoDate; readonly whole: boolean };

/** The days of one row; the amount is said where it is not the whole cover from the first of them. */
function Steps({ steps, start, whole }: StepsProps) {
  const t = useText();
  const dateText = useDateText();
  return steps.map(({ from, upTo }) => (
    <span key={from} className={css.step}>
      <span className="nowrap">{from === start ? t('counts.dates.first') : dateText(from)}</span>
      {(!whole || steps.length > 1) && <small>{t('counts.dates.upto', { cover: coverText(t, upTo) })}</small>}
    </span>
  ));
}

/** A couple with one illness, new and with a policy brought along. */
export function Dates({ start }: { readonly start: IsoDate }) {
  const t = useText();
  const { features, cover, broughtMonths, broughtCover, broughtBonus, ...couple } = datesExample;
  const people = { ...couple, illness: t('counts.example.illness') };
  const { waitingPeriods: waits, maternity } = features;
  return (
    <>
      <p>{t('counts.dates.people', { ...people, cover: coverText(t, cover) })}</p>
      <p>{t('counts.dates.plan', { ...waits, maternityMonths: maternity.waitMonths })}</p>
      <p>
        {t('counts.dates.brought', {
          months: broughtMonths,
          cover: coverText(t, broughtCover),
          bonus: coverText(t, broughtBonus),
        })}
      </p>
      <Table
        caption={t('counts.dates.table')}
        columns={[
          { id: 'subject', head: t('counts.dates.subject') },
          { id: 'new', head: t('counts.dates.new') },
          { id: 'ported', head: t('counts.dates.ported') },
        ]}
        rows={datesRows(start).map(({ subject, anew, ported }) => {
          const whole = subject.kind !== 'maternity';
          return {
            id: subject.kind,
            cells: [
              t(`counts.subject.${subject.kind}`, people),
              <Steps key="new" steps={anew} start={start} whole={whole} />,
              <Steps key="ported" steps={ported} start={start} whole={whole} />,
            ],
          };
        })}
      />
    </>
  );
}
