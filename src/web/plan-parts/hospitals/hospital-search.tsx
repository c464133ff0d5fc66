import { type FormEvent, useState } from 'react';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import css from './hospital-search.module.css';

type Hospital = WireHospitals['by_pincode'][number]['hospitals'][number];

/** As many of those that lie nearest, and of what is sought. */
const [mostNear, mostSought] = [3, 6];

/** The hospitals near a pincode, or those of them whose name or address has what was typed. */
export function useNearHospitals(quoteId: string, pincode: string) {
  const api = useApi();
  const [near, setNear] = useState<readonly Hospital[]>();
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const ask = async (search: string) => {
    setState('busy');
    const data = { pincodes: [pincode], insurer_ids: [], ...(search !== '' && { search }) };
    const answer = await api.call('hospitalsByPincode', { params: {}, body: { data, quote_id: quoteId } });
    setState(answer.ok ? 'still' : 'failed');
    if (!answer.ok) return;
    const hospitals = answer.value.by_pincode.flatMap((one) => one.hospitals);
    setNear(hospitals.slice(0, search === '' ? mostNear : mostSought));
  };
  return { near, state, ask };
}

/** Where another hospital is sought by its name. */
export function HospitalSearch({ near, state, ask }: ReturnType<typeof useNearHospitals>) {
  const t = useText();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(text.trim());
  };
  return (
    <form onSubmit={submit}>
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
    </form>
  );
}
