import type { ReactNode } from 'react';
import { brandsIn, countIn } from '#contract/quote/filter-names.ts';
import {
  bonusBands,
  mustHaves,
  preExistingWaitFilters,
  roomRentFilters,
} from '#domain/offer/filters/filters.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { useText } from '#web/platform/text.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { Select } from '#web/ui/select.tsx';
import { insurerTitles } from '../filter-words.ts';
import { useResultsModel } from '../model.ts';
import { brandsOrAll, changed } from '../wish.ts';
import css from './filter-fields.module.css';

/** Changes the filters of the wish; `undefined` takes one off. */
function useChange(): (change: Parameters<typeof changed>[1]) => void {
  const { wish, change } = useResultsModel();
  return (filters) => change(changed(wish, filters));
}

function CoverFields(): ReactNode {
  const t = useText();
  const { data, wish } = useResultsModel();
  const change = useChange();
  const own = data.uidata.sum_assured;
  const now = wish.filters.sumInsured ?? own;
  const covers = [...new Set<number>([...sumInsuredChoices, own])].sort((a, b) => a - b);
  const choice = (amount: number) => ({ value: String(amount), label: coverText(t, amount) });
  const choose = (amount: number) => {
    const most = wish.filters.maxSumInsured;
    change({
      sumInsured: amount === own ? undefined : amount,
      maxSumInsured: most !== undefined && most < amount ? undefined : most,
    });
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
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('results.filter.max')}</legend>
        <Select
          label={t('results.filter.max')}
          hideLabel
          value={String(wish.filters.maxSumInsured ?? '')}
          choices={[
            { value: '', label: t('results.filter.max.any') },
            ...covers.filter((amount) => amount >= now).map(choice),
          ]}
          onChange={(event) =>
            change({
              maxSumInsured: event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value),
            })
          }
        />
      </fieldset>
    </>
  );
}

type Option = {
  readonly id: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly on: boolean;
  readonly choose: () => void;
};

type GroupProps = {
  readonly name: string;
  readonly legend: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Option[];
};

function Group({ name, legend, type, options }: GroupProps): ReactNode {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {options.map(({ id, label, count, on, choose }) => (
        <OptionRow
          key={id}
          type={type}
          name={name}
          value={id}
          label={label}
          side={count}
          checked={on}
          onChange={choose}
        />
      ))}
    </fieldset>
  );
}

function PlanFields(): ReactNode {
  const t = useText();
  const { data, wish } = useResultsModel();
  const change = useChange();
  const { counts } = data;
  const { roomRent = 'any', preExistingWait = 'any', bonusBand = 'all' } = wish.filters;
  const rooms = roomRentFilters.map((option) => ({
    id: option,
    label: t(`results.filter.room.${option}`),
    count: countIn(counts, 'roomRent', option),
    on: option === roomRent,
    choose: () => change({ roomRent: option === 'any' ? undefined : option }),
  }));
  const waits = preExistingWaitFilters.map((option) => ({
    id: String(option),
    label:
      option === 'any' ? t('results.filter.wait.any') : t('results.filter.wait.months', { months: option }),
    count: countIn(counts, 'preExistingWait', option),
    on: option === preExistingWait,
    choose: () => change({ preExistingWait: option === 'any' ? undefined : option }),
  }));
  const musts = mustHaves.map((must) => ({
    id: must,
    label: t(`results.filter.must.${must}`),
    count: countIn(counts, must, true),
    on: wish.filters[must] === true,
    choose: () => change({ [must]: wish.filters[must] ? undefined : true }),
  }));
  const bonuses = bonusBands.map((option) => ({
    id: option,
    label: t(`results.filter.bonus.${option}`),
    count: countIn(counts, 'bonusBand', option),
    on: option === bonusBand,
    choose: () => change({ bonusBand: option === 'all' ? undefined : option }),
  }));
  return (
    <>
      <Group name="roomRent" type="radio" legend={t('results.filter.room')} options={rooms} />
      <Group name="preExistingWait" type="radio" legend={t('results.filter.wait')} options={waits} />
      <Group name="must" type="checkbox" legend={t('results.filter.must')} options={musts} />
      <Group name="bonusBand" type="radio" legend={t('results.filter.bonus')} options={bonuses} />
    </>
  );
}

function BrandField(): ReactNode {
  const t = useText();
  const { data, wish } = useResultsModel();
  const change = useChange();
  const chosen = wish.filters.brands ?? [];
  const titles = insurerTitles(data);
  const options = brandsIn(data.counts)
    .map((brand) => ({
      id: brand,
      label: titles.get(brand) ?? brand,
      count: countIn(data.counts, 'brands', brand),
      on: chosen.includes(brand),
      choose: () => {
        const next = chosen.includes(brand) ? chosen.filter((one) => one !== brand) : [...chosen, brand];
        change({ brands: brandsOrAll(next) });
      },
    }))
    .sort((left, right) => left.label.localeCompare(right.label));
  return <Group name="brands" type="checkbox" legend={t('results.filter.brands')} options={options} />;
}

/** Every filter with how many plans each option would leave. A change shows at once; nothing has to be applied. */
export function FilterFields(): ReactNode {
  return (
    <>
      <CoverFields />
      <PlanFields />
      <BrandField />
    </>
  );
}
