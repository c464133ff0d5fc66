import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { cashlessHours } from '#domain/cover/cashless-hours.ts';
import { useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';
import { ClaimLinks } from './claim-links.tsx';
import css from './hospital.module.css';

const hospitalId = 'hospital';

/** On a phone the steps stand far below: one press leads there. */
export function HospitalLink() {
  const t = useText();
  return (
    <a className={classes(css.link, 'only-phone')} href={`#${hospitalId}`}>
      <b>{t('policy.hospital.link')}</b>
      <span>{t('policy.hospital.link.note')}</span>
    </a>
  );
}

type HospitalHelpProps = { readonly proposalID: string; readonly after: WirePostPayment };

/** The three steps of a stay, whom to call, and the hospitals near the people of the policy. */
export function HospitalHelp({ proposalID, after }: HospitalHelpProps) {
  const t = useText();
  const { in_hospital: inHospital, planData, policy } = after;
  const phone = inHospital?.phone ?? planData.insurerPhone;
  const insurer = inHospital?.desk ?? planData.insurerTitle;
  const first = planData.deductible === null ? 'policy.steps.1' : 'policy.steps.1.above';
  return (
    <section id={hospitalId} className={classes(css.help, 'stack-3')}>
      <h2>{t('policy.hospital.link')}</h2>
      <ol className={css.steps}>
        <li>
          <span>{t(first)}</span>
        </li>
        <li>
          <span>{t('policy.steps.2', { insurer, hours: cashlessHours.answer })}</span>
        </li>
        <li>
          <span>{t('policy.steps.3', { hours: cashlessHours.discharge })}</span>
        </li>
      </ol>
      <PhoneLink phone={phone} wide>
        {t('policy.hospital.call', { phone: unbroken(phone) })}
      </PhoneLink>
      <ClaimLinks proposalID={proposalID} />
      {policy?.near.map((place) => (
        <Near key={place.pincode} place={place} insurer={insurer} />
      ))}
    </section>
  );
}

type NearPlace = WirePolicyPage['near'][number];

/** Named before the others are folded. */
const mostAtOnce = 3;

function Near({ place, insurer }: { readonly place: NearPlace; readonly insurer: string }) {
  const t = useText();
  const { city, pincode, cashless, count, hospitals } = place;
  if (hospitals.length === 0) return <p className="small">{t('policy.near.none', { pincode, insurer })}</p>;
  const more = hospitals.slice(mostAtOnce);
  return (
    <div className="stack-2">
      <h3>{t('policy.near', { city, pincode })}</h3>
      <p className="small muted">{t('policy.near.count', { cashless, count })}</p>
      <Hospitals hospitals={hospitals.slice(0, mostAtOnce)} />
      {more.length > 0 && (
        <Disclosure summary={t('policy.near.more', { count: more.length })}>
          <Hospitals hospitals={more} />
        </Disclosure>
      )}
    </div>
  );
}

function Hospitals({ hospitals }: Pick<NearPlace, 'hospitals'>) {
  const t = useText();
  return (
    <ul className={css.near}>
      {hospitals.map(({ id, name, address, settlement }) => {
        const isCashless = settlement === 'cashless';
        return (
          <li key={id} className={isCashless ? css.cashless : undefined}>
            <Icon name={isCashless ? 'check' : 'cross'} size={20} />
            <p>
              <span>{name}</span>
              <small>{address}</small>
              <b>{t(`policy.near.${settlement}`)}</b>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
