import { lazy, Suspense, useId, useState } from 'react';
import type { WireCard } from '#contract/quote/cards.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { tallestYear } from '#web/charts/ten-years.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { PlanName } from '#web/plan-parts/facts/plan-name.tsx';
import { WithRiders } from '#web/plan-parts/judged.tsx';
import { eldestAgeOf } from '#web/plan-parts/people/members.ts';
import { chartWaits, type PlanYear } from '#web/plan-parts/ten-years/chart-waits.ts';
import { TenYearsFigure } from '#web/plan-parts/ten-years/ten-years-figure.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { cardId } from '../../card-id.ts';
import { type Results, useResultsModel } from '../../model.ts';
import { OpenPrice } from '../card/open-price.tsx';
import { otherChoicesPart } from './other-choices-part.ts';
import css from './picks.module.css';
import { RemainingCost, Says } from './says.tsx';
import { unmetDemandsPart } from './unmet-demands-part.ts';

const Why = lazy(() =>
  loadChunk('results/why', () => import('./why.tsx')).then(({ WhyBest: view }) => ({ default: view })),
);

const amount = (value: number) => formatRupees(rupees(value));

type PickProps = { readonly card: WireCard; readonly before: WireCard | undefined; readonly scale: number };

/** With nothing beside it that could be taken a plan is neither the best of anything nor the strongest. */
function isAlone({ picks: [first, ...more], data }: Results): boolean {
  const { list, waiting, apart } = data.inGroup;
  const others = more.length + list + waiting;
  return others === 0 && (apart === 0 || first?.sum_assured === data.requestedCover);
}

/** The policy years that all in is made of. */
function yearsOf({ ten_years: years }: WireCard): readonly PlanYear[] {
  return (years?.premium ?? []).map((premium, at) => ({ premium, own: years?.own_share[at] ?? 0 }));
}

