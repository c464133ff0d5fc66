import { memo, type ReactNode, useMemo } from 'react';
import { brandsIn, countIn } from '#contract/quote/filter-names.ts';
import {
  type BonusBand,
  bonusBands,
  type MustHave,
  mustHaves,
  type PreExistingWaitFilter,
  preExistingWaitFilters,
  type RoomRentFilter,
  roomRentFilters,
} from '#domain/offer/filters/filters.ts';
import { useText } from '#web/browser/text.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { useControls, useResultsModel } from '../../model.ts';
import { brandsOrAll } from '../../wish.ts';
import { BudgetField, CoverFields } from './amount-fields.tsx';
import css from './filter-fields.module.css';
import { useChange } from './use-change.ts';

type Option<Id> = {
  readonly id: Id;
  readonly label: string;
  readonly count: number | undefined;
  readonly on: boolean;
};

type Kind<Id> = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choose: (id: Id) => void;
};

function DrawnRow<Id extends string | number>({
  type,
  name,
  choose,
  ...option
}: Kind<Id> & Option<Id>): ReactNode {
  const { id, label, count, on } = option;
  return (
    <OptionRow
      type={type}
      name={name}
      value={id}
      label={label}
      side={count}
      checked={on}
      onChange={() => choose(id)}
    />
  );
}

/** Of forty, a press changes one or two. */
const Row = memo(DrawnRow) as typeof DrawnRow; // memo forgets that it takes what the row takes

type GroupProps<Id> = Kind<Id> & {
  readonly legend: string;
  readonly options: readonly Option<Id>[];
};

function Group<Id extends string | number>({ legend, options, ...kind }: GroupProps<Id>): ReactNode {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Row key={option.id} {...kind} {...option} />
      ))}
    </fieldset>
  );
}

/** What a press in each group changes; the same functions for as long as the list stands. */
function useChoices() {
  const change = useChange();
  return useMemo(() => {
    const toggled = (chosen: readonly string[], brand: string) =>
      chosen.includes(brand) ? chosen.filter((one) => one !== brand) : [...chosen, brand];
    return {
      room: (room: RoomRentFilter) => change(() => ({ roomRent: room === 'any' ? undefined : room })),
      wait: (wait: PreExistingWaitFilter) =>
        change(() => ({ preExistingWait: wait === 'any' ? undefined : wait })),
      must: (must: MustHave) => change((chosen) => ({ [must]: chosen[must] ? undefined : true })),
      bonus: (band: BonusBand) => change(() => ({ bonusBand: band === 'all' ? undefined : band })),
      brand: (brand: string) =>
        change(({ brands = [] }) => ({ brands: brandsOrAll(toggled(brands, brand)) })),
    };
  }, [change]);
}

function PlanFields(): ReactNode {
  const t = useText();
  const { data } = useResultsModel();
  const { wish } = useControls();
  const { room, wait, must, bonus } = useChoices();
  const { counts } = data;
  const { roomRent = 'any', preExistingWait = 'any', bonusBand = 'all' } = wish.filters;
  const rooms = roomRentFilters.map((id) => ({
    id,
    label: t(`results.filter.room.${id}`),
    count: countIn(counts, 'roomRent', id),
    on: id === roomRent,
  }));
  const waits = preExistingWaitFilters.map((id) => ({
    id,
    label: id === 'any' ? t('results.filter.wait.any') : t('results.filter.wait.months', { months: id }),
    count: countIn(counts, 'preExistingWait', id),
    on: id === preExistingWait,
  }));
  const musts = mustHaves.map((id) => ({
    id,
    label: t(`results.filter.must.${id}`),
    count: countIn(counts, id, true),
    on: wish.filters[id] === true,
  }));
  const bonuses = bonusBands.map((id) => ({
    id,
    label: t(`results.filter.bonus.${id}`),
    count: countIn(counts, 'bonusBand', id),
    on: id === bonusBand,
  }));
  return (
    <>
      <Group name="roomRent" type="radio" legend={t('results.filter.room')} options={rooms} choose={room} />
      <Group
        name="preExistingWait"
        type="radio"
        legend={t('results.filter.wait')}
        options={waits}
        choose={wait}
      />
      <Group name="must" type="checkbox" legend={t('results.filter.must')} options={musts} choose={must} />
      <Group
        name="bonusBand"
        type="radio"
        legend={t('results.filter.bonus')}
        options={bonuses}
        choose={bonus}
      />
    </>
  );
}

function BrandField(): ReactNode {
  const t = useText();
  const { data } = useResultsModel();
  const { wish } = useControls();
  const { brand: choose } = useChoices();
  const { brands: chosen = [] } = wish.filters;
  const options = brandsIn(data.counts)
    .map((id) => ({
      id,
      label: data.insurers[id] ?? id,
      count: countIn(data.counts, 'brands', id),
      on: chosen.includes(id),
    }))
    .sort((left, right) => left.label.localeCompare(right.label));
  return (
    <Group
      name="brands"
      type="checkbox"
      legend={t('results.filter.brands')}
      options={options}
      choose={choose}
    />
  );
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
