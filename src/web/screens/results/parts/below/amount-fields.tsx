import { countIn } from '#contract/quote/filter-names.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { choicesOf, type FilterOption } from '#domain/offer/filters/filters.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Select } from '#web/ui/select.tsx';
import { changeOptions, withCover } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import css from './filter-fields.module.css';
import { useChange } from './use-change.ts';

/** The cover, and the most of it. */
export function CoverFields() {
  const t = useText();
  const { data } = useResultsModel();
  const { options, change } = useControls();
  const own = data.uidata.sum_assured;
  const now = options.filters.sumInsured ?? own;
  const covers = [...new Set<number>([...sumInsuredChoices, own])].sort((a, b) => a - b);
  const choice = (amount: number) => ({ value: String(amount), label: coverText(t, amount) });
  const chooseMost = (value: string) => {
    const maxSumInsured = value === '' ? undefined : Number(value);
    change((now) => changeOptions(now, { maxSumInsured }));
  };
  return (
    <>
      <fieldset className={css.group}>
        <legend>{t('results.filter.cover')}</legend>
        <Select
          label={t('results.filter.cover')}
          hideLabel
          value={String(now)}
          choices={covers.map(choice)}
          onChange={({ currentTarget: { value } }) => change((now) => withCover(now, Number(value), own))}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('results.filter.max')}</legend>
        <Select
          label={t('results.filter.max')}
          hideLabel
          value={String(options.filters.maxSumInsured ?? '')}
          choices={[
            { value: '', label: t('results.filter.max.any') },
            ...covers.filter((amount) => amount >= now).map(choice),
          ]}
          onChange={(event) => chooseMost(event.currentTarget.value)}
        />
      </fieldset>
    </>
  );
}

/** Budgets that leave some plans and not all of them, none twice; and the one that is on. */
export function BudgetField() {
  const t = useText();
  const { data } = useResultsModel();
  const { options } = useControls();
  const change = useChange();
  const now = options.filters.maxPremium;
  const budgets = choicesOf('maxPremium');
  const countOf = (budget: FilterOption['maxPremium']) => countIn(data.counts, 'maxPremium', budget) ?? 0;
  const offers = budgets.filter((budget, at) => {
    const below = budgets[at - 1];
    const isMore = countOf(budget) > (below === undefined ? 0 : countOf(below));
    return budget === now || (isMore && countOf(budget) < countOf('any'));
  });
  const choose = (value: string) => {
    const maxPremium = budgets.find((budget) => String(budget) === value);
    change(() => ({ maxPremium }));
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('results.filter.budget')}</legend>
      <Select
        label={t('results.filter.budget')}
        hideLabel
        value={String(now ?? '')}
        choices={[
          { value: '', label: t('results.filter.budget.any') },
          ...offers.map((budget) => ({
            value: String(budget),
            label: t('results.filter.budget.option', {
              amount: formatRupees(rupees(budget)),
              count: countOf(budget),
            }),
          })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </fieldset>
  );
}
