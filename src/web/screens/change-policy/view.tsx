import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { changesPart } from './changes-part.ts';
import { changePolicyPage } from './page.ts';

/** The changes of a policy, under its name. */
export function Screen(): ReactNode {
  const t = useText();
  const { proposalID, product_title: product } = useLoaded(changePolicyPage);
  return (
    <div className="stack-6 measure">
      <div className="stack-2">
        <p>
          <Link className="tap" href={paths.proposal(proposalID, 'transaction-success')}>
            {product}
          </Link>
        </p>
        <h1>{t('change.title')}</h1>
        <p className="lede">{t('change.lede')}</p>
      </div>
      <div>
        <changesPart.Slot />
      </div>
    </div>
  );
}
