import type { WirePlan } from '#contract/plan/shapes.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import type { ConditionNames } from '#web/plan-parts/people/conditions.ts';
import type { CostRow } from './cost-rows.ts';

type CostContext = {
  readonly t: Translate;
  readonly dateText: (date: IsoDate) => string;
  readonly coverStart: IsoDate;
  readonly roomCut: WirePlan['facts']['room_cut'];
  readonly conditions: ConditionNames;
};

const money = (amount: number) => formatRupees(rupees(amount));

/** A row of "What costs you" in words: `sum` is rupees, or that all of it is the buyer's, and `of` what the sum is a part of. */
export function costWords(context: CostContext, row: CostRow) {
  const { t } = context;
  const title = titleOf(context, row);
  switch (row.kind) {
    case 'deductible':
      return { title, text: textOf(context, row), sum: money(row.amount), of: t('costs.every-year') };
    case 'declared':
    case 'old-illness':
      return {
        title,
        text: textOf(context, row),
        sum: t('costs.all'),
        of: t('plan.wait.months', { months: row.months }),
      };
    case 'never-covered':
    case 'doctor-visits':
      return { title, text: textOf(context, row), sum: t('costs.all'), of: t('costs.every-year') };
    default:
      return { title, text: textOf(context, row), sum: money(row.on.amount), of: row.on.title };
  }
}

function titleOf({ t }: CostContext, row: CostRow): string {
  switch (row.kind) {
    case 'deductible':
      return t('costs.deductible', { amount: money(row.amount) });
    case 'co-pay':
      return t('costs.co-pay', { percent: row.percent });
    case 'cover':
      return t('costs.cover', { cover: coverText(t, row.cover) });
    case 'treatment':
      return t('costs.treatment', { stay: row.on.title });
    default:
      return t(`costs.${row.kind}`);
  }
}

function textOf({ t, dateText, coverStart, roomCut, conditions }: CostContext, row: CostRow): string {
  const after = (months: number) => dateText(addMonths(coverStart, months));
  switch (row.kind) {
    case 'co-pay':
      return t('costs.co-pay.text', { percent: row.percent });
    case 'room':
      return t(`costs.room.text.${roomCut}`, { limit: money(row.limit), rent: money(row.rent) });
    case 'declared':
    case 'old-illness':
      return t(`costs.${row.kind}.text`, { date: after(row.months) });
    case 'never-covered':
      return t('costs.never-covered.text', {
        illnesses: row.conditions.map((id) => conditions[id] ?? t('detail.wait.unnamed')).join('; '),
      });
    case 'consumables': {
      const { on, least, rider } = row;
      const values = {
        low: money(least.amount),
        lowStay: least.title,
        high: money(on.amount),
        stay: on.title,
      };
      const text = t('costs.consumables.text', values);
      return rider === undefined ? text : `${text} ${t('costs.consumables.rider', { price: money(rider) })}`;
    }
    case 'treatment':
      return t('costs.treatment.text', { limit: money(row.limit), bill: money(row.on.bill) });
    case 'cover':
      return t('costs.cover.text', {
        stay: row.on.title,
        bill: money(row.on.bill),
        cover: coverText(t, row.cover),
      });
    case 'birth':
      return row.paid
        ? t('costs.birth.text', {
            date: after(row.paid.months),
            most: money(row.paid.most),
            bill: money(row.on.bill),
          })
        : t('costs.birth.none', { bill: money(row.on.bill) });
    case 'deductible':
    case 'doctor-visits':
    case 'non-payables':
      return t(`costs.${row.kind}.text`);
    default:
      return never(row);
  }
}
