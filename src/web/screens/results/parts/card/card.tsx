import { deepEqual } from '@tanstack/react-router';
import { memo } from 'react';
import type { WireCard } from '#contract/quote/cards.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { livePremiumMaxTries } from '#domain/price/live-tries.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { YearsBar } from '#web/charts/years-bar.tsx';
import { paths } from '#web/paths.ts';
import { toRidersText } from '#web/plan-parts/compare/compare-address.ts';
import { useCompareToggle } from '#web/plan-parts/compare/use-compare-set.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { PlanName } from '#web/plan-parts/facts/plan-name.tsx';
import { InsurerMark } from '#web/plan-parts/insurer-mark.tsx';
import { NotRecommended, WithRiders } from '#web/plan-parts/judged.tsx';
import { NeverBetter } from '#web/plan-parts/never-better.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import { cardId } from '../../card-id.ts';
import { useCardFrame, useResultsModel } from '../../model.ts';
import css from './card.module.css';
import { cardFacts } from './facts.ts';
import { OpenPrice } from './open-price.tsx';

type CardProps = { readonly card: WireCard };

function LivePriceNote() {
  const t = useText();
  const now = Math.max(useResultsModel().tries, 1);
  return (
    <p className={css.price} aria-busy="true">
      <strong>{t('plan.price.asking')}</strong>
      <small>
        <Ticks of={livePremiumMaxTries} now={now} />
        <span>{t('ui.tries', { now, of: livePremiumMaxTries })}</span>
      </small>
    </p>
  );
}

function Price({ card }: CardProps) {
  const t = useText();
  if (card.premium !== null)
    return (
      <p className={css.price}>
        <b>{formatRupees(rupees(card.premium))}</b>
        <small>{t('list.card.year', { cover: coverText(t, card.sum_assured) })}</small>
      </p>
    );
  if (card.premium_status === 'pending') return <LivePriceNote />;
  return (
    <p className={css.price}>
      <strong>{t('plan.price.none')}</strong>
      <small>{t(`plan.price.none.${card.premium_reason ?? 'no-rate'}`)}</small>
    </p>
  );
}

function Facts({ card }: CardProps) {
  const t = useText();
  const dateText = useDateText();
  const facts = cardFacts({ t, dateText }, card, useCardFrame());
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note, care }) => (
        <div key={label} className={classes(care && css.care)}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the chosen stay leaves to pay; in the order by bad years, the bar of three years. */
function OwnShare({ card }: CardProps) {
  const t = useText();
  const { stay, scale, shownYear: year } = useCardFrame();
  if (scale !== undefined)
    return (
      <div className={css.years}>
        <YearsBar size="line" premium={card.premium} own={card.years} scale={scale} />
        <p>
          <RichText
            id="list.pick.hundred"
            values={{ amount: formatRupees(rupees(card.years.one_in_hundred)), year }}
          />
        </p>
      </div>
    );
  if (stay === undefined || card.own_share === null) return null;
  return (
    <p className={css.stay}>
      <span>{t(card.deductible === null ? 'list.picks.bad' : 'list.card.stay.top', { stay })}</span>{' '}
      <b>{formatRupees(rupees(card.own_share))}</b>
    </p>
  );
}

function Strips({ card }: CardProps) {
  const t = useText();
  const { quoteId, block, lastOpened } = useCardFrame();
  const { never_better: better, offline_type: offline } = card;
  // One reason is enough on a card; its page says each.
  const floor = better || offline ? null : card.not_recommended;
  return (
    <>
      {better && (
        <div className={css.strip}>
          <NeverBetter better={better} bothHref={paths.compare(block, quoteId, [card, better])} />
        </div>
      )}
      {floor && (
        <div className={css.strip}>
          <NotRecommended floor={floor} />
        </div>
      )}
      {offline && (
        <div className={css.strip}>
          <Notice icon="branch" lead={t('plan.offline.lead')}>
            {t(`plan.offline.text.${offline}`, { insurer: card.insurer_title })}
          </Notice>
        </div>
      )}
      {card.slab_id === lastOpened && (
        <div className={css.strip}>
          <Notice tone="brand">{t('list.card.seen')}</Notice>
        </div>
      )}
    </>
  );
}

function CompareBox({ card }: CardProps) {
  const t = useText();
  const { quoteId, block, places } = useCardFrame();
  const plan = { slabId: card.slab_id, riders: card.riders, title: card.product_title };
  const { on, toggle } = useCompareToggle({ quoteId, block }, plan, places);
  return (
    <button type="button" aria-pressed={on} className={classes(on && css.on)} onClick={toggle}>
      <span className={css.box} aria-hidden="true">
        {on && <Icon name="check" size={16} />}
      </span>
      <span>{t(on ? 'list.card.comparing' : 'tray.card')}</span>{' '}
      <span className="sr">{card.product_title}</span>
    </button>
  );
}

function Foot({ card }: CardProps) {
  const t = useText();
  const { quoteId, block } = useCardFrame();
  const isOffline = card.offline_type !== null;
  const href = isOffline
    ? paths.policyOffline(card.offline_type ?? 'offline', {
        quoteID: quoteId,
        block,
        plan: card.slab_id,
        riders: toRidersText(card.riders),
      })
    : paths.planDetail(block, quoteId, card);
  return (
    <div className={css.foot}>
      {card.all_in !== null && (
        <div className={css.sums}>
          <p>
            <RichText id="list.card.all-in" values={{ amount: formatRupees(rupees(card.all_in)) }} />
          </p>
          <OpenPrice card={card} />
        </div>
      )}
      <CompareBox card={card} />
      <Link href={href} preload={!isOffline}>
        <u>{t(isOffline ? 'list.card.buy' : 'plan.see')}</u> <span className="sr">{card.product_title}</span>
      </Link>
    </div>
  );
}

/** One plan of a list: name and premium on one line, three facts, what a stay leaves to you, what it costs all in, and two ways on. */
function DrawnCard({ card }: CardProps) {
  const { quoteId, block, lastOpened } = useCardFrame();
  const id = cardId(card.slab_id);
  return (
    <article
      className={classes(
        css.card,
        card.group === 'waiting' && css.awaited,
        card.offline_type !== null && css.subdued,
        card.slab_id === lastOpened && css.seen,
      )}
      aria-labelledby={id}
    >
      <div className={css.top}>
        <InsurerMark mark={card.insurer_mark} title={card.insurer_title} />
        <div>
          <p className={`muted small ${css.by}`} lang="en">
            {card.insurer_title}
          </p>
          <h3 className={css.name} id={id} lang="en">
            <Link href={paths.planDetail(block, quoteId, card)} preload>
              <PlanName title={card.product_title} insurer={card.insurer_title} />
            </Link>
          </h3>
        </div>
      </div>
      <Price card={card} />
      {card.with_riders && (
        <p className={css.riders}>
          <WithRiders {...card.with_riders} />
        </p>
      )}
      <Facts card={card} />
      <OwnShare card={card} />
      <Strips card={card} />
      <Foot card={card} />
    </article>
  );
}

/** What it says beside its neighbour stands above it, not on it. */
const isSameCard = (
  { card: { gain: _before, ...before } }: CardProps,
  { card: { gain: _now, ...now } }: CardProps,
) => deepEqual(before, now);

/** Not drawn anew in a list that changes around it. */
export const Card = memo(DrawnCard, isSameCard);
