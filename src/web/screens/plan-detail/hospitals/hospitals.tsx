import { type FormEvent, useState } from 'react';
import { parseIsoDate } from '#domain/date.ts';
import { formatGrouped, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { hospitalsId } from '#web/plan-parts/hospitals/own-hospitals.ts';
import { useSettledAt } from '#web/plan-parts/hospitals/settled-at.ts';
import { cashlessOf } from '#web/plan-parts/hospitals/settlements.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { usePlanModel } from '../model.ts';
import { AreaList, How } from './area-list.tsx';
import css from './hospitals.module.css';
import { type Hospitals as Found, useHospitals } from './use-hospitals.ts';

type FoundProps = { readonly hospitals: Found };

function Search({ hospitals }: FoundProps) {
  const t = useText();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    hospitals.seek(text);
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
      <Button kind="line" type="submit" busy={hospitals.isBusy} busyText={t('hospitals.busy')}>
        {t('hospitals.search')}
      </Button>
    </form>
  );
}

/** A pincode beside those where they live: parents who move, a city with better hospitals. */
function AnotherPlace({ hospitals }: FoundProps) {
  const t = useText();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    hospitals.lookAt(text);
  };
  return (
    <Disclosure summary={t('hospitals.place')}>
      <form className={css.seek} onSubmit={submit}>
        <TextInput
          label={t('hospitals.place.pincode')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={text}
          error={hospitals.placeError}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button kind="line" type="submit" busy={hospitals.isBusy} busyText={t('hospitals.busy')}>
          {t('hospitals.place.look')}
        </Button>
      </form>
    </Disclosure>
  );
}

/** Where the family, and their parents, can be treated without paying first. */
export function Hospitals() {
  const t = useText();
  const dateText = useDateText();
  const { plan } = usePlanModel();
  const hospitals = useHospitals();
  const own = useOwnHospitals();
  const asOf = hospitals.shown && parseIsoDate(hospitals.shown.as_of);
  const count = formatGrouped(rupees(plan.network_hospitals_count));
  return (
    <Fold id={hospitalsId} title={t('hospitals.title')} outcome={<Outcome own={own} />}>
      <p>
        <RichText id="detail.hospitals.count" values={{ count, insurer: plan.insurer_title }} />
      </p>
      <OwnHospitals own={own} />
      <div className={css.forms}>
        <Search hospitals={hospitals} />
        <AnotherPlace hospitals={hospitals} />
      </div>
      <div role="status">
        {hospitals.hasFailed && (
          <Notice tone="care" icon="alert" lead={t('hospitals.failed')}>
            {t('hospitals.failed.text')}
            <p>
              <Button kind="line" onClick={() => hospitals.seek(hospitals.sought)}>
                {t('problem.retry')}
              </Button>
            </p>
          </Notice>
        )}
        <div className={css.areas}>
          {hospitals.shown?.by_pincode.map((area) => (
            <AreaList key={area.pincode} area={area} sought={hospitals.sought} />
          ))}
        </div>
      </div>
      <p className="small muted">
        {asOf && <span>{`${t('hospitals.as-of', { date: dateText(asOf) })} `}</span>}
        <span>{t('detail.hospitals.note')}</span>
      </p>
    </Fold>
  );
}

/** Those that the family would go to, and at how many of them this insurer settles the bill itself. */
function useOwnHospitals() {
  const { plan, page } = usePlanModel();
  const { hospitals, toggle } = useOwnPlaces();
  const settlements = useSettledAt(page.address.quoteId, hospitals, [plan.insurer_id]);
  return {
    hospitals,
    toggle,
    ...settlements,
    cashless: cashlessOf(hospitals, settlements.settled, plan.insurer_id),
  };
}

type OwnProps = { readonly own: ReturnType<typeof useOwnHospitals> };

/** It counts the family’s own hospitals where they are named and known, else those near. */
function Outcome({ own: { hospitals, cashless } }: OwnProps) {
  const t = useText();
  const { plan } = usePlanModel();
  if (hospitals.length > 0 && cashless !== undefined)
    return <span>{t('hospitals.own', { cashless, count: hospitals.length })}</span>;
  const near = plan.content?.network[0];
  if (near) {
    const { cashless, hospitals: count, city, pincode } = near;
    return <span>{t('hospitals.of', { cashless, count, city, pincode })}</span>;
  }
  const count = formatGrouped(rupees(plan.network_hospitals_count));
  return <RichText id="detail.hospitals.count" values={{ count, insurer: plan.insurer_title }} />;
}

function OwnHospitals({ own: { hospitals, toggle, settled, hasFailed, askAgain, cashless } }: OwnProps) {
  const t = useText();
  const { plan } = usePlanModel();
  if (hospitals.length === 0)
    return (
      <div className={css.own}>
        <h3>{t('hospitals.own.none')}</h3>
        <p>{t('hospitals.own.none.text')}</p>
      </div>
    );
  const waiting = t(hasFailed ? 'hospitals.own.failed' : 'hospitals.own.asking');
  const title = cashless === undefined ? waiting : t('hospitals.own', { cashless, count: hospitals.length });
  return (
    <div className={css.own} role="status">
      <h3>{title}</h3>
      {hasFailed && (
        <Button kind="line" onClick={askAgain}>
          {t('problem.retry')}
        </Button>
      )}
      <ul>
        {hospitals.map((hospital) => {
          const settlement = settled.get(hospital.id)?.get(plan.insurer_id);
          return (
            <li key={hospital.id}>
              <p>
                <span>{hospital.name}</span>
                <small>{hospital.address}</small>
              </p>
              {settlement && <How settlement={settlement} />}
              <Button kind="quiet" onClick={() => toggle(hospital)}>
                {t('hospitals.own.remove')}
                <span className="sr">{` ${hospital.name}`}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
