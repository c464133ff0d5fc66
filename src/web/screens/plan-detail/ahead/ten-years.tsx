import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { tallestYear } from '#web/charts/ten-years.tsx';
import { paths } from '#web/paths.ts';
import { Bearable } from '#web/plan-parts/bearable/bearable.tsx';
import { chartWaits } from '#web/plan-parts/ten-years/chart-waits.ts';
import { TenYearsFigure } from '#web/plan-parts/ten-years/ten-years-figure.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Table } from '#web/ui/table.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import two from '../parts/two.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

/** What a plan is kept for: premium and own share of ten years, chartYears and as a table, and how they come to what it costs all in. */
export function TenYears() {
  const t = useText();
  const { plan, page, covered } = usePlanModel();
  const years = plan.content?.policy_years ?? [];
  const chartYears = years.map(({ premium, own_share: own }) => ({ premium, own }));
  if (years.length === 0) return null;
  const ageIn = (year: number) => covered.eldestAge + year - 1;
  const firstYear = Number(page.coverStart.slice(0, 4));
  const last = years.length;
  return (
    <Section
      id="ten"
      title={t('ten.title')}
      lede={t('ten.lede', { count: covered.people, now: ageIn(1), last: ageIn(last) })}
    >
      <Card>
        <TenYearsFigure
          size="page"
          age={ageIn(1)}
          years={chartYears}
          waits={chartWaits(
            years.flatMap((year) => year.waits),
            page.uidata.members.some(({ diseases }) => diseases.length > 0),
            page.coverStart,
          )}
          scale={tallestYear(chartYears)}
        />
        <div className={two.two}>
          <Table
            caption={t('ten.each')}
            columns={[
              { id: 'age', head: t('ten.age') },
              { id: 'premium', head: t('ten.premium'), number: true },
              { id: 'own', head: t('ten.own'), number: true },
            ]}
            rows={years.map(({ year, premium, own_share: own }) => ({
              id: String(year),
              cells: [
                t('to-70.age-year', { age: ageIn(year), year: String(firstYear + year - 1) }),
                money(premium),
                money(own),
              ],
            }))}
          />
          <Sum />
        </div>
        <p className="muted small">{t('ten.note')}</p>
      </Card>
    </Section>
  );
}

/** How all in adds up. */
function Sum() {
  const t = useText();
  const { plan, page } = usePlanModel();
  if (!plan.all_in) return null;
  const { total, premium, own_share: own, above, paid_beside: beside } = plan.all_in;
  const { address, bearable, bearableForm } = page;
  const rows = [
    { id: 'premium', label: t('ten.sum.premium'), note: t('ten.sum.premium.note'), amount: premium },
    { id: 'own', label: t('ten.sum.own'), amount: own },
    { id: 'above', label: t('ten.sum.above'), amount: above },
    { id: 'beside', label: t('ten.sum.beside'), amount: -beside },
  ].filter((row) => row.amount !== 0);
  return (
    <div>
      <Ledger
        caption={t('ten.sum')}
        rows={rows.map((row) => ({ ...row, amount: money(row.amount) }))}
        total={{ label: t('side.all-in'), amount: money(total) }}
      />
      <Bearable
        quoteId={address.quoteId}
        bearable={bearable}
        form={bearableForm}
        action={paths.planDetail(address.block, address.quoteId, plan)}
      />
    </div>
  );
}
