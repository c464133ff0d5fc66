import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Head } from './head.tsx';

/** It is paid for: whoever comes by Back or from another tab is led to the new policy and to nothing that pays. */
export function Renewed({ renewal }: { readonly renewal: WireRenewal }) {
  const t = useText();
  const { begun } = renewal;
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.renewed.title')} renewal={renewal} />
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
