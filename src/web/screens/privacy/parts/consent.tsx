import type { WireConsent } from '#contract/consent/shapes.ts';
import type { Purpose } from '#domain/consent/receipt.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Answering } from '../model.ts';

type ConsentProps = { readonly consent: WireConsent; readonly answering: Answering };

/** The names of purposes come with the page; the wire's word is one of them. */
const titleOf = ({ purpose }: WireConsent) => `privacy.${purpose as Purpose}` as const;

/** One purpose: its text, the last answer with its day, and the other answer one press away. */
export function ConsentPart({ consent, answering }: ConsentProps) {
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
export function PurchasePart({ consents }: { readonly consents: readonly WireConsent[] }) {
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