function Pick({ card, before, scale }: PickProps) {
  const t = useText();
  const results = useResultsModel();
  const { hrefOf, lastOpened, data, layout } = results;
  const { members } = data.uidata;
  const id = cardId(card.slab_id);
  const isBest = card.recommended;
  const names = isAlone(results)
    ? [t('list.pick.alone')]
    : card.names.map(({ title, scope }) => t(`list.name.${title}`, { scope }));
  return (
    <article className={classes(css.pick, isBest && css.best)} aria-labelledby={id}>
      {isBest && (
        <p className={`strong ${css.flag}`}>
          <Icon name="mark" size={20} />
          <span>{names[0]}</span>
        </p>
      )}
      <div className={css.roles}>
        {names.slice(isBest ? 1 : 0).map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
      <div className={css.who}>
        <h3 lang="en" id={id}>
          <Link href={hrefOf(card)} preload>
            <PlanName title={card.product_title} insurer={card.insurer_title} />
          </Link>
        </h3>
        <p className="muted small" lang="en">
          {card.insurer_title}
        </p>
        {card.deductible !== null && (
          <p className={css.above}>{t('list.pick.above', { amount: coverText(t, card.deductible) })}</p>
        )}
        {card.slab_id === lastOpened && <p className="small strong">{t('list.card.seen')}</p>}
      </div>
      <p className={css.sum}>
        <b>{amount(card.premium ?? 0)}</b>
        <small>{t('list.picks.year')}</small>
        <OpenPrice card={card} />
      </p>
      {card.with_riders && (
        <p className={css.riders}>
          <WithRiders {...card.with_riders} />
        </p>
      )}
      <div className={css.rows}>
        {card.all_in !== null && (
          <p className={css.all}>
            <span>
              <span className="strong">{t('list.pick.all-in')}</span>
              <small>{t('list.pick.all-in.note')}</small>
            </span>{' '}
            <b>{amount(card.all_in)}</b>
          </p>
        )}
        <Says card={card} before={before} />
        {isBest && data.demands.length > 0 && <unmetDemandsPart.Slot />}
        <RemainingCost card={card} isFirst={before === undefined} />
        <p className={css.hundred}>
          <RichText
            id="list.pick.hundred"
            values={{ amount: amount(card.years.one_in_hundred), year: data.shownYear }}
          />
        </p>
      </div>
      {card.ten_years && (
        <div className={css.years}>
          <TenYearsFigure
            size={layout.chart}
            age={eldestAgeOf(members)}
            years={yearsOf(card)}
            waits={chartWaits(
              card.ten_years.waits,
              members.some(({ diseases }) => diseases.length > 0),
              data.coverStart,
            ).slice(0, 1)}
            scale={scale}
          />
        </div>
      )}
      {isBest && (
        <p className={css.see}>
          <ButtonLink href={hrefOf(card)} preload wide>
            {t('list.see', { title: card.product_title })}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}

/** Near equals that are named; the rest is counted. */
const maxNames = 2;

function NearEquals({ best }: { readonly best: WireCard }) {
  const t = useText();
  const results = useResultsModel();
  const { data, picks } = results;
  const id = useId();
  const [open, setOpen] = useState(false);
  if (isAlone(results)) return null;
  const { nearScope: scope } = data;
  const others = data.nearEqual.filter(({ slab_id }) => slab_id !== best.slab_id);
  const names = others
    .slice(0, maxNames)
    .map(({ title, all_in: allIn, premium }) =>
      t('list.near.plan', {
        title,
        allIn: amount(allIn),
        extra: amount(premium - (best.premium ?? 0)),
      }),
    )
    .join(', ');
  const more = others.length - maxNames;
  const plans = more > 0 ? t('list.near.some', { plans: names, count: more }) : names;
  return (
    <div className={css.near}>
      <p>
        {others.length > 0 ? (
          <span>
            <b>{t('list.near.lead')}</b> <span>{t('list.near', { count: others.length, plans, scope })}</span>
            {picks[0] !== best && <span>{` ${t('list.near.cheapest')}`}</span>}
          </span>
        ) : (
          t('list.near.one', { title: best.product_title, scope })
        )}
      </p>{' '}
      <span className={css.why}>
        <Button
          kind="quiet"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('list.why', { title: best.product_title })}
        </Button>
      </span>
      {open && (
        <Suspense>
          <Why id={id} best={best} />
        </Suspense>
      )}
    </div>
  );
}

/** The picks come first, and what their names mean after them. No super top-up is sound by itself. */
function Key({ best }: { readonly best: WireCard }) {
  const t = useText();
  const { awaited, data } = useResultsModel();
  return (
    <p className={css.key}>
      {best.deductible === null && <span>{`${t('list.picks.sound')} `}</span>}
      <span>{t('list.key.note', { year: data.shownYear })}</span>
      {awaited > 0 && <span>{` ${t('list.key.live', { count: awaited })}`}</span>}
    </p>
  );
}

/** Three to start from, by rising premium, each with its sentence in rupees. Absent under a licence without scores. */
export function Picks() {
  const t = useText();
  const { picks } = useResultsModel();
  const best = picks.find(({ recommended }) => recommended);
  if (picks.length === 0 || !best) return null;
  const scale = tallestYear(picks.flatMap(yearsOf));
  return (
    <section className={`framed ${css.picks}`} id="plans" tabIndex={-1} aria-labelledby="picks">
      <h2 id="picks" className="sr">
        {t('list.picks.title', { count: picks.length })}
      </h2>
      <ol>
        {picks.map((card, at) => (
          <li key={card.slab_id}>
            <Pick card={card} before={picks[at - 1]} scale={scale} />
          </li>
        ))}
      </ol>
      <div className={css.foot}>
        <div>
          <NearEquals best={best} />
          <div className={css.others}>
            <otherChoicesPart.Slot />
          </div>
          <Key best={best} />
        </div>
        {picks.length > 1 && <ComparePicks picks={picks} />}
      </div>
    </section>
  );
}

function ComparePicks({ picks }: { readonly picks: readonly WireCard[] }) {
  const t = useText();
  const { data } = useResultsModel();
  return (
    <div className={css.act}>
      <ButtonLink kind="line" href={paths.compare(data.block, data.quoteId, picks)}>
        {t('list.compare', { count: picks.length })}
      </ButtonLink>
    </div>
  );
}
