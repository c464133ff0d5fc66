import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { daysBetween } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { dayOf } from '#web/browser/day-of.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { MessageId } from '#words/areas.ts';
import css from './what-next.module.css';

type WhatNextProps = {
  readonly proposalID: string;
  readonly after: WirePostPayment;
};

const words: Readonly<Record<string, MessageId>> = {
  accident: 'outcome.date.accident',
  'other-illness': 'outcome.date.other-illness',
  'specific-treatment': 'outcome.date.specific-treatment',
  'joint-replacement': 'outcome.date.joint-replacement',
  'pre-existing': 'outcome.date.pre-existing',
  maternity: 'outcome.date.maternity',
  'free-look-ends': 'outcome.date.free-look-ends',
  renewal: 'outcome.date.renewal',
};

/** The dates that matter after issue, the same day taken together. */
export function daysOf(
  dates: WirePostPayment['dates'],
): readonly { readonly on: string; readonly dates: WirePostPayment['dates'] }[] {
  const days = [...new Set(dates.map(({ on }) => on))];
  return days.map((on) => ({ on, dates: dates.filter((date) => date.on === on) }));
}

type PolicyDate = WirePostPayment['dates'][number];

/**
 * A ported policy says whose day it is and up to how much, where the others have another or the rest still
 * waits.
 */
function usePolicyDateText({ members }: WirePostPayment): (date: PolicyDate) => string {
  const t = useText();
  return ({ kind, member, up_to: amount }) => {
    const plain = t(words[kind] ?? 'outcome.date.other');
    const what = amount === null ? plain : t('port.date.part', { what: plain, amount: moneyText(amount) });
    const name = members.find(({ key }) => key === member)?.name;
    return name === undefined ? what : t('port.date.whose', { name, what });
  };
}

/** As long as a letter is tried again (decision record 072). */
const daysOnItsWay = 4;

export function WhatNext({ proposalID, after }: WhatNextProps) {
  const t = useText();
  const dateText = useDateText();
  const { pricesAsOf: today, hasCodes, hasMail } = useSite();
  const paidOn = after.paid_at ? dayOf(after.paid_at.slice(0, 10)) : today;
  // A policy that is looked at again is not on its way any more.
  const isFresh = daysBetween(paidOn, today) <= daysOnItsWay;
  const dateOf = usePolicyDateText(after);
  return (
    <section>
      <h2>{t('outcome.next')}</h2>
      <ol className={css.next}>
        {isFresh && hasMail && (
          <li>
            <b>{t('outcome.now')}</b>
            <p>
              <span>{t('outcome.sent', { email: after.email })}</span>
              <small>{t(hasCodes ? 'outcome.sent.note' : 'outcome.sent.note.here')}</small>
            </p>
          </li>
        )}
        {daysOf(after.dates).map(({ on, dates }) => (
          <li key={on}>
            <time dateTime={on}>{dateText(on)}</time>
            <p>
              {dates.map((each, at) =>
                at === 0 ? (
                  <span key={dateOf(each)}>{dateOf(each)}</span>
                ) : (
                  <small key={dateOf(each)}>{dateOf(each)}</small>
                ),
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className={css.calendar}>
        <a href={purchaseFileHref(proposalID, 'policy.ics')} download>
          <Icon name="clock" /> {t('outcome.calendar')}
        </a>
        <small>{t(after.renewal ? 'outcome.calendar.note.renewal' : 'outcome.calendar.note')}</small>
      </p>
    </section>
  );
}
