import type { CallAnswer } from '#contract/call/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { UnfinishedCard } from '#web/proposal-parts/bought/unfinished-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What a visitor bought and began here: the application begun last, and the way to all of it. */
export function Own({ list: { purchases, unfinished } }: { readonly list: CallAnswer<'getPurchases'> }) {
  const t = useText();
  const [last] = unfinished;
  const hasBought = purchases.some(({ proposalID }) =>
    unfinished.every((one) => one.proposalID !== proposalID),
  );
  return (
    <div className="stack-3">
      {last && <h2>{t('unfinished.title')}</h2>}
      {last && <UnfinishedCard application={last} />}
      {(hasBought || unfinished.length > 1) && (
        <Notice tone="brand" icon="mark" lead={t('intro.mine.lead')}>
          <p>{t('intro.mine.text')}</p>
          <p>
            <ButtonLink href={paths.myPolicies()} kind="line">
              {t('nav.mine')}
            </ButtonLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
