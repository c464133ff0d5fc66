import type { ReactNode } from 'react';
import { brandsIn, countIn } from '#contract/quote/filter-names.ts';
import {
  bonusBands,
  mustHaves,
  preExistingWaitFilters,
  roomRentFilters,
} from '#domain/offer/filters/filters.ts';
import { useText } from '#web/platform/text.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { useControls, useResultsModel } from '../../model.ts';
import { brandsOrAll } from '../../wish.ts';
import { BudgetField, CoverFields } from './amount-fields.tsx';
import css from './filter-fields.module.css';
import { useChange } from './use-change.ts';

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
  const { data } = useResultsModel();
  const { wish } = useControls();
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
  const { data } = useResultsModel();
  const { wish } = useControls();
  const change = useChange();
  const chosen = wish.filters.brands ?? [];
  const options = brandsIn(data.counts)
    .map((brand) => ({
      id: brand,
      label: data.insurers[brand] ?? brand,
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
      <BudgetField />
      <PlanFields />
      <BrandField />
    </>
  );
}
