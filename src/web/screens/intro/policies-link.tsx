import { useEffect, useState } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Notice } from '#web/ui/notice.tsx';

type BoughtProps = {
  /** What somebody new reads in its place. */
  readonly children: Elements;
};

/** The way back for somebody who bought here. Asked for once the page stands, which waits for nothing. */
export function PoliciesLink({ children }: BoughtProps) {
  const t = useText();
  const api = useApi();
  const [hasBought, setHasBought] = useState(false);
  useEffect(() => {
    let isHere = true;
    void api.call('getPurchases', { params: {}, body: {} }).then((answer) => {
      if (isHere && answer.ok) setHasBought(answer.value.purchases.length > 0);
    });
    return () => {
      isHere = false;
    };
  }, [api]);
  if (!hasBought) return children;
  return (
    <Notice tone="brand" icon="mark" lead={t('intro.mine.lead')}>
      <p>{t('intro.mine.text')}</p>
      <p>
        <ButtonLink href={paths.myPolicies()} kind="line">
          {t('intro.mine.link')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
