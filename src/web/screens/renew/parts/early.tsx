import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Head } from './head.tsx';

/** Nothing is to be done yet: from which day on, and a way not to forget it. */
export function Early({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const dateText = useDateText();
  const { proposalID } = renewal;
  const date = dateText(renewal.renew_from);
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.early.title', { date })} renewal={renewal} />
      <p>{t('renew.early', { date, last: dateText(renewal.renew_until) })}</p>
      <p>
        <a href={purchaseFileHref(proposalID, 'policy.ics')} download>
          {t('renew.early.calendar')}
        </a>
      </p>
      <div className="row">
        <ButtonLink href={paths.proposal(proposalID, 'transaction-success')}>{t('renew.policy')}</ButtonLink>
      </div>
    </div>
  );
}
