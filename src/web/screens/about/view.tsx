import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { useParamsOf } from '#web/routing/use-page.ts';
import { Link } from '#web/ui/link.tsx';
import type { MessageId } from '#words/areas.ts';
import { type AboutPage, aboutPage } from './page.ts';

type Page = {
  readonly title: MessageId;
  readonly text: readonly MessageId[];
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
  },
  complaints: {
    title: 'about.complaints.title',
    text: ['about.complaints.1', 'about.complaints.2', 'about.complaints.3'],
  },
  accessibility: {
    title: 'about.accessibility.title',
    text: ['about.accessibility.1', 'about.accessibility.2', 'about.accessibility.3'],
  },
} satisfies Record<AboutPage, Page>;

/** The standing pages: who pays us, data, complaints, accessibility. */
export function Screen(): ReactNode {
  const t = useText();
  const { page } = useParamsOf(aboutPage);
  const { title, text }: Page = pages[page];
  return (
    <article className="stack measure">
      <h1>{t(title)}</h1>
      {text.map((id) => (
        <p key={id}>{t(id)}</p>
      ))}
      {page === 'complaints' && (
        <p>
          <Link href={paths.help()}>{t('about.complaints.do')}</Link>
        </p>
      )}
    </article>
  );
}
