import type { ReactNode } from 'react';
import type { WireConsent } from '#contract/consent/shapes.ts';
import type { Purpose } from '#domain/consent/receipt.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Answering } from './model.ts';
import { useAnswering } from './model.ts';

/** What somebody agreed to, and the way to take it back; then where to read about all that is kept. */
export function Screen(): ReactNode {
  const t = useText();
  const answering = useAnswering();
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('privacy.title')}</h1>
        <p className="lede">{t('privacy.lede')}</p>
      </div>
      {answersOf(answering).map((consent) => (
        <ConsentPart key={consent.purpose} consent={consent} answering={answering} />
      ))}
      <PurchasePart consents={answering.consents} />
      <section className="stack-2">
        <h2>{t('privacy.data.title')}</h2>
        <p>
          {t('privacy.data.text')} <Link href={paths.about('your-data')}>{t('privacy.data.do')}</Link>
        </p>
        <p>
          <a href={yourDataAddress}>{t('privacy.data.own')}</a>
        </p>
        <p>
          <Link href={paths.leaveDevice()}>{t('nav.leave')}</Link>
        </p>
      </section>
    </div>
  );
}

/** What is asked on the site stands there for whoever comes to answer it; the others once they were answered. */
function answersOf({ consents }: Answering): Answering['consents'] {
  return consents.filter(
    ({ may_be_given, answer, may_be_withdrawn }) =>
      may_be_withdrawn && (may_be_given || answer?.given !== undefined),
  );
}

type ConsentProps = { readonly consent: WireConsent; readonly answering: Answering };

/** The names of purposes come with the page; the wire's word is one of them. */
const titleOf = ({ purpose }: WireConsent) => `privacy.${purpose as Purpose}` as const;

/** One purpose: its text, the last answer with its day, and the other answer one press away. */
function ConsentPart({ consent, answering }: ConsentProps) {
  const t = useText();
  const { told, busy } = answering;
  const { purpose, text, answer } = consent;
  const name = t(titleOf(consent));
  const press = (value: 'yes' | 'no') => () => answering.answer(consent, value);
  const isWithdrawn = answer?.given !== true;
  return (
    <section className="stack-2">
      <h2>{name}</h2>
      <p>{text}</p>
      {purpose === 'usage' && <p className="small muted">{t('privacy.usage.more')}</p>}
      <AnswerText consent={consent} />
      <div className="row">
        {consent.may_be_given && isWithdrawn && (
          <Button
            kind="line"
            busy={busy === purpose}
            aria-label={t('privacy.of', { action: t('privacy.yes'), purpose: name })}
            onClick={press('yes')}
          >
            {t('privacy.yes')}
          </Button>
        )}
        {answer?.given !== false && (
          <Button
            kind="line"
            busy={busy === purpose}
            aria-label={t('privacy.of', {
              action: t(answer ? 'privacy.withdraw' : 'privacy.no'),
              purpose: name,
            })}
            onClick={press('no')}
          >
            {t(answer ? 'privacy.withdraw' : 'privacy.no')}
          </Button>
        )}
      </div>
      <div role="status">{told?.purpose === purpose && !told.trouble && <p>{t('privacy.saved')}</p>}</div>
      {told?.purpose === purpose && told.trouble && (
        <Notice tone="bad" lead={t('privacy.failed')} role="alert">
          {told.trouble}
        </Notice>
      )}
    </section>
  );
}

/** It shows the receipt in words. */
function AnswerText({ consent: { answer, text_version } }: Pick<ConsentProps, 'consent'>) {
  const t = useText();
  const dateText = useDateText();
  if (!answer) return <p className="muted">{t('privacy.answer.never')}</p>;
  const date = dateText(answer.day);
  return (
    <p className="strong">
      <span>{t(answer.given ? 'privacy.answer.yes' : 'privacy.answer.no', { date })}</span>
      {answer.text_version !== text_version && <span>{` ${t('privacy.answer.older')}`}</span>}
    </p>
  );
}

/** What contracts rest on: shown, and ended with the contract. */
function PurchasePart({ consents }: { readonly consents: readonly WireConsent[] }) {
  const t = useText();
  const purchaseConsents = consents.filter(
    ({ may_be_withdrawn, answer }) => !may_be_withdrawn && answer?.given,
  );
  if (purchaseConsents.length === 0) return null;
  return (
    <section className="stack-2">
      <h2>{t('privacy.purchase.title')}</h2>
      <p>{t('privacy.purchase.lede')}</p>
      {purchaseConsents.map((consent) => (
        <div key={consent.purpose} className="stack-2">
          <h3>{t(titleOf(consent))}</h3>
          <p>{consent.text}</p>
          <AnswerText consent={consent} />
        </div>
      ))}
    </section>
  );
}
