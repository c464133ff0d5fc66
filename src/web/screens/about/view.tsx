import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { useParamsOf } from '#web/routing/use-page.ts';
import { Link } from '#web/ui/link.tsx';
import type { MessageId } from '#words/areas.ts';
import { type AboutPage, aboutPage } from './page.ts';

/** A sentence, and the page that it leads to. */
type Way = { readonly text: MessageId; readonly link: MessageId; readonly href: string };

type Page = {
  readonly title: MessageId;
  /** To somebody who helps; before anything is explained. */
  readonly ways?: readonly Way[];
  readonly text: readonly MessageId[];
};

const waysToHelp: readonly Way[] = [
  { text: 'about.help.adviser', link: 'about.help.adviser.do', href: paths.policyOffline('offline') },
  { text: 'about.help.claim', link: 'about.help.claim.do', href: paths.method('all-plans') },
  { text: 'about.help.wrong', link: 'about.help.wrong.do', href: paths.about('complaints') },
];

const pages = {
  'who-pays-us': {
    title: 'about.who-pays-us.title',
    text: ['about.who-pays-us.1', 'about.who-pays-us.2', 'about.who-pays-us.3'],
  },
  'your-data': {
    title: 'about.your-data.title',
    ways: [{ text: 'about.your-data.consents', link: 'about.your-data.consents.do', href: paths.privacy() }],
    text: [
      'about.your-data.1',
      'about.your-data.2',
      'about.your-data.3',
      'about.your-data.4',
      'about.your-data.5',
    ],
  },
  complaints: {
    title: 'about.complaints.title',
    text: ['about.complaints.1', 'about.complaints.2', 'about.complaints.3'],
  },
  accessibility: {
    title: 'about.accessibility.title',
    text: ['about.accessibility.1', 'about.accessibility.2', 'about.accessibility.3'],
  },
  help: {
    title: 'about.help.title',
    ways: waysToHelp,
    text: ['about.help.1', 'about.help.2', 'about.help.3'],
  },
} satisfies Record<AboutPage, Page>;

/** The standing pages: who pays us, data, complaints, accessibility, help. */
export function Screen(): ReactNode {
  const t = useText();
  const { title, ways = [], text }: Page = pages[useParamsOf(aboutPage).page];
  return (
    <article className="stack measure">
      <h1>{t(title)}</h1>
      {ways.map(({ text: sentence, link, href }) => (
        <p key={link}>
          {t(sentence)} <Link href={href}>{t(link)}</Link>
        </p>
      ))}
      {text.map((id) => (
        <p key={id}>{t(id)}</p>
      ))}
    </article>
  );
}
