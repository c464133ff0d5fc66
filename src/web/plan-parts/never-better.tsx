import type { WirePlan } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

type NeverBetterProps = {
  readonly better: NonNullable<WirePlan['never_better']>;
  /** The comparison of the two, where the page has none of its own. */
  readonly bothHref?: string;
};

/** Names the plan that beats this one, and the rupees. */
export function NeverBetter({ better, bothHref }: NeverBetterProps) {
  const t = useText();
  return (
    <Notice tone="owes" lead={t('plan.never-better.lead')}>
      <span>
        {t(better.extra > 0 ? 'plan.never-better.more' : 'plan.never-better.same', {
          extra: formatRupees(rupees(better.extra)),
          title: better.title,
        })}
      </span>
      {bothHref !== undefined && (
        <span>
          {' '}
          <Link href={bothHref}>{t('plan.never-better.both')}</Link>
        </span>
      )}
    </Notice>
  );
}
