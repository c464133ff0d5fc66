import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { ToFreshPrice } from '#web/proposal-parts/to-fresh-price.tsx';
import { Head } from './head.tsx';
import { ToInsurer } from './to-insurer.tsx';

/** Specification section 4, renewal expired: to the insurer, or to the prices of today. */
export function Over({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.over.title')} renewal={renewal} />
      <div className="stack-3">
        <ToInsurer
          id={renewal.insurer_page === null ? 'renew.over.call' : 'renew.over.text'}
          renewal={renewal}
        />
        <p>{t('renew.over.why', { last: dateText(renewal.renew_until) })}</p>
      </div>
      <section className="stack-3">
        <h2>{t('renew.over.fresh')}</h2>
        <p>{t('renew.over.fresh.text')}</p>
        <ToFreshPrice proposalID={renewal.proposalID} />
      </section>
    </div>
  );
}
