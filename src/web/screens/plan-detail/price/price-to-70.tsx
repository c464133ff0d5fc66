import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { Columns } from '#web/charts/columns.tsx';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { useCovered } from '#web/plan-parts/people/people-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Table, type TableRow } from '#web/ui/table.tsx';
import { usePlanModel } from '../model.ts';
import css from './price.module.css';
import { columnsOf, eldestIn, fewYears, type LongProjection, lastAge } from './year-columns.ts';

const money = (amount: number) => formatRupees(rupees(amount));

function useRows(): (years: readonly LongProjection['years'][number][]) => readonly TableRow[] {
  const t = useText();
  const { members } = usePlanModel().page.uidata;
  const words = useCovered(members);
  const nameOf = (key: string) => {
    const member = members.find((one) => memberKeyOf(one) === key);
    return member ? words.name(member) : key;
  };
  const risen = (amount: number | null) =>
    amount === null ? t('to-70.no-rate') : t('ahead.about', { amount: money(roundToTwoDigits(amount)) });
  return (years) =>
    years.map(({ year, premium, premium_with_rise, ages, leaving }) => ({
      id: String(year),
      cells: [
        <>
          <span>{t('to-70.age-year', { age: eldestIn({ ages }), year: String(year) })}</span>
          {leaving.map(({ member, age }) => (
            <small key={member}>{t('to-70.leaves', { name: nameOf(member), age })}</small>
          ))}
        </>,
        premium === null ? t('to-70.no-rate') : money(premium),
        risen(premium_with_rise),
      ],
    }));
}

function KnownPrices({ projection }: { readonly projection: LongProjection }) {
  const t = useText();
  const rowsOf = useRows();
  const count = usePlanModel().page.uidata.members.length;
  const percent = projection.rise_percent;
  const columns = [
    { id: 'age', head: t('to-70.age', { count }) },
    { id: 'today', head: t('to-70.today'), number: true },
    { id: 'rise', head: t('to-70.rise', { percent }), number: true },
  ];
  return (
    <>
      <Columns columns={columnsOf(projection, money)} />
      <p className={`muted small ${css.key}`} aria-hidden="true">
        <span className={css.base}>{t('to-70.key.base')}</span>
        <span className={css.added}>{t('to-70.key.added')}</span>
      </p>
      <Table
        caption={t('to-70.title', { age: lastAge(projection) })}
        columns={columns}
        rows={rowsOf(fewYears(projection))}
      />
      <p className="small muted">{t('to-70.promise', { percent })}</p>
      <Disclosure summary={t('to-70.all')}>
        <Table caption={t('to-70.all')} columns={columns} rows={rowsOf(projection.years)} />
      </Disclosure>
    </>
  );
}

/** The first and the last price that are known. */
function Outcome() {
  const t = useText();
  const { projection } = usePlanModel().page;
  const prices = projection?.years.flatMap(({ premium, ages }) =>
    premium === null ? [] : [{ premium, age: eldestIn({ ages }) }],
  );
  const [first, last] = [prices?.[0], prices?.at(-1)];
  if (!first || !last) return <span>{t('to-70.no-rate')}</span>;
  const values = { now: money(first.premium), at: money(last.premium), age: last.age };
  return <RichText id="to-70.outcome" values={values} />;
}

/** What this plan costs these people each year until the eldest is 70, or for some years if that is near or past. */
export function PriceTo70() {
  const t = useText();
  const { page, plan } = usePlanModel();
  const { projection } = page;
  const isKnown = projection?.years.some(({ premium }) => premium !== null) === true;
  return (
    <Fold id="to-70" title={t('to-70.title', { age: lastAge(projection) })} outcome={<Outcome />}>
      <p className="lede">{t('to-70.lede', { count: page.uidata.members.length })}</p>
      {projection && isKnown ? (
        <KnownPrices projection={projection} />
      ) : (
        <p>{t(plan.onserver_plan ? 'to-70.none.live' : 'to-70.none')}</p>
      )}
    </Fold>
  );
}
