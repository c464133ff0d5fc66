import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const pause = 5000;

/** The check of this insurer happens in another tab; this one goes on when it is done there. */
export function HandOff({ proposal }: { readonly proposal: WireProposal }) {
  const t = useText();
  const api = useApi();
  const router = useRouter();
  const { proposalID: id, planData } = proposal;
  const insurer = planData.insurerSlug;
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await api.call('kycInit', { params: { insurer, id }, body: {} }, { once: true });
      if (answer.ok && answer.value.kyc_completed) await router.invalidate();
    };
    const timer = setInterval(() => void look(), pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, router, id, insurer]);
  return (
    <>
      <Notice tone="brand" icon="out" lead={t('kyc.tab.lead', { insurer: planData.insurerTitle })}>
        {t('kyc.tab.text')}
      </Notice>
      <p>
        <ButtonLink href={paths.proposal(id, 'kyc', { tab: 'own' })} newTab>
          {t('kyc.tab.open')}
        </ButtonLink>
      </p>
      <p className="muted">{t('kyc.tab.waiting')}</p>
    </>
  );
}
