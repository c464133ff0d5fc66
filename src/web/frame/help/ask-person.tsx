import type { HelpTopic } from '#domain/help/topics.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useReference } from './use-reference.ts';

type PersonLinkProps = {
  /** What they are called about. */
  readonly topic: HelpTopic;
};

/** To a person who finds what is shown here and knows the question. */
export function PersonLink({ topic }: PersonLinkProps) {
  const about = useReference();
  return <Link href={paths.help({ about, topic })}>{useText()('ui.person')}</Link>;
}

type AskPersonProps = PersonLinkProps & {
  /** Whom no answer fits, as a sentence before the link. */
  readonly lead: string;
};

/** Leads whoever the answers of a question do not fit to a person. */
export function AskPerson({ topic, lead }: AskPersonProps) {
  return (
    <p className="small muted">
      <span>{lead}</span> <PersonLink topic={topic} />
    </p>
  );
}
