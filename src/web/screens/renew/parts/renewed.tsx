import type { ReactNode } from 'react';
import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { paths } from '#web/paths.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useText } from '#web/platform/text.tsx';
import { useTitle } from '#web/platform/title.ts';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

type RenewedProps = { readonly renewal: WireRenewal };

/** It is paid for: whoever comes by Back or from another tab is led to the new policy and to nothing that pays. */
export function Renewed({ renewal }: RenewedProps): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { planData, policy_number: number, begun } = renewal;
  const title = t('renew.renewed.title');
  useTitle(title);
  const until = dateText(renewal.cover_until);
  return (
    <div className="stack-5 measure">
      <PageHead title={title} lede={t('renew.lede', { plan: planData.productTitle, number, until })} />
      <p>{t('renew.renewed')}</p>
      {begun && (
        <div className="row">
          <ButtonLink href={paths.proposal(begun.proposalID, pageToGoOn(begun))}>
            {t('renew.renewed.open')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
