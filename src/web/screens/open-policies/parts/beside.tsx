import { useState } from 'react';
import type { WireOpeningPage } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';

export type OpeningPageProps = { readonly page: WireOpeningPage };

/** In hospital nobody waits for a code: whose insurer it is, this page does not know. */
export function InHospital({ page }: OpeningPageProps) {
  const t = useText();
  const { insurers } = page;
  return (
    <Card as="section" label={t('opening.hospital')} className="stack-3">
      <h2>{t('opening.hospital')}</h2>
      <p>{t('opening.hospital.text')}</p>
      <Disclosure summary={t('opening.hospital.all')}>
        <ul className="stack-2">
          {insurers.map(({ title, phone }) => (
            <li key={title}>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>
                {t('opening.hospital.call', { insurer: title, phone: unbroken(phone) })}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}

/** Neither a code nor a mail arrives: a person, and what they do. */
export function NumberLost({ page }: OpeningPageProps) {
  const t = useText();
  const { phone, hours } = page;
  return (
    <Card as="section" label={t('opening.lost.title')} className="stack-3">
      <p className="small muted">{t('opening.lost.title')}</p>
      <h2>{t('opening.lost.lede')}</h2>
      <p>{t('opening.lost.text')}</p>
      <p>{t('opening.lost.hospital')}</p>
      <div className="row">
        <PhoneLink phone={phone} kind="line">
          {unbroken(phone)}
        </PhoneLink>
      </div>
      <p className="small muted">{hours}</p>
    </Card>
  );
}

/** What a code has opened here is closed by a press. */
export function CloseHere({ page }: OpeningPageProps) {
  const t = useText();
  const api = useApi();
  const { is_open: isOpen } = page;
  const [busy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  if (isClosed) return <Notice tone="good" role="status" lead={t('opening.closed')} />;
  if (!isOpen) return null;
  const close = async () => {
    setBusy(true);
    const answer = await api.call('closePolicies', { params: {}, body: {} });
    setBusy(false);
    if (answer.ok) setClosed(true);
    else setTrouble(() => answer.failure.message);
  };
  return (
    <Notice tone="brand" icon="mark" lead={t('opening.close.title')}>
      <p>{t('opening.close.text')}</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <div className="row">
        <ButtonLink href={paths.myPolicies()} kind="line">
          {t('opening.see')}
        </ButtonLink>
        <Button kind="line" busy={busy} busyText={t('opening.closing')} onClick={() => void close()}>
          {t('opening.close')}
        </Button>
      </div>
    </Notice>
  );
}
