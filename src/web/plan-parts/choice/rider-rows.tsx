import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { pendingEvents } from '#web/browser/pending-events.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import css from './choice.module.css';
import { riderGroups } from './rider-groups.ts';

type RowsProps = {
  readonly offers: readonly WireRiderOffer[];
  /** Those that are chosen. */
  readonly ids: readonly string[];
  readonly choose: (id: string, isTaken: boolean) => void;
  /** What a rider changes for these people, in a few words. */
  readonly effectOf: (rider: WireRiderOffer) => string | undefined;
  /** One whose insurer names the price only when asked can be chosen: it is asked then. */
  readonly mayAsk?: boolean;
};

type RowProps = Omit<RowsProps, 'offers'> & {
  readonly offers: readonly WireRiderOffer[];
  readonly rider: WireRiderOffer;
  /** Riders of one group exclude each other: only one can be chosen. */
  readonly group?: string;
};

function priceText(t: Translate, { premium, premium_status: status }: WireRiderOffer): string {
  if (premium !== null) {
    const amount = formatRupees(rupees(Math.abs(premium)));
    return t(premium < 0 ? 'riders.less' : 'riders.more', { amount });
  }
  return t(status === 'pending' ? 'riders.live' : 'riders.refused');
}

function RiderRow({ rider, group, offers, ids, choose, effectOf, mayAsk = false }: RowProps) {
  const t = useText();
  const needs = offers.flatMap(({ id, title }) => (rider.needs.includes(id) ? [title] : []));
  const isTaken = ids.includes(rider.id);
  const isPriced = rider.premium !== null || (mayAsk && rider.premium_status === 'pending');
  const isAlone = rider.needs.length > 0 && !rider.needs.some((id) => ids.includes(id));
  const hints = [
    needs.length > 0 && t('riders.needs', { names: needs.join(', '), count: needs.length }),
    effectOf(rider),
  ].filter(Boolean);
  return (
    <OptionRow
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group ?? rider.id}
      checked={isTaken}
      disabled={!isTaken && (!isPriced || isAlone)}
      onChange={({ currentTarget }) => {
        pendingEvents.push(['rider', currentTarget.checked]);
        choose(rider.id, currentTarget.checked);
      }}
      label={<b>{rider.title}</b>}
      hint={hints.length > 0 ? hints.join('. ') : undefined}
      side={
        <span className={css.side}>
          <b>{priceText(t, rider)}</b>
        </span>
      }
    />
  );
}

/** A visitor takes one of these or none: "None" is chosen until somebody presses another. */
function RiderGroup({ of, ...rows }: RowsProps & { readonly of: readonly WireRiderOffer[] }) {
  const t = useText();
  const name = of[0]?.mutual_exclusive_group ?? '';
  const choice = of.find(({ id }) => rows.ids.includes(id));
  return (
    <fieldset className={css.group}>
      <legend>{t('riders.one-of')}</legend>
      <OptionRow
        type="radio"
        name={name}
        checked={choice === undefined}
        onChange={() => {
          if (!choice) return;
          pendingEvents.push(['rider', false]);
          rows.choose(choice.id, false);
        }}
        label={t('riders.none-of')}
      />
      {of.map((rider) => (
        <RiderRow key={rider.id} rider={rider} group={name} {...rows} />
      ))}
    </fieldset>
  );
}

/** Every extra with its price, those taken that are named; what a press came to stands below them. */
export function RiderRows({ children, ...rows }: RowsProps & { readonly children?: Elements }) {
  const t = useText();
  if (rows.offers.length === 0) return <p className="small muted">{t('riders.none')}</p>;
  return (
    <fieldset className={css.set}>
      <legend>{t('riders.title')}</legend>
      <p className="small muted">{t('riders.lede')}</p>
      <div className={`panel ${css.rows}`}>
        {riderGroups(rows.offers).map((group) => {
          const [first, ...others] = group;
          if (!first) return null;
          return others.length === 0 ? (
            <RiderRow key={first.id} rider={first} {...rows} />
          ) : (
            <RiderGroup key={first.id} of={group} {...rows} />
          );
        })}
      </div>
      {children}
    </fieldset>
  );
}
