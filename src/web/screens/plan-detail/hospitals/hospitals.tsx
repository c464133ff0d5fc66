import { type FormEvent, type ReactNode, useState } from 'react';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import { parseIsoDate } from '#domain/date.ts';
import { formatGrouped, rupees } from '#domain/money.ts';
import { useDateText } from '#web/platform/dates.ts';
import { RichText, useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import css from './hospitals.module.css';
import { type Hospitals as Found, useHospitals } from './use-hospitals.ts';

type Area = WireHospitals['by_pincode'][number];
type Hospital = Area['hospitals'][number];

/** Hospitals of an area on the page before the others are folded. */
const firstLines = 6;

/** Cashless has a tick; elsewhere the buyer pays first. */
function HospitalLine({ hospital }: { readonly hospital: Hospital }): ReactNode {
  const t = useText();
  const settlement = hospital.insurers[0]?.settlement ?? 'reimbursement';
  const isCashless = settlement === 'cashless';
  return (
    <li>
      <p>
        {hospital.name}
        <small>{hospital.address}</small>
      </p>
      <span className={classes(css.how, isCashless ? css.yes : css.no)}>
        <Icon name={isCashless ? 'check' : 'cross'} size={20} />
        {t(`hospitals.${settlement}`)}
      </span>
    </li>
  );
}

function Lines({ hospitals }: { readonly hospitals: readonly Hospital[] }): ReactNode {
  return (
    <ul>
      {hospitals.map((hospital) => (
        <HospitalLine key={hospital.id} hospital={hospital} />
      ))}
    </ul>
  );
}

function AreaList({ area, sought }: { readonly area: Area; readonly sought: string }): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  const near = plan.content?.network.find(({ pincode }) => pincode === area.pincode);
  return (
    <div className={css.area}>
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

function Search({ found }: { readonly found: Found }): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    found.seek(text);
  };
  return (
    <form className={css.seek} onSubmit={submit}>
      <TextInput
        label={t('hospitals.seek')}
        type="search"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button kind="line" type="submit" busy={found.isBusy} busyText={t('hospitals.busy')}>
        {t('hospitals.search')}
      </Button>
    </form>
  );
}

/** Where the family, and their parents, can be treated without paying first. */
export function Hospitals(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { plan } = usePlanModel();
  const found = useHospitals();
  const asOf = found.shown && parseIsoDate(found.shown.as_of);
  const count = formatGrouped(rupees(plan.network_hospitals_count));
  return (
    <Section id="hospitals" title={t('hospitals.title')}>
      <p>
        <RichText id="detail.hospitals.count" values={{ count, insurer: plan.insurer_title }} />
      </p>
      <Search found={found} />
      <div role="status">
        {found.hasFailed && (
          <Notice tone="care" icon="alert" lead={t('hospitals.failed')}>
            {t('hospitals.failed.text')}
            <p>
              <Button kind="line" onClick={() => found.seek(found.sought)}>
                {t('hospitals.again')}
              </Button>
            </p>
          </Notice>
        )}
        <div className={css.areas}>
          {found.shown?.by_pincode.map((area) => (
            <AreaList key={area.pincode} area={area} sought={found.sought} />
          ))}
        </div>
      </div>
      <p className="small muted">
        {asOf && t('hospitals.as-of', { date: dateText(asOf) })} {t('detail.hospitals.note')}
      </p>
    </Section>
  );
}
