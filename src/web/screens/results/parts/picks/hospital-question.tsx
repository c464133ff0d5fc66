import { type FormEvent, useEffect, useState } from 'react';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { Assumption } from '#web/plan-parts/bearable/assumption.tsx';
import { useSettledAt } from '#web/plan-parts/hospitals/settled-at.ts';
import { cashlessOf } from '#web/plan-parts/hospitals/settlements.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useResultsModel } from '../../model.ts';
import css from './hospital-question.module.css';

type Hospital = WireHospitals['by_pincode'][number]['hospitals'][number];

/** Those that lie nearest, and as many of what is sought. */
const mostRows = 3;
/** As many as one call may name. */
const mostInsurers = 30;

/** The hospitals near where these people live, asked for once the question is opened. */
function useNear() {
  const api = useApi();
  const { quoteId, uidata } = useResultsModel().data;
  const [near, setNear] = useState<readonly Hospital[]>();
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const ask = async (search: string) => {
    setState('busy');
    const data = { pincodes: [uidata.city.id], insurer_ids: [], ...(search !== '' && { search }) };
    const answer = await api.call('hospitalsByPincode', { params: {}, body: { data, quote_id: quoteId } });
    setState(answer.ok ? 'still' : 'failed');
    if (answer.ok) setNear(answer.value.by_pincode.flatMap(({ hospitals }) => hospitals).slice(0, mostRows));
  };
  return { near, state, ask };
}

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
  const { near, state, ask } = useNear();
  useOwnNetworks();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(text.trim());
  };
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
        <form className={css.question} onSubmit={submit}>
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
          <div className={css.seek}>
            <TextInput
              label={t('assume.hospital.another')}
              type="search"
              autoComplete="off"
              maxLength={60}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button kind="line" type="submit" busy={state === 'busy'} busyText={t('assume.hospital.busy')}>
              {t('assume.hospital.search')}
            </Button>
          </div>
          <p className="small" role="status">
            {state === 'failed' && <span>{t('assume.hospital.failed')}</span>}
            {state === 'still' && near?.length === 0 && <span>{t('assume.hospital.none')}</span>}
          </p>
          <p className="muted small">{t('assume.hospital.then')}</p>
        </form>
      </Assumption>
    </div>
  );
}
