import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { useParamsOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { MessageId } from '#words/areas.ts';
import { type AboutPage, aboutPage } from './page.ts';

/** To a page where something can be done about it; after a sentence, where it needs one. */
type ContactLink = { readonly text?: MessageId; readonly link: MessageId; readonly href: string };

type Page = {
  readonly title: MessageId;
  readonly text: readonly MessageId[];
  readonly link?: ContactLink;
};

const pages = {
  'who-pays-us': {
    title: 'about.who-pays-us.title',
    text: ['about.who-pays-us.1', 'about.who-pays-us.2', 'about.who-pays-us.3'],
  },
  'your-data': {
    title: 'about.your-data.title',
    text: [
      'about.your-data.1',
      'about.your-data.2',
      'about.your-data.3',
      'about.your-data.4',
      'about.your-data.5',
    ],
    link: { text: 'about.your-data.consents', link: 'about.your-data.consents.do', href: paths.privacy() },
  },
  complaints: {
    title: 'about.complaints.title',
    text: ['about.complaints.1', 'about.complaints.2', 'about.complaints.3'],
    link: { link: 'about.complaints.do', href: paths.help() },
  },
  accessibility: {
    title: 'about.accessibility.title',
    text: ['about.accessibility.1', 'about.accessibility.2', 'about.accessibility.3'],
  },
} satisfies Record<AboutPage, Page>;

/** The standing pages: who pays us, data, complaints, accessibility. */
export function Screen(): ReactNode {
  const t = useText();
  const { title, text, link }: Page = pages[useParamsOf(aboutPage).page];
  return (
    <article className="stack measure">
      <h1>{t(title)}</h1>
      {text.map((id) => (
        <p key={id}>{t(id)}</p>
      ))}
      {link && (
        <p>
          {link.text && <span>{`${t(link.text)} `}</span>}
          <Link href={link.href}>{t(link.link)}</Link>
        </p>
      )}
    </article>
  );
}
