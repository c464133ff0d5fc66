import { useState } from 'react';
import { datedCovers } from '#domain/cover/dated-cover.ts';
import { moratoriumMonths } from '#domain/cover/waiting.ts';
import { addMonths } from '#domain/date.ts';
import { lakh, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, type Translate, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Select } from '#web/ui/select.tsx';
import { axisYears, type CalendarRow, calendarRows, waitedShare } from '../calendar.ts';
import { useIllnessNames } from '../illness-names.ts';
import { usePlanModel } from '../model.ts';
import css from './waits.module.css';

function noteOf(t: Translate, { kind, wait }: CalendarRow): string | undefined {
  if (kind === 'specific-treatment') return t('detail.wait.specific-treatment.note');
  if (!wait || wait.count === 0) return undefined;
  return wait.unit === 'days'
    ? t('detail.wait.days', { days: wait.count })
    : t('plan.wait.months', { months: wait.count });
}

/** Thin until covered, thick after; never covered is the thin line alone. Decoration: the date says it. */
function Bar({ waited }: { readonly waited: number | undefined }) {
  if (waited === undefined)
    return (
      <svg className={css.bar} viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="7" width="100" height="4" className={css.wait} />
      </svg>
    );
  return (
    <svg className={css.bar} viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="5" width={waited} height="8" className={css.wait} />
      <rect x={waited} y="0" width={100 - waited} height="18" className={css.covered} />
    </svg>
  );
}

/** Whose illness it is, or the kind of what has to wait. */
function useWaitNames(): (row: CalendarRow) => string {
  const t = useText();
  const illnessName = useIllnessNames();
  return ({ kind, declared }) => (declared ? illnessName(declared) : t(`detail.wait.${kind}`));
}

/** Old illness and listed operations, for which people ask; what is covered from one day stands together. */
function Outcome({ rows }: { readonly rows: readonly CalendarRow[] }) {
  const t = useText();
  const dateText = useDateText();
  const { page } = usePlanModel();
  const nameOf = useWaitNames();
  const dayOf = ({ coveredFrom }: CalendarRow) => {
    if (coveredFrom === undefined) return t('detail.wait.never');
    return coveredFrom === page.coverStart ? t('detail.wait.first-day') : dateText(coveredFrom);
  };
  const waits = [
    ...rows.filter(({ kind }) => kind === 'pre-existing'),
    ...rows.filter(({ kind }) => kind === 'specific-treatment'),
  ];
  return [...new Set(waits.map(dayOf))].map((day, at) => {
    const names = waits.filter((row) => dayOf(row) === day).map(nameOf);
    return (
      <span key={day}>
        {at > 0 && <span> </span>}
        <RichText id="detail.waits.outcome" values={{ names: names.join('; '), day }} />
      </span>
    );
  });
}

function Row({ row }: { readonly row: CalendarRow }) {
  const t = useText();
  const dateText = useDateText();
  const { page } = usePlanModel();
  const { coverStart: start } = page;
  const { coveredFrom, part } = row;
  const name = useWaitNames()(row);
  const note = noteOf(t, row);
  return (
    <li className={css.row}>
      <p>
        <span>{name}</span>
        {note && <small>{note}</small>}
        {part && (
          <small>
            {t('detail.waits.part', { amount: coverText(t, part.upTo), date: dateText(part.from) })}
          </small>
        )}
      </p>
      {coveredFrom === undefined ? (
        <span className={css.never}>{t('detail.wait.never')}</span>
      ) : (
        <time dateTime={coveredFrom}>
          {coveredFrom === start ? t('detail.wait.first-day') : dateText(coveredFrom)}
        </time>
      )}
      <Bar waited={coveredFrom && waitedShare(start, coveredFrom)} />
    </li>
  );
}

/** Years of cover elsewhere that can be said; longer than every wait, the last one. */
const heldYears = [0, 1, 2, 3, 4] as const;

/** In lakh, of which those below the plan's own cover can be said. */
const oldCovers = [3, 5, 7, 10, 15, 20, 25, 50, 100] as const;

/** Every wait as a date, for these people's own illnesses. */
export function Waits() {
  const t = useText();
  const dateText = useDateText();
  const { page, plan } = usePlanModel();
  const { members } = page.uidata;
  const [years, setYears] = useState('0');
  const [oldCover, setOldCover] = useState('all');
  const whole = rupees(plan.sum_assured);
  const upTo = oldCover === 'all' ? whole : lakh(Number(oldCover));
  const since = addMonths(page.coverStart, -12 * Number(years));
  const served = years === '0' ? undefined : { since, upTo };
  const contested = datedCovers(whole, page.coverStart, served, (day) => addMonths(day, moratoriumMonths));
  const rows = calendarRows(plan, members, page.coverStart, served);
  const [part, last] = contested.length > 1 ? contested : [undefined, contested[0]];
  return (
    <Fold id="waits" title={t('detail.waits')} outcome={<Outcome rows={rows} />}>
      <p className="lede">{t('detail.waits.lede', { date: dateText(page.coverStart) })}</p>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <p className={css.axis} aria-hidden="true">
        {axisYears(page.coverStart).map((year) => (
          <span key={year}>{year}</span>
        ))}
      </p>
      <p className="muted small mt-3">
        {members.every(({ diseases }) => diseases.length === 0) && (
          <span>{`${t('detail.waits.none-declared')} `}</span>
        )}
        {last && <span>{t('detail.waits.moratorium', { date: dateText(last.from) })}</span>}
        {part && (
          <span>{` ${t('detail.waits.part', { amount: coverText(t, part.upTo), date: dateText(part.from) })}`}</span>
        )}
      </p>
      <div className="sec__body stack-3">
        <Select
          label={t('detail.waits.held')}
          hint={t('detail.waits.ported')}
          width="medium"
          value={years}
          choices={heldYears.map((years) => ({
            value: String(years),
            label: t('detail.waits.held.years', { years }),
          }))}
          onChange={({ currentTarget }) => setYears(currentTarget.value)}
        />
        {years !== '0' && (
          <Select
            label={t('detail.waits.old-cover')}
            width="medium"
            value={oldCover}
            choices={[
              { value: 'all', label: t('detail.waits.old-cover.all') },
              ...oldCovers
                .filter((count) => lakh(count) < whole)
                .map((count) => ({ value: String(count), label: coverText(t, lakh(count)) })),
            ]}
            onChange={({ currentTarget }) => setOldCover(currentTarget.value)}
          />
        )}
      </div>
    </Fold>
  );
}
