import type { ReactNode } from 'react';
import type { WireHelp } from '#contract/help/shapes.ts';
import { type HelpTopic, helpTopics } from '#domain/help/topics.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneLink, unbroken } from '#web/ui/phone-link.tsx';
import { helpPage } from './page.ts';
import { CallBack } from './parts/call-back.tsx';
import css from './view.module.css';

function MailLink() {
  const { email } = useLoaded(helpPage);
  return (
    <a href={`mailto:${email}`} lang="en">
      {email}
    </a>
  );
}

/** Neither our number nor a call back reaches whoever is abroad. */
function FromAbroad() {
  const t = useText();
  return (
    <>
      <p>
        <b>{t('help.abroad')}</b> <MailLink />
      </p>
      <p>{t('help.abroad.why')}</p>
    </>
  );
}

/** Whom to call, when, and by which number they find what it is about. */
function Reach({ topic }: { readonly topic: HelpTopic | undefined }) {
  const t = useText();
  const contact = useLoaded(helpPage);
  const { phone, reference, is_sandbox: isSandbox } = contact;
  return (
    <Card as="section" label={t('help.reach')} className="stack-3">
      <h2>{t('help.reach')}</h2>
      {topic === 'abroad' && <FromAbroad />}
      {reference !== null && (
        <p>
          {t('help.reference')} <b className={css.reference}>{reference}</b>
        </p>
      )}
      <p>{contact.hours}</p>
      <div className="row">
        <PhoneLink phone={phone}>{t('help.phone', { phone: unbroken(phone) })}</PhoneLink>
      </div>
      {topic !== 'abroad' && (
        <p>
          {t('help.email')} <MailLink />
        </p>
      )}
      {isSandbox && (
        <Notice tone="care" small>
          {t('help.sandbox')}
        </Notice>
      )}
    </Card>
  );
}

/** A person to talk to; a call that is asked for; what can be read at once; who hears complaints. */
export function Screen(): ReactNode {
  const t = useText();
  const help = useLoaded(helpPage);
  const { insurer } = help;
  const requestedTopic = useSearchOf(helpPage).topic;
  const topic = helpTopics.find((each) => each === requestedTopic);
  return (
    <div className="stack-6 measure">
      <div className="stack-2">
        <h1>{t('help.title')}</h1>
        <p className="lede">{t('help.lede')}</p>
        {topic && <p>{t('help.topic', { topic: t(`help.topic.${topic}`) })}</p>}
      </div>
      <Reach topic={topic} />
      <section className="stack-3">
        <h2>{t('help.call')}</h2>
        <p>{t('help.call.lede')}</p>
        <CallBack help={help} topic={topic} />
      </section>
      <section className="stack-3">
        <h2>{t('help.claim')}</h2>
        <p>
          <span>
            {insurer
              ? t('help.claim.own', { insurer: insurer.title, phone: unbroken(insurer.phone) })
              : t('help.claim.text')}
          </span>{' '}
          <Link href={paths.myPolicies()}>{t('nav.mine')}</Link>
        </p>
        {!insurer && (
          <p>
            <Link href={paths.method('all-plans')}>{t('help.claim.plan')}</Link>
          </p>
        )}
      </section>
      <section className="stack-3">
        <h2>{t('help.often')}</h2>
        <p>{t('help.often.1')}</p>
        <p>{t('help.often.2')}</p>
        <p>{t('help.often.3')}</p>
      </section>
      <Complaints help={help} />
    </div>
  );
}

/** The portal of the regulator, and the council of the ombudsmen: fixed by law, whoever the operator is. */
const outside = {
  portal: 'https://bimabharosa.irdai.gov.in',
  ombudsman: 'https://www.cioins.co.in',
} as const;

const hostOf = (address: string) => new URL(address).host;

function Outside({ href }: { readonly href: string }) {
  return (
    <a href={href} rel="noreferrer" lang="en">
      {hostOf(href)}
    </a>
  );
}

/** Who hears a complaint, one after the other, within which days. */
function Complaints({ help }: { readonly help: WireHelp }) {
  const t = useText();
  const { officer, insurer } = help;
  return (
    <section id="complaints" className="stack-3">
      <h2>{t('nav.complaints')}</h2>
      <p>{t('help.complain.lede')}</p>
      <ol className={classes(css.ladder, 'stack')}>
        <li>
          <h3>{t('help.complain.us')}</h3>
          <p>{t('help.complain.us.text')}</p>
          <p>
            <b lang="en">{officer.name}</b>
            <br />
            <a href={`tel:${officer.phone.replace(/[^\d+]/g, '')}`}>{unbroken(officer.phone)}</a>
            <br />
            <a href={`mailto:${officer.email}`} lang="en">
              {officer.email}
            </a>
          </p>
        </li>
        <li>
          <h3>{t('help.complain.insurer')}</h3>
          <p>{t('help.complain.insurer.text')}</p>
          {insurer && (
            <p>
              {t('help.complain.insurer.own', { insurer: insurer.title, phone: unbroken(insurer.phone) })}
            </p>
          )}
        </li>
        <li>
          <h3>{t('help.complain.portal')}</h3>
          <p>
            {t('help.complain.portal.text')} <Outside href={outside.portal} />
          </p>
        </li>
        <li>
          <h3>{t('help.complain.ombudsman')}</h3>
          <p>
            {t('help.complain.ombudsman.text')} <Outside href={outside.ombudsman} />
          </p>
        </li>
      </ol>
      <p>{t('help.complain.court')}</p>
    </section>
  );
}
