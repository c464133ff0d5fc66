import { useText } from '#web/browser/text.tsx';
import { fewestCompared } from '#web/plan-parts/compare/compare-set.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useCompareModel } from '../model.ts';

/** Plans of the address that are not sold to these people: said, not passed over. */
export function LeftOut() {
  const t = useText();
  const { page } = useCompareModel();
  if (page.missing === 0) return null;
  return (
    <div className="sec__body">
      <Notice tone="care">{t('compare.missing', { count: page.missing })}</Notice>
    </div>
  );
}

/** Too few plans to compare: what is left, and the way to more. */
export function TooFew() {
  const t = useText();
  const { columns, back, detailOf, nameOf } = useCompareModel();
  const [only] = columns;
  const what = only ? t('compare.few.one', { title: only.plan.product_title }) : t('compare.few.none');
  return (
    <div className="stack">
      <BackLink href={back.href} label={t('compare.back')} />
      <PageHead title={t('compare.few.title')} lede={`${what} ${t('compare.few.text')}`} />
      <LeftOut />
      <div className="row">
        <ButtonLink href={back.href}>{t('compare.few.list')}</ButtonLink>
        {only && (
          <ButtonLink kind="line" href={detailOf(only.plan)}>
            {t('compare.see', { name: nameOf(only) })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export const isTooFew = (columns: readonly unknown[]): boolean => columns.length < fewestCompared;
