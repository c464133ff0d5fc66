import { useEffect } from 'react';
import { useText } from '#web/browser/text.tsx';
import { namedQuery } from '#web/plan-parts/hospitals/named-address.ts';
import { hospitalsId, type OwnHospital } from '#web/plan-parts/hospitals/own-hospitals.ts';
import { useSettledAt } from '#web/plan-parts/hospitals/settled-at.ts';
import { useOwnPlaces, usePlacesReady } from '#web/plan-parts/hospitals/use-own-places.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCompareModel } from '../model.ts';
import { ownRow } from './own-row.ts';

/** Where they are named, on the page of the first plan; a plain link, as what it leads to lies far down the page. */
function useNamingLink(): { readonly href: string; readonly name: string } {
  const { columns, detailOf, nameOf } = useCompareModel();
  const [first] = columns;
  return first
    ? { href: `${detailOf(first.plan)}#${hospitalsId}`, name: nameOf(first) }
    : { href: `#${hospitalsId}`, name: '' };
}

function Unnamed() {
  const t = useText();
  const { href, name } = useNamingLink();
  return (
    <p>
      {t('hospitals.own.none')} <a href={href}>{t('hospitals.own.go', { name })}</a>
    </p>
  );
}

/** Which they are, below the table; what each plan pays there is a row of it. */
function NamedHospitals({ hospitals }: { readonly hospitals: readonly OwnHospital[] }) {
  const t = useText();
  const { page, columns, tellOwn } = useCompareModel();
  const { href } = useNamingLink();
  const insurers = [...new Set(columns.map(({ plan }) => plan.insurer_id))];
  const { settled, hasFailed, askAgain } = useSettledAt(page.list.quoteId, hospitals, insurers);
  const isKnown = hospitals.every(({ id }) => insurers.every((insurer) => settled.get(id)?.has(insurer)));
  useEffect(() => {
    tellOwn({ rows: (context) => ownRow(context, hospitals, settled), query: namedQuery(hospitals) });
    return () => tellOwn(undefined);
  }, [tellOwn, hospitals, settled]);
  const names = hospitals.map(({ name }) => name).join(', ');
  return (
    <>
      <p>
        <span>
          {t('hospitals.own.not', { how: t('hospitals.own.title', { count: hospitals.length }), names })}
        </span>{' '}
        <a href={href}>{t('hospitals.own.change')}</a>
      </p>
      <div role="status">
        {hasFailed && (
          <Notice tone="care" icon="alert" lead={t('hospitals.own.failed')}>
            {t('hospitals.own.failed.text')}
            <p>
              <Button kind="line" onClick={askAgain}>
                {t('problem.retry')}
              </Button>
            </p>
          </Notice>
        )}
        {!hasFailed && !isKnown && <p className="muted">{t('hospitals.own.asking')}</p>}
      </div>
    </>
  );
}

/** Below the table: the hospitals that were named, or the way to naming them. */
export function OwnHospitals() {
  const { hospitals } = useOwnPlaces();
  const isReady = usePlacesReady();
  if (!isReady) return null;
  return (
    <div className="sec__body stack-2">
      {hospitals.length === 0 ? <Unnamed /> : <NamedHospitals hospitals={hospitals} />}
    </div>
  );
}
