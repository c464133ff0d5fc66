import type { WireHospitals } from '#contract/product/hospitals.ts';
import { useText } from '#web/browser/text.tsx';
import { settlementWords } from '#web/plan-parts/hospitals/settlement-words.ts';
import type { Settlement } from '#web/plan-parts/hospitals/settlements.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { usePlanModel } from '../model.ts';
import css from './hospitals.module.css';

type Area = WireHospitals['by_pincode'][number];
/** Hospitals of an area on the page before the others are folded. */
const firstLines = 4;

/** Cashless has a tick; elsewhere the buyer pays first. */
export function How({ settlement }: { readonly settlement: Settlement }) {
  const t = useText();
  const isCashless = settlement === 'cashless';
  return (
    <span className={classes(css.how, isCashless ? css.yes : css.no)}>
      <Icon name={isCashless ? 'check' : 'cross'} size={20} />
      <span>{t(settlementWords[settlement])}</span>
    </span>
  );
}

/** Ticked, it is one of those that the family would go to. */
function Lines({ hospitals }: { readonly hospitals: readonly Area['hospitals'][number][] }) {
  const own = useOwnPlaces();
  return (
    <ul>
      {hospitals.map(({ id, name, address, pincode, insurers }) => (
        <li key={id}>
          <OptionRow
            label={name}
            hint={address}
            side={<How settlement={insurers[0]?.settlement ?? 'reimbursement'} />}
            checked={own.hospitals.some((one) => one.id === id)}
            onChange={() => own.toggle({ id, name, address, pincode })}
          />
        </li>
      ))}
    </ul>
  );
}

type AreaListProps = { readonly area: Area; readonly sought: string };

/** The hospitals of one pincode, the first ones open. */
export function AreaList({ area, sought }: AreaListProps) {
  const t = useText();
  const { plan } = usePlanModel();
  const near = plan.content?.network.find(({ pincode }) => pincode === area.pincode);
  return (
    <div className={`framed ${css.area}`}>
      <h3>
        {near && sought === ''
          ? t('hospitals.of', {
              cashless: near.cashless,
              count: near.hospitals,
              city: area.city,
              pincode: area.pincode,
            })
          : t('hospitals.found', { count: area.found, city: area.city, pincode: area.pincode })}
      </h3>
      {area.found === 0 && sought !== '' ? (
        <Notice lead={t('hospitals.none', { count: area.in_area, city: area.city })}>
          {t('hospitals.none.text', { insurer: plan.insurer_title })}
        </Notice>
      ) : (
        <>
          <Lines hospitals={area.hospitals.slice(0, firstLines)} />
          {area.hospitals.length > firstLines && (
            <Disclosure summary={t('hospitals.more', { count: area.hospitals.length - firstLines })}>
              <Lines hospitals={area.hospitals.slice(firstLines)} />
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}
