import { useState } from 'react';
import type { CallAnswer, WireFailure } from '#contract/call/shapes.ts';
import { waitOf } from '#domain/message/sent-limits.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useOwnAddress } from '#web/browser/own-address.ts';
import { useSite } from '#web/browser/site.tsx';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { confirmByToast } from '#web/frame/notices/toasts.tsx';
import { paths } from '#web/paths.ts';
import { pageToGoOn } from '#web/proposal-parts/pages.ts';
import type { LoadedResume } from '#web/proposal-parts/purchase-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import css from './make-link.module.css';

type MadeProps = { readonly link: CallAnswer<'makeResumeLink'> };

function leadOf(t: Translate, { sent_to: email, mail_in: wait }: MadeProps['link']): string {
  if (email !== null) return t('resume.made.sent', { email });
  return wait === null ? t('resume.made') : t('resume.made.mail-later', waitOf(wait));
}

function NewLinkText({ link }: MadeProps) {
  const t = useText();
  const dateText = useDateText();
  const address = useOwnAddress(link.url);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => confirmByToast(t('resume.copied')),
      () => confirmByToast(t('resume.copy.failed')),
    );
  return (
    <section className="stack-3">
      <Notice tone="good" role="status" lead={leadOf(t, link)}>
        {t('resume.made.facts', { end: link.mobile_ends, date: dateText(link.ends_on) })}
      </Notice>
      <p className={css.address}>{address}</p>
      <div className="row">
        <Button onClick={() => void copy()}>{t('resume.copy')}</Button>
      </div>
    </section>
  );
}

type MakeLinkProps = Pick<Extract<LoadedResume, { kind: 'make' }>, 'proposal'>;

/** Without a way for codes a link would open nothing: so none is offered. */
function NoCodes({ proposal }: MakeLinkProps) {
  const t = useText();
  return (
    <div className="stack-5 measure">
      <h1>{t('resume.make.title')}</h1>
      <Notice tone="care">{t('resume.make.no-codes')}</Notice>
      <p>{t('resume.make.no-codes.here')}</p>
      <div className="row">
        <ButtonLink href={paths.proposal(proposal.proposalID, pageToGoOn(proposal))}>
          {t('resume.make.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Where the link to go on elsewhere is made; what it opens is not written on it. */
export function MakeLink({ proposal }: MakeLinkProps) {
  const t = useText();
  const { link, busy, trouble, make, isShownOnly, showOnly } = useLinkMaking(proposal.proposalID);
  const { proposalID: id } = proposal;
  const { hasCodes } = useSite();
  if (!hasCodes) return <NoCodes proposal={proposal} />;
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('resume.make.title')}</h1>
        <p className="lede">{t('resume.make.lede')}</p>
      </div>
      <ol className={classes(css.steps, 'stack-2')}>
        <li>{t('resume.make.1')}</li>
        <li>{t('resume.make.2')}</li>
        <li>{t('resume.make.3')}</li>
      </ol>
      {trouble && (
        <Notice tone="bad" role="alert" lead={t('resume.make.trouble')}>
          {trouble.message}
        </Notice>
      )}
      <OptionRow
        checked={isShownOnly}
        onChange={(event) => showOnly(event.currentTarget.checked)}
        label={t('resume.make.shown')}
        hint={t('resume.make.shown.why')}
      />
      {link && <NewLinkText key={link.url} link={link} />}
      <div className="row">
        <Button kind={link ? 'quiet' : 'main'} busy={busy} busyText={t('resume.make.busy')} onClick={make}>
          {t(link ? 'resume.make.anew' : 'resume.make.button')}
        </Button>
        <ButtonLink
          kind="line"
          href={paths.proposal(
            id,
            trouble?.code === 'RESUME_NEEDS_MOBILE' ? 'proposer-detail' : pageToGoOn(proposal),
          )}
        >
          {t(trouble?.code === 'RESUME_NEEDS_MOBILE' ? 'resume.make.mobile' : 'resume.make.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

type NewLink = CallAnswer<'makeResumeLink'>;

type LinkMaking = {
  /** The last link, which is the one that works. */
  readonly link: NewLink | undefined;
  readonly busy: boolean;
  /** Why none could be made. */
  readonly trouble: Pick<WireFailure, 'code' | 'message'> | undefined;
  readonly make: () => void;
  /** Whether it is shown here and not mailed. */
  readonly isShownOnly: boolean;
  readonly showOnly: (isShownOnly: boolean) => void;
};

function useLinkMaking(id: string): LinkMaking {
  const api = useApi();
  const [link, setLink] = useState<NewLink>();
  const [isShownOnly, showOnly] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useWorded<LinkMaking['trouble']>(undefined);
  const make = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await api.call('makeResumeLink', {
      params: { id },
      body: isShownOnly ? { mail: 'no' } : {},
    });
    setBusy(false);
    if (answer.ok) return setLink(answer.value);
    setTrouble(() => answer.failure);
  };
  return { link, busy, trouble, make: () => void make(), isShownOnly, showOnly };
}
