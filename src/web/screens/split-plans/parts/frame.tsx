import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { SplitPlans } from '../model.ts';

type FrameProps = { readonly split: SplitPlans; readonly children: ReactNode };

/** What stands around the ways in both layouts. */
export function Frame({ split, children }: FrameProps): ReactNode {
  const t = useText();
  if (split.ways.length === 0) {
    return (
      <div className="stack-5">
        <h1>{t('split.empty.title')}</h1>
        <Empty title={t('split.none')} text={t('split.empty.text')}>
          <ButtonLink href={paths.chooseMember()}>{t('split.change')}</ButtonLink>
        </Empty>
      </div>
    );
  }
  return (
    <div className="stack-5">
      <BackLink href={paths.existingPolicy()} />
      <PageHead title={split.title} lede={split.lede} />
      {children}
      <p className="small muted">
        {t('split.asof', { date: split.pricedOn })} {t('split.reference', { crn: split.crn })}
      </p>
      <ButtonLink kind="line" href={paths.chooseMember()}>
        {t('split.change')}
      </ButtonLink>
    </div>
  );
}
