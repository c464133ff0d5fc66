import type { WireListedQuote, WirePurchase } from '#contract/purchase/purchases.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { isUnused, useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { usePeopleLine } from '#web/proposal-parts/bought/people-line.ts';
import { RenewalEntry } from '#web/proposal-parts/bought/renewal-entry.tsx';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { useMemberList } from '#web/proposal-parts/people-names.ts';
import { Link } from '#web/ui/link.tsx';
import css from '../view.module.css';

/** What was bought: whom it covers, for how much, until when, and what it leaves to them. */
export function PurchaseRow({ purchase }: { readonly purchase: WirePurchase }) {
  const t = useText();
  const people = usePeopleLine(purchase.people);
  const cover = useCoverLine(purchase);
  const { proposalID, outcome, product_title: plan, copay_percent: percent } = purchase;
  const isIssued = outcome === 'issued';
  return (
    <li>
      <Link className={css.row} href={paths.proposal(proposalID, pageToGoOn(purchase))}>
        <span>
          <b className={css.name}>{plan}</b>
          <b className={css.who}>{people}</b>
          <small>{isIssued ? cover : t(`mine.state.${outcome}`)}</small>
          {isIssued && percent > 0 && <small className={css.owes}>{t('mine.row.owes', { percent })}</small>}
        </span>
        <i className={css.chevron} aria-hidden="true" />
      </Link>
      {purchase.renewal && purchase.renewal.stands !== 'too-early' && (
        <div className={css.more}>
          <RenewalEntry proposalID={proposalID} renewal={purchase.renewal} />
        </div>
      )}
    </li>
  );
}

function useCoverLine(purchase: WirePurchase): string {
  const { sum_assured, deductible, people, cover_from, cover_until, cover_basis } = purchase;
  const t = useText();
  const dateText = useDateText();
  const ended = useHasEnded(cover_until) ? 'yes' : 'no';
  const hasEnded = isUnused(cover_from, cover_until) ? 'unused' : ended;
  const cover = sum_assured === null ? '' : boughtCover(t, { sumAssured: sum_assured, deductible });
  const shared = cover_basis === 'floater' ? 'shared' : 'each';
  const basis = people.length < 2 || deductible !== null ? 'one' : shared;
  return t('mine.row.cover', {
    cover,
    basis,
    hasEnded,
    until: cover_until === null ? '' : dateText(cover_until),
  });
}

/** A quote of this visit, from which nothing was begun. */
export function QuoteRow({ quote }: { readonly quote: WireListedQuote }) {
  const t = useText();
  const dateText = useDateText();
  const people = useMemberList(quote.people);
  const ages = useAges(quote);
  const isTopUp = quote.product_type === 'SUPER_TOPUP';
  const href =
    quote.block === null ? paths.splitPlans(quote.quoteID) : paths.results(quote.block, quote.quoteID);
  return (
    <li>
      <Link className={css.row} href={href}>
        <span>
          <b className={css.name}>{t(isTopUp ? 'mine.kept.title.top-up' : 'mine.kept.title', { people })}</b>
          <b className={css.who}>{t('mine.kept.who', { ages, cover: coverText(t, quote.sum_assured) })}</b>
          <small>{t('mine.kept.until', { date: dateText(quote.until) })}</small>
        </span>
        <i className={css.chevron} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** It gives "66 and 61", and "none" where nobody's age is known. */
function useAges({ people }: WireListedQuote): string {
  const t = useText();
  const [first, ...others] = people.flatMap(({ age }) => (age === null ? [] : [String(age)]));
  const last = others.pop();
  const list = others.reduce((text, next) => t('people.list.next', { list: text, next }), first ?? 'none');
  return last === undefined ? list : t('people.list.last', { list, last });
}
