import { Fragment, memo, type ReactElement, useCallback, useMemo } from 'react';
import { brandsIn, countIn } from '#contract/quote/filter-names.ts';
import {
  type FilterOption,
  filterOptions,
  type MustHave,
  mustHaves,
  optionsOf,
} from '#domain/offer/filters/filters.ts';
import { useText } from '#web/browser/text.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { brandsOrAll } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { BudgetField, CoverFields } from './amount-fields.tsx';
import css from './filter-fields.module.css';
import { filterLegends, type ListedFilter, optionWords } from './filter-words.ts';
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

function DrawnRow<Id extends string | number>({ type, name, choose, ...option }: Kind<Id> & Option<Id>) {
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

/** A press changes one or two of forty. */
const Row = memo(DrawnRow) as typeof DrawnRow; // memo forgets that it takes what the row takes

type GroupProps<Id> = Kind<Id> & {
  readonly legend: string;
  readonly options: readonly Option<Id>[];
};

function Group<Id extends string | number>({ legend, options, ...kind }: GroupProps<Id>) {
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
    const toggled = (values: readonly string[], brand: string) =>
      values.includes(brand) ? values.filter((one) => one !== brand) : [...values, brand];
    return {
      must: (must: MustHave) => change((filters) => ({ [must]: filters[must] ? undefined : true })),
      brand: (brand: string) =>
        change(({ brands = [] }) => ({ brands: brandsOrAll(toggled(brands, brand)) })),
    };
  }, [change]);
}

function ChoiceField<Kind extends ListedFilter>({ kind }: { readonly kind: Kind }) {
  const t = useText();
  const { data } = useResultsModel();
  const { options: wantedOptions } = useControls();
  const change = useChange();
  const [first] = filterOptions[kind];
  const choose = useCallback(
    (id: FilterOption[Kind]) => change(() => ({ [kind]: id === first ? undefined : id })),
    [change, kind, first],
  );
  const value: string | number = wantedOptions.filters[kind] ?? first;
  const options = optionsOf(kind).map((id) => ({
    id,
    label: optionWords[kind](t, id),
    count: countIn(data.counts, kind, id),
    on: id === value,
  }));
  return <Group name={kind} type="radio" legend={t(filterLegends[kind])} options={options} choose={choose} />;
}

function MustHaveField() {
  const t = useText();
  const { data } = useResultsModel();
  const { options: wantedOptions } = useControls();
  const { must } = useChoices();
  const options = mustHaves.map((id) => ({
    id,
    label: t(`results.filter.must.${id}`),
    count: countIn(data.counts, id, true),
    on: wantedOptions.filters[id] === true,
  }));
  return (
    <Group name="must" type="checkbox" legend={t('results.filter.must')} options={options} choose={must} />
  );
}

/** A field for each filter of which one option is chosen, in their order, that of what a plan must have among them. */
const fields: Readonly<Record<ListedFilter | 'mustHave', ReactElement>> = {
  roomRent: <ChoiceField kind="roomRent" />,
  preExistingWait: <ChoiceField kind="preExistingWait" />,
  mustHave: <MustHaveField />,
  bonusBand: <ChoiceField kind="bonusBand" />,
};

function BrandField() {
  const t = useText();
  const { data } = useResultsModel();
  const { options: wantedOptions } = useControls();
  const { brand: choose } = useChoices();
  const { brands = [] } = wantedOptions.filters;
  const options = brandsIn(data.counts)
    .map((id) => ({
      id,
      label: data.insurers[id] ?? id,
      count: countIn(data.counts, 'brands', id),
      on: brands.includes(id),
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
export function FilterFields() {
  return (
    <>
      <CoverFields />
      <BudgetField />
      {Object.entries(fields).map(([kind, field]) => (
        <Fragment key={kind}>{field}</Fragment>
      ))}
      <BrandField />
    </>
  );
}
