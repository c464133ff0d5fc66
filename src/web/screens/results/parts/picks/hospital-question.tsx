import { useEffect } from 'react';
import { RichText, useText } from '#web/browser/text.tsx';
import { Assumption } from '#web/plan-parts/bearable/assumption.tsx';
import { HospitalSearch, useNearHospitals } from '#web/plan-parts/hospitals/hospital-search.tsx';
import { useSettledAt } from '#web/plan-parts/hospitals/settled-at.ts';
import { cashlessOf } from '#web/plan-parts/hospitals/settlements.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { OptionRow } from '#web/ui/option-row.tsx';
import { useResultsModel } from '../../model.ts';
import css from './hospital-question.module.css';

/** As many as one call may name. */
const mostInsurers = 30;

/** Tells the cards at how many of the named hospitals each insurer pays itself. */
function useOwnNetworks() {
  const { data, setOwn } = useResultsModel();
  const { hospitals } = useOwnPlaces();
  const insurerIds = [...new Set(data.cards.map(({ insurer_id: id }) => id))].slice(0, mostInsurers);
  const { settled } = useSettledAt(data.quoteId, hospitals, insurerIds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are made anew at each drawing; they change with the answer
  useEffect(() => {
    const networks = insurerIds.map((id) => [id, cashlessOf(hospitals, settled, id)] as const);
    const isKnown = hospitals.length > 0 && networks.every(([, cashless]) => cashless !== undefined);
    const cashless = Object.fromEntries(networks.map(([id, count = 0]) => [id, count]));
    setOwn(isKnown ? { count: hospitals.length, cashless } : undefined);
  }, [settled, hospitals]);
}

/** Where they would be treated. It stands in the tab alone, and each card says how its insurer pays there. */
export function HospitalQuestion() {
  const t = useText();
  const { hospitals, toggle } = useOwnPlaces();
  const { quoteId, uidata } = useResultsModel().data;
  const search = useNearHospitals(quoteId, uidata.city.id);
  const { near, ask } = search;
  useOwnNetworks();
  const rows = [...hospitals, ...(near ?? []).filter(({ id }) => hospitals.every((one) => one.id !== id))];
  const [first] = hospitals;
  const values = { count: hospitals.length, name: first?.name ?? '', more: hospitals.length - 1 };
  return (
    <div className="only-scripted">
      <Assumption
        name={<RichText id="assume.hospital.chip" values={values} />}
        note={t(first ? 'assume.bearable.said' : 'assume.hospital.open')}
        isAnswered={first !== undefined}
        onOpen={() => near === undefined && void ask('')}
      >
        <div className={css.question}>
          <fieldset>
            <legend>{t('assume.hospital')}</legend>
            {rows.map(({ id, name, address, pincode }) => (
              <OptionRow
                key={id}
                label={name}
                hint={address}
                checked={hospitals.some((one) => one.id === id)}
                onChange={() => toggle({ id, name, address, pincode })}
              />
            ))}
          </fieldset>
          <HospitalSearch {...search} />
          <p className="muted small">{t('assume.hospital.then')}</p>
        </div>
      </Assumption>
    </div>
  );
}
