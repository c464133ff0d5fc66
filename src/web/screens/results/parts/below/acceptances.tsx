import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { changeDraft, changeHealth } from '#web/browser/storage/draft.ts';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { paths } from '#web/paths.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { RightsList } from '#web/plan-parts/rights/rights-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Acceptance, OtherWay } from '../../answer.ts';
import { searchOf } from '../../list-options.ts';
import { useResultsModel } from '../../model.ts';
import { draftInOwnName, healthInOwnName } from '../../own-name.ts';
import css from './below.module.css';

/** Who is not taken here, what the law says of it, and how else these people can ask. */
export function Part() {
  const { acceptances, otherWays } = useResultsModel().data;
  return (
    <div className={css.changed}>
      {acceptances.map((one) => (
        <Person key={one.id} person={one} />
      ))}
      {otherWays.map((way) => (
        <Way key={way.proposer} way={way} />
      ))}
    </div>
  );
}

function leadOf({ taking, reason }: Acceptance) {
  if (taking === 'nobody') return `rights.nobody.${reason ?? 'age'}` as const;
  return `rights.${taking}` as const;
}

function Person({ person }: { readonly person: Acceptance }) {
  const t = useText();
  const people = usePeople();
  const { everybody, plans } = useResultsModel().data;
  const name = people.name(memberKeyOf(person), everybody);
  return (
    <Notice
      tone={person.taking === 'online' ? 'brand' : 'care'}
      icon="info"
      lead={t(leadOf(person), { name })}
    >
      {person.rights.length > 0 && (
        <Disclosure summary={t('rights.title')} open={plans === 0}>
          <RightsList rights={person.rights} />
        </Disclosure>
      )}
    </Notice>
  );
}

function useOwnName({ data, block }: OtherWay) {
  const api = useApi();
  const router = useRouter();
  const { options } = useResultsModel();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WireFailure>();
  const ask = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = await api.call('saveDetails', { params: {}, body: { data } });
    setBusy(false);
    if (!result.ok) return setFailure(result.failure);
    const { quote_id: id, quote_crn: crn } = result.value;
    changeDraft((draft) => draftInOwnName(draft, data, { id, crn }));
    changeHealth(() => healthInOwnName(data));
    router.history.push(paths.results(block, id, searchOf({ ...options, standard: undefined })));
  };
  return { busy, failure, ask };
}

function Way({ way }: { readonly way: OtherWay }) {
  const t = useText();
  const people = usePeople();
  const { everybody } = useResultsModel().data;
  const { busy, failure, ask } = useOwnName(way);
  const keys = way.members.map((id) => memberKeyOf({ id }));
  const lead = t('rights.way', {
    count: keys.length,
    proposer: people.inline(memberKeyOf({ id: way.proposer }), everybody),
    names: people.list(keys, everybody),
  });
  const from = formatRupees(rupees(way.from));
  return (
    <Notice tone="brand" lead={lead}>
      <span>
        {way.now === null
          ? t('rights.way.first', { from })
          : t('rights.way.lower', { from, now: formatRupees(rupees(way.now)) })}
      </span>{' '}
      <span>{t('rights.way.why')}</span>{' '}
      <Button kind="quiet" busy={busy} onClick={() => void ask()}>
        {t('rights.way.see')}
      </Button>
      {failure && <span role="alert">{failure.message}</span>}
    </Notice>
  );
}
