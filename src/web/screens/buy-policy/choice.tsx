import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { RiderRows } from '#web/plan-parts/choice/rider-rows.tsx';
import { TermRows } from '#web/plan-parts/choice/term-rows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { buyPolicyPage } from './page.ts';
import { type ChangeNotice, useChoice } from './use-choice.ts';

const money = (amount: number) => formatRupees(rupees(amount));

function useEffectText(): (rider: WireRiderOffer) => string | undefined {
  const t = useText();
  return ({ effect }) =>
    effect?.kind === 'pre-existing-wait' && effect.months !== undefined
      ? t('buy.choice.wait', { months: effect.months })
      : undefined;
}

function Changed({ total, change, out }: ChangeNotice & { readonly kind: 'changed' }) {
  const t = useText();
  const direction = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <Notice tone="brand">
      {out.length > 0 && <p>{t('riders.taken-out', { names: out.join(', ') })}</p>}
      <p>
        <RichText id="buy.choice.now" values={{ amount: money(total) }} />
        <span>{` ${t(`buy.choice.${direction}`, { amount: money(Math.abs(change)) })}`}</span>
      </p>
    </Notice>
  );
}

/** Read out: what the last press came to. */
function Answer({ notice, isBusy }: { readonly notice: ChangeNotice | undefined; readonly isBusy: boolean }) {
  const t = useText();
  return (
    <div role="status">
      {notice?.kind === 'asking' ? (
        <p className="small">{t('buy.choice.asking')}</p>
      ) : (
        isBusy && <p className="small muted">{t('buy.choice.busy')}</p>
      )}
      {notice?.kind === 'changed' && <Changed {...notice} />}
      {notice?.kind === 'failed' && (
        <Notice tone="care" lead={t('riders.failed')}>
          {notice.message ?? t('riders.failed.text')}
        </Notice>
      )}
    </div>
  );
}

/** How long, and what beside the plan: nothing is ticked for the buyer, and each press is in the price at once. */
export function LengthAndRiders() {
  const t = useText();
  const { ids, years, isBusy, notice, chooseRider, chooseTerm } = useChoice(useLoaded(buyPolicyPage));
  const effectOf = useEffectText();
  const { riders } = useLoaded(buyPolicyPage);
  const hasOneOption = riders.discounts.length < 2 && riders.riders.length === 0;
  if (!riders.may_change || hasOneOption) return null;
  return (
    <section aria-labelledby="choice">
      <h2 id="choice">{t('buy.choice')}</h2>
      <p className="small muted">{t('term.lede')}</p>
      <TermRows offers={riders.discounts} years={years} choose={chooseTerm} isPricing={isBusy} />
      {riders.riders.length > 0 && (
        <RiderRows offers={riders.riders} ids={ids} choose={chooseRider} effectOf={effectOf} mayAsk />
      )}
      <Answer notice={notice} isBusy={isBusy} />
    </section>
  );
}
