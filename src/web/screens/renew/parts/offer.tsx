import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { Changes } from './changes.tsx';
import { Head } from './head.tsx';

type OfferProps = {
  readonly renewal: WireRenewal;
  readonly offer: NonNullable<WireRenewal['offer']>;
};

/** Cover that follows, or the days that nobody gets back. */
function Gap({ renewal, offer }: OfferProps) {
  const t = useText();
  const dateText = useDateText();
  const until = dateText(renewal.cover_until);
  const { days_uncovered: days, price } = offer;
  const amount = moneyText(price.total);
  if (days === 0) return <Notice tone="good">{t('renew.gapless', { until, amount })}</Notice>;
  const [from, last] = [dateText(offer.cover_from), dateText(renewal.renew_until)];
  return (
    <Notice tone="owes" lead={t('renew.gap.lead', { days })}>
      {t('renew.gap', { until, from, last, amount })}
    </Notice>
  );
}

/** The whole renewal on one page: what follows, what changed, who and how to reach them; then terms and payment. */
export function Offer({ renewal, offer }: OfferProps) {
  const t = useText();
  const { proposalID, begun } = renewal;
  const { busy, message, begin } = useBegin(proposalID);
  const amount = moneyText(offer.price.total);
  return (
    <div className="stack-5 measure">
      <Head title={t('renew.title')} renewal={renewal} />
      <Gap renewal={renewal} offer={offer} />
      <p>{t('renew.short')}</p>
      <NewPolicy offer={offer} />
      <Changes renewal={renewal} offer={offer} />
      <PeopleAndContact renewal={renewal} busy={busy} change={() => begin('proposer-detail')} />
      {message && (
        <Notice tone="bad" role="alert" lead={t('renew.failed.lead')}>
          {message}
        </Notice>
      )}
      <p className="small muted">{t('renew.free', { amount })}</p>
      <Dock>
        <Button
          busy={busy}
          busyText={t('renew.busy')}
          onClick={() => begin(begun ? pageToGoOn(begun) : 't-and-c')}
        >
          {t(begun ? 'renew.go-on.begun' : 'renew.go-on')}
        </Button>
      </Dock>
    </div>
  );
}

function NewPolicy({ offer }: { readonly offer: NonNullable<WireRenewal['offer']> }) {
  const t = useText();
  const dateText = useDateText();
  const { planData, bonus, riders, fell_away: away } = offer;
  const withBonus = { ...planData, sumAssured: planData.sumAssured + bonus };
  const heading = t('renew.new');
  const facts = [
    { name: t('renew.new.cover'), value: boughtCover(t, planData) },
    ...(bonus > 0
      ? [
          { name: t('outcome.bonus'), value: coverText(t, bonus) },
          { name: t('renew.new.sum'), value: boughtCover(t, withBonus) },
        ]
      : []),
    { name: t('outcome.from'), value: dateText(offer.cover_from) },
    { name: t('outcome.until'), value: dateText(offer.cover_until) },
    ...(riders.length > 0 ? [{ name: t('renew.new.riders'), value: riders.join(', ') }] : []),
  ];
  return (
    <Card as="section" label={heading} className="stack-3">
      <h2>{heading}</h2>
      <PaperBlocks blocks={[{ kind: 'facts', facts }]} heading={heading} />
      {away.map(({ kind, title }) => (
        <p key={`${kind} ${title}`} className="small">
          {kind === 'rider' ? t('renew.away.rider', { title }) : t('renew.away.term')}
        </p>
      ))}
    </Card>
  );
}

/** Begins the renewal, or finds the one that was begun, and goes on to a page of it. */
function useBegin(policyID: string) {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const begin = async (next: ProposalScreen) => {
    setBusy(true);
    setMessage(undefined);
    const answer = await api.call('beginRenewal', { params: { id: policyID }, body: {} });
    if (answer.ok) return router.history.push(paths.proposal(answer.value.proposalID, next));
    setBusy(false);
    setMessage(answer.failure.message);
  };
  return { busy, message, begin: (next: ProposalScreen) => void begin(next) };
}

type PeopleProps = {
  readonly renewal: WireRenewal;
  readonly busy: boolean;
  readonly change: () => void;
};

function ageText(t: Translate, age: string): string {
  const count = Number.parseInt(age, 10);
  if (Number.isNaN(count)) return '';
  return t(age.endsWith('m') ? 'renew.people.months' : 'renew.people.age', { count });
}

/** Who is renewed, as old as they will be, and where the insurer writes and calls. */
function PeopleAndContact({ renewal, busy, change }: PeopleProps) {
  const t = useText();
  const nameOf = useMemberNames(renewal.members);
  const [people, contact] = [t('renew.people'), t('renew.contact')];
  const { name, mobile, email, address } = renewal.contact;
  const facts = [
    { name: t('renew.contact.name'), value: name },
    { name: t('renew.contact.mobile'), value: mobile },
    { name: t('renew.contact.email'), value: email },
    { name: t('renew.contact.address'), value: address },
  ];
  const members = renewal.members.map(({ key, age }) => ({ name: nameOf(key), value: ageText(t, age) }));
  return (
    <>
      <Card as="section" label={people} className="stack-3">
        <h2>{people}</h2>
        <PaperBlocks blocks={[{ kind: 'facts', facts: members }]} heading={people} />
      </Card>
      <Card as="section" label={contact} className="stack-3">
        <h2>{contact}</h2>
        <PaperBlocks blocks={[{ kind: 'facts', facts }]} heading={contact} />
        <Button kind="line" busy={busy} busyText={t('renew.busy')} onClick={change}>
          {t('renew.contact.change')}
        </Button>
      </Card>
    </>
  );
}
